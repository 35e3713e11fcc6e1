import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { type Coming, comingSoon, type NamedTemplate } from './coming.ts'

const today = '2026-11-17'
const rent: NamedTemplate = {
  ...{ id: 'rent', currency: 'CZK', amount: 900_000, priceChanges: [], categoryId: null },
  ...{ frequency: 'monthly', interval: 1, weekdays: [], monthDays: [-1], nthWeekday: null },
  ...{ weekendShift: 'none', startOn: '2026-01-31', endOn: null, endAfter: null, skippedOn: [] },
  ...{ active: true, nextOn: '2026-11-30', waitingOn: ['2026-10-31'], description: 'Rent' },
  contract: null,
}
const loan: Coming = {
  ...{ kind: 'loan', id: 'car', from: null, day: '2026-11-20', title: 'Car' },
  ...{ amount: 105_443, currency: 'CZK', isWaiting: false },
}

it('comes on its day, waits until it is confirmed, and stands in order with the rest', () => {
  const soon = comingSoon(
    { expense: [rent], income: [], transfer: [], instalments: [loan], besides: [] },
    today,
  )
  expect(soon.map(({ title, day, isWaiting }) => [title, day, isWaiting])).toEqual([
    ['Rent', '2026-10-31', true],
    ['Car', '2026-11-20', false],
    ['Rent', '2026-11-30', false],
  ])
})

it('brings nothing while it is paused, nor before its next day', () => {
  const paused = { ...rent, active: false, waitingOn: [] }
  expect(
    comingSoon(
      { expense: [paused], income: [], transfer: [], instalments: [], besides: [] },
      today,
    ),
  ).toEqual([])
  const later = { ...rent, nextOn: '2026-12-31', waitingOn: [] }
  expect(
    comingSoon({ expense: [], income: [later], transfer: [], instalments: [], besides: [] }, today),
  ).toEqual([])
})

it('counts money between accounts among them, as what it is', () => {
  const saving = { ...rent, id: 'saving', description: 'Saving' }
  const soon = comingSoon(
    { expense: [], income: [], transfer: [saving], instalments: [], besides: [] },
    today,
  )
  expect(soon.map(({ kind, title, amount }) => [kind, title, amount])).toEqual([
    ['transfer', 'Saving', 900_000],
    ['transfer', 'Saving', 900_000],
  ])
})

const plans = { expense: [], income: [], transfer: [], instalments: [], besides: [] }

it('tells an instalment once that a template brings, or that is written down for it', () => {
  const due = { ...loan, day: '2026-11-28', amount: 900_000, accountId: 'giro' }
  const titlesIn = (more: Partial<Parameters<typeof comingSoon>[0]>) =>
    comingSoon({ ...plans, instalments: [due], ...more }, today).map(({ title }) => title)
  const rate = { ...rent, waitingOn: [], description: 'Rate' }
  expect(titlesIn({ expense: [rate] })).toEqual(['Rate'])
  expect(titlesIn({ expense: [{ ...rate, accountId: 'giro' }] })).toEqual(['Rate'])
  expect(titlesIn({ expense: [{ ...rate, accountId: 'other' }] })).toEqual(['Car', 'Rate'])
  expect(titlesIn({ expense: [{ ...rate, amount: 900_001 }] })).toEqual(['Car', 'Rate'])
  const written = { ...due, kind: 'expense' as const, from: 'expenses' as const, title: 'Written' }
  expect(titlesIn({ besides: [written] })).toEqual(['Written'])
  const late = { ...due, day: '2026-11-16', isWaiting: true }
  const soon = { ...rate, monthDays: [18], startOn: '2026-01-18', nextOn: '2026-11-18' }
  expect(titlesIn({ expense: [soon], instalments: [late] })).toEqual(['Car', 'Rate'])
})

it('tells as many instalments as no expense stands for, whatever comes', () => {
  const amounts = fc.constantFrom(10_000, 20_000)
  const row = fc.record({ at: fc.integer({ min: 0, max: 14 }), amount: amounts })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), fc.array(row, { maxLength: 6 }), (due, costs) => {
      const dated = ({ at, amount }: { at: number; amount: number }, id: number): Coming => ({
        ...{ ...loan, id: String(id), day: addDays(today, at), amount },
      })
      const instalments = due.map(dated)
      const besides = costs
        .map(dated)
        .map((one) => ({ ...one, kind: 'expense' as const, from: 'expenses' as const }))
      const told = comingSoon({ ...plans, instalments, besides }, today)
      const [left, written] = [true, false].map((isLoan) =>
        told.filter(({ kind }) => (kind === 'loan') === isLoan),
      )
      expect(written).toHaveLength(costs.length)
      expect(left?.length).toBeGreaterThanOrEqual(due.length - costs.length)
      // Each instalment that is not told has an expense of its own of that very amount.
      for (const size of [10_000, 20_000]) {
        const countIn = (some: readonly Coming[] = []) =>
          some.filter(({ amount }) => amount === size).length
        expect(countIn(instalments) - countIn(left)).toBeLessThanOrEqual(countIn(written))
      }
    }),
  )
})
