import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PositionAnswer } from '#contract/analytics/entities.ts'
import type { RatesAnswer } from '#contract/ledger/rates.ts'
import type { Row } from '#contract/sync.ts'
import { type PartOn, worthOn, worthSum } from '#domain/accounts/worth-parts.ts'
import { rateTable } from '#domain/money/rates.ts'
import { AccountKeeper, type Fields } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { newGoal, newMove } from '#test/support/goals-fixture.ts'
import { sendWell, TestGroup } from '#test/support/group-fixture.ts'
import { newLoan, newPayment } from '#test/support/loans-fixture.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { aSide } from '#test/support/standing.ts'
import { paidRows } from '#web/accounts/account-sums.ts'
import { type BesideRows, besidesIn } from '#web/accounts/worth/besides.ts'
import { partsIn, type WorthRows } from '#web/accounts/worth/worth-rows.ts'

const { url } = sharedServer()
const span = { from: '2026-01-01', to: '2026-04-10' }
let anna: AccountKeeper
let ben: AccountKeeper

const positionOf = async ({ caller }: AccountKeeper) =>
  (await caller.call<PositionAnswer>('POST', '/api/analytics/position', { body: span })).body

/** What the device of the same person counts from its own rows. */
async function onDevice(keeper: AccountKeeper, days: readonly string[]) {
  const book = await keeper.book()
  const rowsOf = (table: string) => [...(book.get(table)?.values() ?? [])]
  const { body } = await keeper.caller.call<RatesAnswer>(
    'GET',
    '/api/rates?currencies=USD,GBP&to=EUR&from=2025-12-01',
  )
  const today = Temporal.Now.plainDateISO('UTC').toString()
  const tables = ['loans', 'payments', 'goals', 'contributions', 'groups', 'settlements']
  const besides = {
    ...Object.fromEntries(tables.map((table) => [table, rowsOf(table)])),
    ...{ shares: rowsOf('group_shares'), sides: rowsOf('settlement_sides') },
    jointAccounts: rowsOf('group_accounts'),
    jointEntries: rowsOf('group_account_entries'),
    ...{ uid: keeper.caller.uid, today, timezone: 'UTC' },
  } as unknown as BesideRows
  const [rates, months] = [rateTable(body), (row: Row) => String(row.date).slice(0, 7)]
  const rows = {
    ...besides,
    besides: besidesIn(besides),
    book: {
      months: (table: string) => [...new Set(rowsOf(table).map(months))],
      monthRows: (table: string, month: string) =>
        rowsOf(table).filter((row) => months(row) === month),
      paid: paidRows(besides.payments, besides.loans),
    },
    ...{ accounts: rowsOf('accounts'), valuations: rowsOf('valuations'), rates },
  } as unknown as WorthRows
  return days.map((day) => worthOn(partsIn(rows), day, 'EUR', rates))
}

async function keepHouse(keeper: AccountKeeper): Promise<void> {
  const { caller } = keeper
  const giro = await keeper.account({ openingBalance: 250_000 })
  const visa = await keeper.account({ kind: 'card', name: 'Visa' })
  const dollars = await keeper.account({ currency: 'USD', openingBalance: 40_000 })
  const house = await keeper.account({ kind: 'asset', name: 'House', openingBalance: 900_000 })
  await keeper.account({ includeInNetWorth: false, openingBalance: 77 })
  await keeper.account({ openingOn: '2026-03-10', openingBalance: 1300, archived: true })
  const on = (accountId: string, fields: Fields) => ({ date: '2026-02-03', accountId, ...fields })
  await keeper.entry('expenses', on(giro, { amount: 4200 }))
  await keeper.entry('expenses', on(giro, { amount: 1000, currency: 'GBP' }))
  const typed = { currency: 'GBP', rate: { to: 'EUR', value: '1.3' } }
  await keeper.entry('expenses', on(visa, { amount: 24_000, ...typed }))
  await keeper.entry('expenses', on(dollars, { amount: 500, ...typed }))
  await keeper.entry('expenses', on(visa, { amount: 900, currency: 'USD', accountAmount: 811 }))
  await keeper.entry('expenses', on(visa, { amount: 1900, date: '2025-11-01' }))
  await keeper.entry('incomes', on(dollars, { amount: 5000, currency: 'EUR', date: '2026-03-03' }))
  const fee = { side: 'from', amount: 20, categoryId: null }
  const [from, to] = [aSide(giro, { amount: 720 }), aSide(visa, { date: '2026-04-02' })]
  await keeper.must('transfers.create', { doc: { id: randomUUID(), from, to, fee } })
  const value = { id: randomUUID(), accountId: house, date: '2026-02-11', value: 950_000 }
  await keeper.must('valuations.create', { doc: value })
  const [goal, loan] = [newGoal(), newLoan({ startOn: '2026-02-15', trackFrom: '2026-02-15' })]
  await keeper.must('goals.create', { doc: goal })
  await keeper.must('goals.contribute', newMove(goal.id, 5000))
  await keeper.must('loans.create', { doc: { ...loan, posting: 'by-hand' } })
  await keeper.must('loans.pay', newPayment(loan.id))
  await keeper.must('loans.pay', newPayment(loan.id, { amount: 300, accountId: giro }))
  await keeper.must('loans.pay', newPayment(loan.id, { amount: 700, accountId: dollars }))
  const kept = newGoal({ accountId: giro })
  await keeper.must('goals.create', { doc: kept })
  await keeper.must('goals.contribute', newMove(kept.id, 4000))
  await keeper.must('goals.contribute', newMove(goal.id, 60, { accountId: giro }))
  const group = await TestGroup.make(caller, ['Cleo'])
  const me = caller.session.user.name
  await group.spend(caller, 3001, me, [me, 'Cleo'], { date: '2026-02-20' })
  await group.spend(caller, 990, 'Cleo', [me, 'Cleo'], { date: '2026-03-20', currency: 'USD' })
  const paid = { from: group.of(me), to: group.of('Cleo'), amount: 200, currency: 'USD' }
  const doc = { id: randomUUID(), ...paid, date: '2026-04-01' }
  await sendWell(caller, 'settlements.claim', { groupId: group.id, doc })
}

beforeAll(async () => {
  anna = new AccountKeeper(await TestCaller.signUp(url, 'Anna'))
  ben = new AccountKeeper(await TestCaller.signUp(url, 'Ben'))
  await keepHouse(anna)
})

const kinds = { accounts: ['money', 'value', 'debt'], goals: ['goal'], owed: ['group'] }
const sumOf = (parts: readonly PartOn[], some: readonly string[]) =>
  worthSum(parts.filter(({ part }) => some.includes(part.kind))).amount

describe('net worth', () => {
  it('is at the server what it is on a device, at the end of every month', async () => {
    const { points } = await positionOf(anna)
    expect(points).toHaveLength(5)
    const told = await onDevice(
      anna,
      points.map(({ day }) => day),
    )
    for (const [at, point] of points.entries()) {
      const parts = told[at] ?? []
      const { amount, missing, isAbout } = worthSum(parts)
      expect(missing, point.day).toEqual([])
      expect(point, point.day).toEqual({
        ...{ day: point.day, net: amount, accounts: sumOf(parts, kinds.accounts) },
        ...{ goals: sumOf(parts, kinds.goals), owed: sumOf(parts, kinds.owed) },
        ...{ debts: 0 - (sumOf(parts, ['loan']) ?? 0), ...(isAbout && { isAbout }) },
      })
    }
    expect(new Set(points.map(({ net }) => net)).size).toBe(5)
  })

  it('counts what is known of an account, and names rows without a rate', async () => {
    const cleo = new AccountKeeper(await TestCaller.signUp(url, 'Cleo'))
    const giro = await cleo.account({ openingBalance: 9000 })
    const spent = { accountId: giro, date: '2026-02-03' }
    await cleo.entry('expenses', { ...spent, amount: 4500, currency: 'SYP' })
    await cleo.entry('expenses', { ...spent, amount: 1000 })
    const { points, parts } = await positionOf(cleo)
    const missing = [{ currency: 'SYP', amount: -4500 }]
    expect(points.at(-1)).toMatchObject({ net: 8000, accounts: 8000, missing })
    expect(parts).toMatchObject([{ kind: 'account', amount: 8000, counted: 8000 }])
    const [told = []] = await onDevice(cleo, ['2026-04-10'])
    expect(worthSum(told)).toMatchObject({ amount: 8000, missing })
  })

  it('has of a loan that is behind what was owed on each day by what was paid then', async () => {
    const fay = new AccountKeeper(await TestCaller.signUp(url, 'Fay'))
    const terms = { startOn: '2025-12-15', firstPaymentOn: '2026-01-15', trackFrom: '2025-12-15' }
    const loan = newLoan(terms)
    await fay.must('loans.create', { doc: { ...loan, posting: 'by-hand' } })
    for (const date of ['2026-03-20', '2026-04-09']) {
      await fay.must('loans.pay', newPayment(loan.id, { date }))
    }
    const { points } = await positionOf(fay)
    const [first, second] = [97_280, 97_766]
    expect(points.map(({ debts }) => 1_200_000 - (debts ?? 0))).toEqual([
      0,
      0,
      0,
      first,
      first + second,
    ])
    const device = await onDevice(
      fay,
      points.map(({ day }) => day),
    )
    expect(device.map((parts) => worthSum(parts).amount)).toEqual(points.map(({ net }) => net))
  })

  it('is not changed by paying what is owed, before and after that is confirmed', async () => {
    const [dora, emil] = [
      new AccountKeeper(await TestCaller.signUp(url, 'Dora')),
      new AccountKeeper(await TestCaller.signUp(url, 'Emil')),
    ]
    const [from, to] = [await dora.account({ openingBalance: 9000 }), await emil.account()]
    const group = await TestGroup.make(dora.caller)
    await group.join(emil.caller)
    await group.spend(emil.caller, 4000, 'Emil', ['Dora', 'Emil'], { date: '2026-02-20' })
    const paid = { from: group.of('Dora'), to: group.of('Emil'), amount: 2000, currency: 'EUR' }
    const doc = { id: randomUUID(), ...paid, date: '2026-04-01' }
    const [groupId, id] = [group.id, doc.id]
    const worth = async (keeper: AccountKeeper) => {
      const { points } = await positionOf(keeper)
      const [told = []] = await onDevice(keeper, ['2026-04-10'])
      expect(worthSum(told).amount).toBe(points.at(-1)?.net)
      return points.at(-1)?.net
    }
    const both = async () => [await worth(dora), await worth(emil)]
    const before = [7000, 2000]
    expect(await both()).toEqual(before)
    await sendWell(dora.caller, 'settlements.claim', { groupId, doc })
    await sendWell(dora.caller, 'settlements.setAccount', { groupId, id, accountId: from })
    expect(await both()).toEqual(before)
    await sendWell(emil.caller, 'settlements.setAccount', { groupId, id, accountId: to })
    expect(await both()).toEqual(before)
    await sendWell(emil.caller, 'settlements.confirm', { groupId, id })
    expect(await both()).toEqual(before)
  })

  it('is the sum of the parts it opens', async () => {
    const { points, parts } = await positionOf(anna)
    expect(parts.map(({ kind }) => kind).sort()).toEqual([
      ...['account', 'account', 'account', 'account', 'account'],
      ...['goal', 'group', 'group', 'loan'],
    ])
    const sum = parts.reduce((all, { counted }) => all + (counted ?? Number.NaN), 0)
    expect(sum).toBe(points.at(-1)?.net)
  })

  it('is the position of before for who keeps no account', async () => {
    const goal = newGoal()
    await ben.must('goals.create', { doc: goal })
    await ben.must('goals.contribute', newMove(goal.id, 700))
    const { points } = await positionOf(ben)
    const last = { day: '2026-04-10', goals: 700, debts: 0, owed: 0, net: 700 }
    expect(points.at(-1)).toEqual(last)
    await ben.account({ openingBalance: 50 })
    expect((await positionOf(ben)).points.at(-1)).toEqual({ ...last, accounts: 50, net: 750 })
  })

  it('is less by exactly what is in a goal once that is kept in an account, and once', async () => {
    const cleo = new AccountKeeper(await TestCaller.signUp(url, 'Cleo'))
    const [goal, id] = [newGoal(), await cleo.account({ openingBalance: 9000 })]
    await cleo.must('goals.create', { doc: goal })
    await cleo.must('goals.contribute', newMove(goal.id, 700))
    const netOf = async () => (await positionOf(cleo)).points.at(-1)?.net
    expect(await netOf()).toBe(9700)
    await cleo.must('goals.update', { id: goal.id, patch: { accountId: id } })
    expect(await netOf()).toBe(9000)
    await cleo.must('goals.contribute', newMove(goal.id, 100))
    await cleo.must('accounts.update', { id, patch: { archived: true } })
    expect(await netOf()).toBe(9000)
  })
})
