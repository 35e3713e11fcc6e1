import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import type { Account } from '#domain/accounts/account.ts'
import { balanceLine } from '#domain/accounts/balance.ts'
import { type MovingRow, movesOf } from '#domain/accounts/moves.ts'
import type { TransferSides } from '#domain/accounts/transfer.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { AccountKeeper, type Fields } from '#test/support/accounts-fixture.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { newLoan } from '#test/support/loans-fixture.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { aSide } from '#test/support/standing.ts'
import { paidRows } from '#web/accounts/account-sums.ts'

const server = sharedServer()
let database: pg.Client
beforeAll(async () => {
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(() => database.end())

const first = '2026-01-01'
const days = Array.from({ length: 40 }, (_, at) => addDays(first, at))

const entry = fc.record({
  account: fc.nat({ max: 3 }),
  amount: fc.integer({ min: 1, max: 10 ** 7 }),
  date: fc.constantFrom(...days),
  isForeign: fc.boolean(),
  isPending: fc.boolean(),
  isIncome: fc.boolean(),
})
const transfer = fc.record({
  from: fc.option(fc.nat({ max: 3 })),
  to: fc.option(fc.nat({ max: 3 })),
  amount: fc.integer({ min: 100, max: 10 ** 6 }),
  fee: fc.nat({ max: 99 }),
  date: fc.constantFrom(...days),
  later: fc.nat({ max: 5 }),
})

type Book = Awaited<ReturnType<AccountKeeper['book']>>
const rowsOf = <T>(book: Book, table: string) => [...(book.get(table)?.values() ?? [])] as T[]

/** What the domain says of every account on every day, from the rows a device has. */
function told(book: Book) {
  const moving = (table: string, kindOf: (row: Row) => MovingRow['kind']) =>
    rowsOf<Row & MovingRow>(book, table).map((row) => ({ ...row, kind: kindOf(row) }))
  const rows = [
    ...moving('expenses', ({ refundOf }) => (refundOf ? 'refund' : 'expense')),
    ...moving('incomes', () => 'income'),
    ...rowsOf<Row & MovingRow & { paid: number }>(book, 'group_shares').map((row) => ({
      ...{ ...row, kind: 'group-paid' as const, amount: row.paid },
    })),
    ...moving('settlement_sides', ({ direction }) =>
      direction === 'out' ? 'settlement-out' : 'settlement-in',
    ),
    ...paidRows(rowsOf(book, 'payments'), rowsOf(book, 'loans')),
  ]
  const transfers = rowsOf<Row & TransferSides>(book, 'transfers')
  return rowsOf<Row & Account>(book, 'accounts').flatMap((account) => {
    const line = balanceLine({ account, moves: movesOf(account, rows, transfers, null) })
    return days.map((day) => {
      const { booked, expected } = line(day)
      return { id: account.id, day, booked: booked.amount, expected: expected.amount }
    })
  })
}

/** The same from the view, by day. */
async function counted(scope: string) {
  const { rows } = await database.query(
    `select a.id, d.day::date::text as day,
        (a.opening_balance + coalesce(sum(m.effect) filter (where not m.is_pending), 0))::text
          as booked,
        (a.opening_balance + coalesce(sum(m.effect), 0))::text as expected,
        bool_or(m.effect is null and m.id is not null and not m.is_pending) as "isGone",
        bool_or(m.effect is null and m.id is not null) as "isLost"
      from accounts a
        cross join unnest($2::date[]) d (day)
        left join account_moves m on m.scope = a.scope and m.account_id = a.id
          and m.day between a.opening_on and d.day
      where a.scope = $1 and d.day >= a.opening_on
      group by a.id, a.opening_balance, d.day`,
    [scope, days],
  )
  return rows.map(({ id, day, booked, expected, isGone, isLost }) => ({
    ...{ id, day, booked: isGone ? null : Number(booked) },
    expected: isLost ? null : Number(expected),
  }))
}

const inOrder = <T extends { id: string; day: string }>(rows: readonly T[]) =>
  rows.toSorted((a, b) => (`${a.id} ${a.day}` < `${b.id} ${b.day}` ? -1 : 1))

async function agree(anna: AccountKeeper) {
  const book = await anna.book()
  const openings = new Map(rowsOf<Row & Account>(book, 'accounts').map((one) => [one.id, one]))
  const known = told(book).filter(({ id, day }) => day >= (openings.get(id)?.openingOn ?? ''))
  expect(inOrder(await counted(anna.caller.scope))).toEqual(inOrder(known))
  return known
}

/** What everything costs and brings, by day and kind. */
const costs = async (scope: string) =>
  (
    await database.query(
      `select kind, date::text, currency, sum(net)::text as net from ledger_parts
        where scope = $1 group by 1, 2, 3 order by 1, 2, 3`,
      [scope],
    )
  ).rows

async function fill(anna: AccountKeeper, seed: number) {
  const currencies = ['EUR', 'EUR', 'USD', 'JPY']
  const ids: string[] = []
  for (const [at, currency] of currencies.entries()) {
    const openingOn = days[at * 3] ?? first
    ids.push(await anna.account({ currency, openingBalance: at * 1000 - 500, openingOn }))
  }
  const made = fc.sample(entry, { numRuns: 120, seed }).map(({ account, isForeign, ...one }) => {
    const own = currencies[account] ?? 'EUR'
    const isOther = isForeign && one.amount % 5 > 0
    const fields = { amount: one.amount, date: one.date, isPending: one.isPending }
    const foreign = { currency: own === 'CHF' ? 'EUR' : 'CHF', accountAmount: one.amount + 7 }
    const doc = newExpense({
      ...{ ...fields, accountId: ids[account], currency: own },
      ...(isOther && foreign),
    })
    return { isIncome: one.isIncome, doc }
  })
  const of = (isIncome: boolean) => made.filter((one) => one.isIncome === isIncome)
  await anna.must('incomes.createMany', { docs: of(true).map(({ doc }) => doc) })
  await anna.must('expenses.createMany', { docs: of(false).map(({ doc }) => doc) })
  return { ids, currencies }
}

/** A loan of which some payments are expenses and some move an account themselves. */
async function payLoan(anna: AccountKeeper, { ids, currencies }: Filled, seed: number) {
  const days = { startOn: first, firstPaymentOn: '2026-02-01', trackFrom: first }
  const loan = newLoan({ ...days, payFromId: ids[0], currency: currencies[0] })
  await anna.must('loans.create', { doc: loan })
  const extra = { loanId: loan.id, type: 'extra-principal', effect: 'lower' }
  const made = fc.sample(entry, { numRuns: 10, seed }).map(({ amount, date, isForeign }, at) => {
    const account = at % 3 === 0 ? {} : { accountId: at % 3 === 1 ? ids[1] : ids[2] }
    const expenseId = isForeign ? randomUUID() : null
    return { ...extra, id: randomUUID(), amount: (amount % 9000) + 1, date, expenseId, ...account }
  })
  for (const args of made) await anna.must('loans.pay', args)
  return made
}

type Filled = Awaited<ReturnType<typeof fill>>

function transfersOf({ ids, currencies }: Filled, seed: number, hasFees: boolean) {
  return fc.sample(transfer, { numRuns: 60, seed }).flatMap((one): Fields[] => {
    const { from, to, amount, date } = one
    if (from === to) return []
    const isWhole = from !== null && to !== null
    const fee = hasFees && from !== null && one.fee > 0 ? one.fee : 0
    const isOne = isWhole && currencies[from] === currencies[to]
    const sideOf = (at: number | null, fields: Fields) =>
      at === null ? null : aSide(ids[at] ?? '', fields)
    return [
      {
        id: randomUUID(),
        from: sideOf(from, { amount, date }),
        to: sideOf(to, {
          amount: isOne ? amount - fee : amount + 3,
          date: addDays(date, one.later),
          isPending: amount % 3 === 0,
        }),
        fee: fee > 0 ? { side: 'from', amount: fee, categoryId: null } : null,
        reason: isWhole ? 'own' : 'outside',
      },
    ]
  })
}

describe.each([1, 2, 3])('a random book, %i', (seed) => {
  it('has on every day what moved its accounts, and counts no transfer', async () => {
    const anna = new AccountKeeper(await TestCaller.signUp(server.url))
    const filled = await fill(anna, seed)
    const plainly = await agree(anna)
    expect(await payLoan(anna, filled, seed)).not.toHaveLength(0)
    expect(await agree(anna)).not.toEqual(plainly)
    const before = await costs(anna.caller.scope)
    const plain = transfersOf(filled, seed, false)
    await anna.must('transfers.createMany', { docs: plain })
    await agree(anna)
    expect(await costs(anna.caller.scope)).toEqual(before)
    const docs = transfersOf(filled, seed + 10, true)
    await anna.must('transfers.createMany', { docs })
    await agree(anna)
    const fees = docs.map(({ fee }) => (fee as { amount: number } | null)?.amount ?? 0)
    const spent = (rows: typeof before) =>
      rows.reduce((all, { kind, net }) => all + (kind === 'expense' ? Number(net) : 0), 0)
    const more = spent(await costs(anna.caller.scope)) - spent(before)
    expect(more).toBe(fees.reduce((all, one) => all + one, 0))
    expect(more).toBeGreaterThan(0)
  })

  it('has the same balances when rows are paired and taken apart', async () => {
    const anna = new AccountKeeper(await TestCaller.signUp(server.url))
    const { ids } = await fill(anna, seed)
    const pairs = fc.sample(transfer, { numRuns: 12, seed }).map(({ amount, date, later }) => {
      const [out, into] = [
        newExpense({ accountId: ids[0], amount, date }),
        newExpense({ accountId: ids[1], amount, date: addDays(date, later) }),
      ]
      return { out, into, args: { id: randomUUID(), outId: out.id, inId: into.id } }
    })
    await anna.must('expenses.createMany', { docs: pairs.map(({ out }) => out) })
    await anna.must('incomes.createMany', { docs: pairs.map(({ into }) => into) })
    const before = await agree(anna)
    const book = await anna.book()
    for (const { args } of pairs) await anna.must('transfers.pair', args)
    expect(await agree(anna)).toEqual(before)
    for (const { args } of pairs) await anna.must('transfers.unpair', { id: args.id })
    expect(await agree(anna)).toEqual(before)
    expect(await anna.book()).toEqual(book)
  })
})
