import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import type { Account } from '#domain/accounts/account.ts'
import { balanceLine } from '#domain/accounts/balance.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { type Book, balanceToday, countRows, movesIn, ratesNeeded } from './account-sums.ts'

const first = '2026-01-20'
const day = fc.nat({ max: 60 }).map((days) => addDays(first, days))
const accountId = fc.constantFrom('giro', 'card', null)
const entry = fc.record({
  accountId,
  date: day,
  amount: fc.integer({ min: 1, max: 10_000 }),
  currency: fc.constantFrom('EUR', 'EUR', 'USD'),
  accountAmount: fc.option(fc.integer({ min: 1, max: 10_000 })),
  isPending: fc.boolean(),
  refundOf: fc.option(fc.constant('other')),
})
const side = fc.record({
  accountId: fc.constantFrom('giro', 'card'),
  amount: fc.integer({ min: 1, max: 10_000 }),
  date: day,
  isPending: fc.boolean(),
})
const transfer = fc.record({ from: fc.option(side), to: fc.option(side), date: day })

type Tables = Readonly<Record<string, readonly object[]>>

/** Kept by month, the same arrays every time they are asked for. */
function bookOf(tables: Tables): Book {
  const months = new Map(
    Object.entries(tables).map(([table, rows]) => {
      const dated = rows.map((row, at) => ({ id: `${table} ${at}`, ...row })) as Row[]
      return [table, Map.groupBy(dated, ({ date }) => String(date).slice(0, 7))]
    }),
  )
  return {
    months: (table) => [...(months.get(table)?.keys() ?? [])],
    monthRows: (table, month) => months.get(table)?.get(month) ?? [],
  }
}

const giro: Account = {
  ...{ id: 'giro', kind: 'current', currency: 'EUR', openingBalance: 777 },
  openingOn: addDays(first, 20),
}

const asked = { today: addDays(first, 40), rates: null, valuations: [] }

describe('what an account holds today', () => {
  it('is what its list says, however much of it was added up before', () => {
    const rows = { maxLength: 12 }
    const all = [fc.array(entry, rows), fc.array(entry, rows), fc.array(transfer, rows)] as const
    fc.assert(
      fc.property(...all, (expenses, incomes, transfers) => {
        const book = bookOf({ expenses, incomes, transfers })
        const line = balanceLine({ account: giro, moves: movesIn(book, giro, null) })
        const told = line(asked.today)
        for (const balance of [balanceToday(book, giro, asked), balanceToday(book, giro, asked)]) {
          expect(balance.booked.amount).toBe(told.booked.amount)
          expect(balance.expected.amount).toBe(told.expected.amount)
        }
      }),
    )
  })

  it('of something of value is its last value', () => {
    const house: Account = { ...giro, kind: 'asset' }
    const valuations = [{ accountId: 'giro', date: addDays(first, 30), value: 5000 }]
    const book = bookOf({})
    expect(balanceToday(book, house, { ...asked, valuations }).booked.amount).toBe(5000)
    expect(balanceToday(book, giro, { ...asked, valuations }).booked.amount).toBe(777)
  })
})

it('asks for rates only where a row has another currency and no amount of the bank', () => {
  const row = { accountId: 'giro', amount: 5, currency: 'USD', date: first }
  const exact = bookOf({ expenses: [{ ...row, accountAmount: 4 }] })
  expect(ratesNeeded(exact, [giro])).toEqual({ currencies: [], since: null })
  const about = bookOf({ expenses: [row] })
  expect(ratesNeeded(about, [giro])).toEqual({ currencies: ['EUR', 'USD'], since: first })
})

it('counts what points at it', () => {
  const moved = { from: { accountId: 'giro', date: first }, to: null, date: first }
  const row = { accountId: 'giro', amount: 5, currency: 'EUR', date: first }
  const book = bookOf({ expenses: [row, row], incomes: [row], transfers: [moved] })
  expect(countRows(book, 'giro')).toEqual({ entries: 3, transfers: 1 })
  expect(countRows(book, 'card')).toEqual({ entries: 0, transfers: 0 })
})
