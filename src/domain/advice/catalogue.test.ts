import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFacts } from '#test/support/random-facts.ts'
import { recount } from '#test/support/recount/recount.ts'
import { adviceIn, rules } from './catalogue.ts'
import type { Facts } from './facts.ts'

const told = (facts: Facts) =>
  adviceIn(facts).map(({ rule, subject, title, text, basis }) =>
    [rule, subject, title, text, basis].join(' | '),
  )

const lists = [
  ...(['categories', 'series', 'pairs', 'outliers', 'fees', 'unsorted', 'back'] as const),
  ...(['templates', 'budgets', 'goals', 'loans', 'groups'] as const),
]

const turned = (facts: Facts): Facts => ({
  ...facts,
  ...Object.fromEntries(lists.map((list) => [list, facts[list].toReversed()])),
})

describe('advice in any book', () => {
  it('is borne out by its own rows', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(randomFacts, (facts) => {
        const cards = adviceIn(facts)
        for (const { rule } of cards) seen.add(rule)
        expect(cards.flatMap((card) => recount(card, facts.today))).toEqual([])
      }),
      { numRuns: 1500 },
    )
    expect(seen.size).toBeGreaterThan(25)
  })

  it('speaks of one thing once', () => {
    fc.assert(
      fc.property(randomFacts, (facts) => {
        const matters = adviceIn(facts).flatMap(
          (card) =>
            rules
              .find(({ name }) => name === card.rule)
              ?.find(facts)
              .find(({ subject, title }) => subject === card.subject && title === card.title)
              ?.matters ?? [],
        )
        const own = matters.filter((matter, at) => matters.indexOf(matter) !== at)
        expect(own.filter((matter) => !isWithinOne(facts, matter))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('stands in the same order however the rows come', () => {
    fc.assert(
      fc.property(randomFacts, (facts) => {
        expect(told(turned(facts))).toEqual(told(facts))
      }),
      { numRuns: 500 },
    )
  })
})

/** A card may name one thing twice, such as a template and the name it shares with its payee. */
function isWithinOne(facts: Facts, matter: string): boolean {
  return rules.some(({ find }) =>
    find(facts).some(({ matters }) => matters.filter((one) => one === matter).length > 1),
  )
}
