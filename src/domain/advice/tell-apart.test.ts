import { describe, expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { dearestFirst } from './rules/debts.ts'
import { tellApart } from './tell-apart.ts'

const none = { templates: [], budgets: [], goals: [], loans: [], groups: [] }
const factsWith = (some: object) =>
  tellApart({
    ...{ ...none, today: '2026-11-16', locale: 'en-GB', currency: 'EUR' },
    ...some,
  } as unknown as Facts)

const loan = (id: string, name: string, rateBps: number, balance: number) => ({
  ...{ id, name, rateBps, balance, currency: 'EUR', startOn: '2026-01-01' },
})

describe('things of the same name', () => {
  it('are told by what they come to', () => {
    const loans = [loan('a', 'Bean There', 188, 50_000), loan('b', 'bean there', 88, 90_000)]
    const [found] = dearestFirst.find(factsWith({ loans }))
    expect(found?.text).toBe(
      'Bean There (€500.00) costs 1.88% a year and bean there (€900.00) 0.88%. ' +
        'Whatever you can pay on top saves most at Bean There (€500.00).',
    )
    expect(found?.evidence.map(({ words }) => words)).toEqual([
      'Bean There (€500.00), 1.88% a year',
      'bean there (€900.00), 0.88% a year',
    ])
  })

  it('are numbered where that is the same too, in whatever order they come', () => {
    const budget = (id: string) => ({ id, name: 'Food', amount: 40_000, currency: 'EUR' })
    const names = (...ids: readonly string[]) =>
      factsWith({ budgets: ids.map(budget) }).budgets.map(({ id, name }) => `${id} ${name}`)
    expect(names('a', 'b')).toEqual(['a Food (€400.00, number 1)', 'b Food (€400.00, number 2)'])
    expect(names('b', 'a').toSorted()).toEqual(names('a', 'b'))
  })

  it('keep their name where there is one of it, though it is told in two currencies', () => {
    const group = (currency: string) => ({ id: 'g', name: 'Flat', currency, lastOn: '2026-10-01' })
    const goals = [{ id: 'a', name: 'Bike', target: 100, currency: 'EUR' }]
    const facts = factsWith({ goals, groups: [group('EUR'), group('USD')] })
    expect(facts.goals[0]?.name).toBe('Bike')
    expect(facts.groups.map(({ name }) => name)).toEqual(['Flat', 'Flat'])
  })
})
