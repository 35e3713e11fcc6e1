import { describe, expect, it } from 'vitest'
import { expenses } from '#contract/ledger/expenses.ts'
import { worthOf } from '#domain/ledger.ts'
import { type LedgerFilter, noFilter } from '#domain/ledger-filter.ts'
import type { Expense } from './entry.ts'
import {
  createMonthViews,
  listFor,
  type MonthSource,
  questionFor,
  rowAt,
  spotOf,
} from './shown-list.ts'

const expense = (date: string, n: number, description = 'Lunch'): Expense => ({
  ...expenses.defaults,
  tags: [],
  id: `${date}-${n}`,
  amount: 100,
  currency: 'EUR',
  description,
  date,
})

/** Three days over two months: 2, 1 and 3 rows. */
const months = new Map([
  ['2026-03', [expense('2026-03-02', 2), expense('2026-03-02', 1), expense('2026-03-01', 1)]],
  [
    '2026-02',
    [expense('2026-02-20', 3), expense('2026-02-20', 2, 'Tram'), expense('2026-02-20', 1)],
  ],
])

function counted(from = months) {
  const asked: string[] = []
  const source: MonthSource = {
    months: [...from.keys()],
    rowsOf: (month) => {
      asked.push(month)
      return from.get(month) ?? []
    },
  }
  return { asked, source }
}

const noNames = new Map<string, string>()
const ask = (filter: Partial<LedgerFilter> = {}) => questionFor({ ...noFilter, ...filter }, noNames)
const listOf = (filter: Partial<LedgerFilter> = {}) =>
  listFor(counted().source, ask(filter), createMonthViews())

describe('the shown list', () => {
  it('knows what stands before each day', () => {
    const long = Array.from({ length: 25 }, (_, n) => expense('2026-03-02', n))
    const source = { months: ['2026-03'], rowsOf: () => [...long, expense('2026-03-01', 1)] }
    const list = listFor(source, ask(), createMonthViews())
    expect(list.days.map((day) => [day.daysBefore, day.rowsBefore])).toEqual([
      [0, 0],
      [1, 25],
    ])
  })

  it('counts rows without headings and finds them again', () => {
    const list = listOf()
    expect(list.rowCount).toBe(6)
    for (let index = 0; index < list.rowCount; index++) {
      const row = rowAt(list, index)
      const spot = row && spotOf(list, row.id, row.date)
      expect(spot?.index).toBe(index)
      expect(spot?.day.rows[spot.offset]).toBe(row)
    }
    expect(rowAt(list, 6)).toBeNull()
    expect(spotOf(list, 'gone', '2026-03-01')).toBeNull()
  })

  it('has nothing to give when nothing fits', () => {
    const list = listOf({ text: 'nothing' })
    expect(list).toMatchObject({ days: [], rowCount: 0, figures: { net: [] } })
    expect(rowAt(list, 0)).toBeNull()
  })

  it('adds up exactly what it shows', () => {
    expect(listOf({ text: 'tram' }).figures.net).toEqual([{ currency: 'EUR', amount: 100 }])
    expect(listOf({ from: '2026-03-02' }).rowCount).toBe(2)
    expect(listOf({ to: '2026-03-01' }).rowCount).toBe(4)
  })

  it('does not touch months outside the range', () => {
    const { asked, source } = counted()
    listFor(source, ask({ from: '2026-03-01', to: '2026-03-31' }), createMonthViews())
    expect(asked).toEqual(['2026-03'])
  })
})

describe('remembering months', () => {
  const rowsOf = (month: string) => months.get(month) ?? []

  it('works out only the month that changed', () => {
    const views = createMonthViews()
    const { sieve } = ask({ text: 'lunch' })
    const kept = views(rowsOf('2026-02'), sieve, worthOf)
    const changed = [expense('2026-03-03', 1), ...rowsOf('2026-03')]
    expect(views(changed, sieve, worthOf).rows.length).toBe(4)
    expect(views(rowsOf('2026-02'), sieve, worthOf)).toBe(kept)
    expect(views([...rowsOf('2026-02')], sieve, worthOf)).not.toBe(kept)
  })

  it('keeps the unfiltered months while searching, and forgets the last search', () => {
    const views = createMonthViews()
    const plain = views(rowsOf('2026-02'), null, worthOf)
    const first = ask({ text: 'tram' }).sieve
    const found = views(rowsOf('2026-02'), first, worthOf)
    const lunch = ask({ text: 'lunch' }).sieve
    expect(views(rowsOf('2026-02'), lunch, worthOf).rows).toHaveLength(2)
    expect(views(rowsOf('2026-02'), first, worthOf)).not.toBe(found)
    expect(views(rowsOf('2026-02'), null, worthOf)).toBe(plain)
  })
})
