import { describe, expect, it } from 'vitest'
import { rules } from '#domain/advice/catalogue.ts'
import { goldenHouseholds } from '../support/golden.ts'
import { chargeHouseholds } from '../support/golden-charges.ts'
import { moneyHouseholds } from '../support/golden-money.ts'
import { planHouseholds } from '../support/golden-plans.ts'
import { savingHouseholds } from '../support/golden-saving.ts'
import { cardSentences } from '../support/recount/sentences.ts'

const all = [...chargeHouseholds, ...planHouseholds, ...moneyHouseholds, ...savingHouseholds]

goldenHouseholds('golden households', all)

describe('every rule', () => {
  const names = rules.map(({ name }) => name).toSorted()

  it('has a household of its own, and one that only looks like it', () => {
    expect(all.map(({ rule }) => rule).toSorted()).toEqual(names)
    expect(all.every(({ misses }) => Object.keys(misses).length > 0)).toBe(true)
  })

  it('has its sentences written down for the recount', () => {
    expect(Object.keys(cardSentences).toSorted()).toEqual(names)
  })
})
