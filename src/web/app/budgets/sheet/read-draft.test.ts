import { describe, expect, it } from 'vitest'
import type { Budget } from '#web/budgets/budget.ts'
import { draftOf, newDraft } from './draft.ts'
import { readBudget } from './read-draft.ts'

const today = '2026-11-16'
const typed = { ...newDraft('EUR', today), name: ' Food ', amount: '1.234,5' }

const budget: Budget = {
  id: 'b',
  name: 'Food',
  categoryIds: [],
  amount: 30_000,
  amountChanges: [{ from: '2026-10-01', amount: 40_000 }],
  currency: 'EUR',
  period: 'monthly',
  startOn: '2026-09-01',
  endOn: null,
  rollover: { surplus: 'reset', deficit: 'forgive', cap: null },
  alerts: [80, 100],
  archived: false,
  moves: [],
  createdAt: '2026-09-01T00:00:00.000Z',
}

const edited = (patch: object, of = budget) =>
  readBudget({ ...draftOf(of, 40_000, 'en-GB'), ...patch }, of, today, 'en-GB')

describe('what was typed of a budget', () => {
  it('is read in the marks of the locale', () => {
    const read = readBudget(typed, null, today, 'de-DE')
    expect(read).toMatchObject({
      ok: true,
      fields: { name: 'Food', amount: 123_450, startOn: '2026-11-01', endOn: null },
    })
  })

  it('says beside each field how to fix it', () => {
    const draft = { ...newDraft('EUR', today), surplus: 'cap' } as const
    const common = { name: 'Give the budget a name.', amount: 'Enter an amount.' }
    expect(readBudget(draft, null, today, 'en-GB')).toEqual({
      ok: false,
      messages: { ...common, cap: 'Enter an amount.' },
    })
    expect(readBudget({ ...draft, period: 'custom' }, null, today, 'en-GB')).toEqual({
      ok: false,
      messages: { ...common, endOn: 'Enter a day, like 3 nov.' },
    })
  })

  it('refuses an end before the beginning', () => {
    const draft = { ...typed, ends: true, endOn: '2026-10-01' }
    expect(readBudget(draft, null, today, 'de-DE')).toMatchObject({
      messages: { endOn: expect.any(String) },
    })
  })

  it('leaves the amounts alone when none was changed', () => {
    expect(edited({ name: 'Kitchen' })).toMatchObject({
      fields: { amount: 30_000, amountChanges: budget.amountChanges },
    })
  })

  it('forgets amounts of another currency, which stays once money was moved', () => {
    expect(edited({ currency: 'JPY', amount: '5000' })).toMatchObject({
      fields: { currency: 'JPY', amount: 5000, amountChanges: [] },
    })
    const moves = [{ id: 'm', on: today, amount: 100, otherId: 'o' }]
    expect(edited({ currency: 'JPY', amount: '5000' }, { ...budget, moves })).toMatchObject({
      messages: { currency: 'Money was moved here, so it keeps its currency.' },
    })
  })
})
