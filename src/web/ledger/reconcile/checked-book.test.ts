import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { balanceToday, bookIn } from '#web/accounts/account-sums.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { moverName } from '../model/mover.ts'
import { checkAccount } from './checked-book.ts'
import { fixWords } from './fix-words.ts'
import { fixOf } from './fixes.ts'

const first = '2026-10-01'
const days = Array.from({ length: 45 }, (_, at) => addDays(first, at))
const accountId = fc.constantFrom('giro', 'cash', null)
const amount = fc.integer({ min: 1, max: 10_000 })
const date = fc.constantFrom(...days)
const moved = { accountId, date, amount, currency: fc.constant('EUR') }
const side = fc.record({
  ...{ accountId: fc.constantFrom('giro', 'cash'), amount, date, isPending: fc.boolean() },
  text: fc.constant(''),
})
const entry = fc.record({
  ...{ ...moved, isPending: fc.boolean(), refundOf: fc.option(fc.constant('x')) },
  bankAmount: fc.option(amount),
})
/** Everything that can move an account. */
const anyBook = fc.record({
  expenses: fc.array(entry),
  incomes: fc.array(entry),
  transfers: fc.array(fc.record({ date, from: fc.option(side), to: fc.option(side) })),
  group_shares: fc.array(fc.record({ ...moved, paid: fc.nat({ max: 900 }) })),
  settlement_sides: fc.array(
    fc.record({
      ...{ ...moved, direction: fc.constantFrom('in', 'out') },
      status: fc.constantFrom('claimed', 'confirmed', 'disputed', 'deleted'),
    }),
  ),
  payments: fc.array(
    fc.record({ ...moved, loanId: fc.constant('loans 0'), expenseId: fc.constantFrom(null, 'x') }),
  ),
})

const giro = {
  ...{ id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR' },
  ...{ openingBalance: 500, openingOn: addDays(first, 9) },
} as AccountRow
const accounts = [giro, { ...giro, id: 'cash' }]
const loans = [{ name: 'Fridge', currency: 'EUR' }]

function deviceWith(tables: Readonly<Record<string, readonly object[]>>) {
  const all = new Map(
    Object.entries({ accounts, loans, ...tables }).map(([table, rows]) => {
      const stored = rows.map((row, at) => ({ id: `${table} ${at}`, ...row }) as Row)
      return [table, new Map(stored.map((row) => [row.id, row]))]
    }),
  )
  const rows = (table: string): ReadonlyMap<string, Row> => all.get(table) ?? new Map()
  return {
    rows,
    months: () => [''],
    monthRows: (table: string) => [...rows(table).values()],
  } as Pick<Replica, 'rows' | 'months' | 'monthRows'>
}

const said = (day: string, balance: number | null) => ({
  ...{ accountId: 'giro', date: day, at: 'close', balance, source: 'typed' },
})

it('compares on every day what the balance of that day is, whatever moved the account', () => {
  fc.assert(
    fc.property(anyBook, (tables) => {
      const book = bookIn(deviceWith(tables))
      const checkpoints = days
        .filter((day) => day >= giro.openingOn)
        .map((today) => {
          const asked = { today, rates: null, valuations: [] }
          return said(today, balanceToday(book, giro, asked).booked.amount)
        })
      const { agreement } = checkAccount(deviceWith({ ...tables, checkpoints }), giro)
      expect(agreement).toEqual({ agreesUntil: days.at(-1), gap: 0, breaks: [] })
    }),
  )
})

it('names money of a group that the bank does not have, and leaves it to a person', () => {
  const moving = { accountId: 'giro', date: '2026-10-20', currency: 'EUR', amount: 4230 }
  const tables = {
    settlement_sides: [{ ...moving, direction: 'in', status: 'confirmed' }],
    group_shares: [{ ...moving, paid: 2461, description: 'Taxi' }],
    payments: [{ ...moving, amount: 100, loanId: 'loans 0', expenseId: null }],
  }
  const whole = 500 + 4230 - 2461 - 100
  const named = [4230, -2461, -100].map((lack) => {
    const checkpoints = [said('2026-10-31', whole - lack)]
    const { agreement, found } = checkAccount(deviceWith({ ...tables, checkpoints }), giro)
    const [at] = agreement.breaks
    const [candidate] = at?.candidates ?? []
    const source = found.get(candidate?.ids[0] ?? '')?.source
    if (!at || !candidate || !source || source.is === 'left-out') return null
    expect(fixOf(candidate, found, { account: giro, at, newId: () => 'new' })).toBeNull()
    return `${candidate.kind} ${moverName(source)}`
  })
  expect(named).toEqual(['extra Settle-up', 'extra Taxi', 'extra Fridge'])
})

it('removes what a statement brought of payments that a loan has, and names those', () => {
  const paid = { accountId: 'giro', currency: 'EUR', loanId: 'loans 0', expenseId: null }
  const brought = { accountId: 'giro', currency: 'EUR', bankId: 'b', importId: 'i', refundOf: null }
  const tables = {
    payments: [
      { ...paid, date: '2026-10-18', amount: 200 },
      { ...paid, date: '2026-10-15', amount: 129 },
    ],
    expenses: [
      { ...brought, date: '2026-10-18', amount: 200, description: 'AMORT' },
      { ...brought, date: '2026-10-16', amount: 129, description: 'PREST' },
    ],
  }
  const closed = (checkpoints: readonly object[]) => {
    const { agreement, found } = checkAccount(deviceWith({ ...tables, checkpoints }), giro)
    return agreement.breaks.map((at) => {
      const one = at.candidates[0]
      if (!one) return null
      const twins = one.twins?.map((id) => moverName((found.get(id)?.source ?? null) as never))
      const words = { amount: String, day: String, twins: twins ?? [] }
      const { why } = fixWords(one.kind, found.get(one.ids[0] ?? ''), at, words)
      const write = fixOf(one, found, { account: giro, at, newId: () => 'new' })
      return [one.kind, why, ...(write?.commands.map(({ args }) => args.id ?? args.ids) ?? [])]
    })
  }
  expect(closed([said('2026-10-17', 371), said('2026-10-31', 171)])).toEqual([
    ['double', 'It is here twice, also as Fridge.', 'expenses 1'],
    ['double', 'It is here twice, also as Fridge.', 'expenses 0'],
  ])
  expect(closed([said('2026-10-31', 171)])).toEqual([
    ['pair', 'Both are here twice, also as Fridge and Fridge.', 'expenses 1', 'expenses 0'],
  ])
})
