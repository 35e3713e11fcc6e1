import { describe, expect, it } from 'vitest'
import { cancelBy } from './cancel-by.ts'
import { catchUp } from './catch-up.ts'
import { yearAhead, yearCost, yearRows } from './cost-ahead.ts'
import { amountOn, nextPriceChange } from './price-changes.ts'
import { occurrences } from './schedule.ts'

const rent = {
  id: 'rent',
  amount: 90_000,
  currency: 'EUR',
  priceChanges: [
    { from: '2026-07-01', amount: 99_000 },
    { from: '2026-04-01', amount: 95_000 },
  ],
  frequency: 'monthly',
  interval: 1,
  weekdays: [],
  monthDays: [1],
  nthWeekday: null,
  weekendShift: 'before',
  startOn: '2026-01-01',
  endOn: null,
  endAfter: null,
  skippedOn: [],
} as const

describe('prices', () => {
  it('change on their day, whatever their order', () => {
    expect(amountOn(rent, '2026-03-31')).toBe(90_000)
    expect(amountOn(rent, '2026-04-01')).toBe(95_000)
    expect(amountOn(rent, '2027-01-01')).toBe(99_000)
    expect(nextPriceChange(rent, '2026-04-01')?.from).toBe('2026-07-01')
    expect(nextPriceChange(rent, '2026-07-01')).toBeNull()
  })

  it('do not change after the end', () => {
    const next = (endOn: string) => nextPriceChange({ ...rent, endOn }, '2026-04-01')
    expect(next('2026-06-30')).toBeNull()
    expect(next('2026-07-01')?.amount).toBe(99_000)
    const times = (endAfter: number) => nextPriceChange({ ...rent, endAfter }, '2026-04-01')
    const all = [...occurrences(rent, rent.startOn, '2026-07-01')].length
    expect(times(all)?.amount).toBe(99_000)
    expect(times(all - 1)).toBeNull()
  })
})

describe('the year ahead', () => {
  const gym = { ...rent, id: 'gym', amount: 1999, priceChanges: [], endAfter: 5 } as const
  const yen = { ...gym, id: 'yen', currency: 'JPY', amount: 500, endAfter: null } as const

  it('adds up to what its rows are, in each currency', () => {
    const rows = yearRows([rent, gym, yen], '2026-01-15')
    const sum = (currency: string) =>
      rows.filter((row) => row.currency === currency).reduce((all, row) => all + row.amount, 0)
    const [euro, other] = yearCost([rent, gym, yen], '2026-01-15')
    expect(euro).toEqual({ currency: 'EUR', amount: sum('EUR') })
    expect(sum('EUR')).toBe(2 * 90_000 + 3 * 95_000 + 7 * 99_000 + 4 * 1999)
    expect(other).toEqual({ currency: 'JPY', amount: 12 * 500 })
    expect(yearAhead([rent], '2026-01-15').at(-1)?.month).toBe('2027-01')
  })

  it('has twelve of a monthly one, whichever day is today and whatever weekends do', () => {
    const from = Temporal.PlainDate.from('2026-11-17')
    const shifts = ['none', 'before', 'after'] as const
    for (let days = 0; days < 400; days++) {
      const today = from.add({ days }).toString()
      for (const weekendShift of shifts) {
        const paid = { ...yen, weekendShift, monthDays: [17], startOn: '2026-11-17' }
        expect([today, yearRows([paid], today).length]).toEqual([today, 12])
        const last = { ...paid, monthDays: [-1] }
        expect([today, yearRows([last], today).length]).toEqual([today, 12])
      }
    }
    // What was entered by hand today goes on a month later, and is as dear a year.
    const next = { ...yen, monthDays: [17], startOn: '2026-12-17' }
    expect(yearCost([next], '2026-11-17')).toEqual([{ currency: 'JPY', amount: 12 * 500 }])
  })

  it('takes the price of the day by the rule, not of the Friday before', () => {
    // The 1st of August 2026 is a Saturday.
    const raised = { ...rent, priceChanges: [{ from: '2026-08-01', amount: 99_000 }] }
    const row = yearAhead([raised], '2026-07-15')[0]?.rows[0]
    expect(row).toMatchObject({ dueOn: '2026-08-01', postOn: '2026-07-31', amount: 99_000 })
  })

  it('has twelve months from the first of one, and thirteen parts from any other day', () => {
    expect(yearAhead([], '2026-03-01')).toHaveLength(12)
    expect(yearAhead([], '2026-03-02')).toHaveLength(13)
    expect(yearAhead([], '2024-02-29').at(-1)?.month).toBe('2025-02')
    expect(yearCost([], '2026-03-01')).toEqual([])
  })
})

describe('catching up', () => {
  const due = { ...rent, active: true, doneThrough: '2026-01-01' } as const

  it('lists what was missed, oldest first, with the price of its day', () => {
    const rows = catchUp([due, { ...due, id: 'gym', amount: 2000, priceChanges: [] }], '2026-05-01')
    expect(rows.map(({ templateId, dueOn, amount }) => [templateId, dueOn, amount])).toEqual([
      ['gym', '2026-02-01', 2000],
      ['rent', '2026-02-01', 90_000],
      ['gym', '2026-03-01', 2000],
      ['rent', '2026-03-01', 90_000],
      ['gym', '2026-04-01', 2000],
      ['rent', '2026-04-01', 95_000],
      ['gym', '2026-05-01', 2000],
      ['rent', '2026-05-01', 95_000],
    ])
  })

  it('does not bring back what is done when the shift is changed', () => {
    const posted = { ...due, doneThrough: '2026-02-01' }
    expect(catchUp([posted], '2026-02-01')).toEqual([])
    expect(catchUp([{ ...posted, weekendShift: 'after' }], '2026-02-28')).toEqual([])
  })

  it('starts with the first one, and leaves alone what is paused', () => {
    expect(catchUp([{ ...due, doneThrough: null }], '2026-01-01')).toHaveLength(1)
    expect(catchUp([{ ...due, active: false }], '2026-05-01')).toEqual([])
  })
})

describe('cancelling in time', () => {
  const contract = {
    trialEnd: '2026-01-14',
    minTermEnd: '2026-12-31',
    noticeDays: 30,
    autoRenew: true,
  }
  const on = (today: string, change: Partial<typeof contract> = {}) =>
    cancelBy({ ...contract, ...change }, '2026-01-01', today)

  it('is before the trial ends, then before the term does', () => {
    expect(on('2026-01-10', { noticeDays: 1 })).toEqual({
      day: '2026-01-13',
      endsOn: '2026-01-14',
      of: 'trial',
    })
    expect(on('2026-01-14', { noticeDays: 1 })?.day).toBe('2026-12-30')
    expect(on('2026-06-01')).toEqual({ day: '2026-12-01', endsOn: '2026-12-31', of: 'term' })
  })

  it('comes again with every renewal, at the same end of the month', () => {
    expect(on('2026-12-02')).toEqual({ day: '2027-12-01', endsOn: '2027-12-31', of: 'term' })
    const monthEnd = { minTermEnd: '2026-02-28', noticeDays: 0 }
    expect(on('2026-03-01', monthEnd)?.endsOn).toBe('2026-04-30')
  })

  it('is nothing to think of when it ends by itself or has no end', () => {
    expect(on('2026-06-01', { autoRenew: false })).toBeNull()
    expect(
      cancelBy({ ...contract, trialEnd: null, minTermEnd: null }, '2026-01-01', '2026-02-01'),
    ).toBeNull()
  })
})
