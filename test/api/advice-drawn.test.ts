import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adviceIn } from '#domain/advice/catalogue.ts'
import { Household } from '../support/advice-fixture.ts'
import { drawnLives, writeLife } from '../support/drawn-life.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { recount } from '../support/recount/recount.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

const lives = fc.sample(drawnLives, { seed: 20_261_118, numRuns: 40 })

describe('households that are drawn', () => {
  it('are told nothing that the rows of a card do not bear out', async () => {
    const rules = new Set<string>()
    const wrong: string[] = []
    for (const [at, life] of lives.entries()) {
      const home = await Household.make(one)
      await writeLife(home, life)
      const { known } = await home.advice()
      for (const card of adviceIn(known.facts)) {
        rules.add(card.rule)
        wrong.push(...recount(card, known.facts.today).map((found) => `${at} ${found}`))
      }
    }
    expect(wrong).toEqual([])
    expect(rules.size).toBeGreaterThan(15)
  }, 300_000)
})
