import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { type Latest, latestHere } from './latest.ts'
import { isIn, latestWords, paymentDetails } from './latest-words.ts'

const today = '2026-11-15'

const row = (id: string, date: string, fields: Partial<Row> = {}): Row => ({
  id,
  date,
  createdAt: '2026-11-15T10:00:00.000Z',
  amount: 100,
  currency: 'EUR',
  description: id,
  categoryId: null,
  tags: [],
  ...fields,
})

/** By table; those of the ledger are kept by month, the newest first. */
function bookOf(tables: Readonly<Record<string, readonly Row[]>>) {
  const rowsOf = (table: string) => tables[table] ?? []
  const monthOf = ({ date }: Row) => String(date).slice(0, 7)
  return {
    months: (table: string) => [...new Set(rowsOf(table).map(monthOf))].sort().reverse(),
    monthRows: (table: string, month: string) =>
      rowsOf(table).filter((one) => month === '' || monthOf(one) === month),
    rows: (table: string) => new Map(rowsOf(table).map((one) => [one.id, one])),
  }
}

const shown = (tables: Parameters<typeof bookOf>[0], answered: readonly Latest[] = []) =>
  latestHere(bookOf(tables), new Set(['me']), answered, today).map(({ id }) => id)

describe('what happened last', () => {
  it('is in order of the days, whenever it was written down', () => {
    const late = '2026-11-15T23:00:00.000Z'
    expect(
      shown({
        expenses: [row('june', '2026-06-01', { createdAt: late }), row('now', '2026-11-14')],
        incomes: [row('pay', '2026-11-01')],
        group_shares: [row('dinner', '2026-11-13', { groupId: 'g', share: 50, paid: 0 })],
        settlements: [row('paid', '2026-11-12', { groupId: 'g', from: 'ben', to: 'me' })],
      }),
    ).toEqual(['now', 'dinner', 'paid', 'pay', 'june'])
  })

  it('has what was written last first on the same day, and nothing of days to come', () => {
    const expenses = [
      row('first', today, { createdAt: '2026-11-15T08:00:00.000Z' }),
      row('second', today, { createdAt: '2026-11-15T09:00:00.000Z' }),
      row('later', '2026-11-16'),
      row('next', '2026-12-16'),
    ]
    expect(shown({ expenses })).toEqual(['second', 'first'])
  })

  it('leaves out payments of others, and keeps those of groups that were left', () => {
    const settlements = [row('theirs', today, { groupId: 'g', from: 'ben', to: 'cem' })]
    const answered = (id: string, groupId: string): Latest => ({
      ...{ from: 'settlements', id, groupId, date: today, description: '', categoryId: null },
      ...{ amount: 100, gross: 100, currency: 'EUR', at: '2026-11-15T10:00:00.000Z' },
      payment: { isMine: true, other: 'Ben', status: 'confirmed', isWrittenOff: false },
    })
    const groups = [row('g', today)]
    const both = [answered('left', 'other'), answered('gone', 'g')]
    expect(shown({ settlements, groups }, both)).toEqual(['left'])
  })

  it('says of a payment who paid whom, which way the money went, and whether it counts', () => {
    const members = [
      { memberId: 'me', name: 'Anna' },
      { memberId: 'ben', name: 'Ben' },
    ]
    const paid = (id: string, from: string, to: string, fields: Partial<Row> = {}) =>
      row(id, today, { groupId: 'g', from, to, method: 'bank', status: 'confirmed', ...fields })
    const settlements = [
      paid('1', 'ben', 'me'),
      paid('2', 'me', 'ben', { status: 'claimed', note: 'Rent' }),
      paid('3', 'ben', 'me', { method: 'written-off', note: 'Written off' }),
      paid('4', 'me', 'ben', { method: 'written-off', note: 'Written off' }),
    ]
    const book = bookOf({ settlements, groups: [row('g', today, { members })] })
    const all = latestHere(book, new Set(['me']), [], today).toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    )
    expect(all.map((one) => [latestWords(one), isIn(one), ...paymentDetails(one)])).toEqual([
      ['Ben paid you', true],
      ['You paid Ben', false, 'Rent', 'not confirmed yet'],
      ['You wrote off what Ben owed', false],
      ['Ben wrote off what you owed', false],
    ])
  })

  it('says what an entry counts, and what was paid', () => {
    const [dinner, refund] = latestHere(
      bookOf({
        expenses: [
          row('dinner', today, { expectedBack: { amount: 40 } }),
          row('refund', '2026-11-01', { refundOf: 'x' }),
        ],
      }),
      ...([new Set<string>(), [], today] as const),
    )
    expect(dinner).toMatchObject({ amount: 60, gross: 100 })
    expect(refund).toMatchObject({ amount: -100, gross: 100 })
  })
})
