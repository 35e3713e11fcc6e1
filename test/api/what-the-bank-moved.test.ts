import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { dashboardAnswer } from '#contract/dashboard/entities.ts'
import type { RatesAnswer } from '#contract/ledger/rates.ts'
import type { Row } from '#contract/sync.ts'
import { type LedgerRow, netParts } from '#domain/ledger.ts'
import { convertTotals, tookRate } from '#domain/money/convert-totals.ts'
import { rateTable } from '#domain/money/rates.ts'
import { AccountKeeper } from '#test/support/accounts-fixture.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const { url } = sharedServer()
const month = { month: 3, year: 2026 }
const days = ['2026-03-02', '2026-03-08', '2026-03-31']

const entry = fc.record({
  amount: fc.integer({ min: 2, max: 10 ** 7 }),
  currency: fc.constantFrom('EUR', 'GBP', 'USD', 'JPY', 'KWD', 'SYP'),
  date: fc.constantFrom(...days),
  account: fc.option(fc.nat({ max: 1 })),
  accountAmount: fc.option(fc.integer({ min: 1, max: 10 ** 7 })),
  rate: fc.option(fc.constantFrom('0.333', '1.15', '7')),
  to: fc.constantFrom('EUR', 'USD'),
  first: fc.option(fc.integer({ min: 1, max: 99 })),
  isIncome: fc.boolean(),
})
type Made = typeof entry extends fc.Arbitrary<infer One> ? One : never

function docOf({ account, accountAmount, rate, to, first, isIncome, ...one }: Made, ids: string[]) {
  const { amount, currency } = one
  const part = first === null ? 0 : Math.max(1, Math.floor((amount * first) / 100))
  const lines = [part, amount - part].map((each) => ({
    amount: each,
    categoryId: null,
    note: null,
  }))
  const isOther = account !== null && currency !== ['EUR', 'USD'][account]
  return newExpense({
    ...one,
    accountId: account === null ? null : ids[account],
    accountAmount: isOther ? accountAmount : null,
    rate: rate && to !== currency ? { to, value: rate } : null,
    ...(!isIncome && part > 0 && part < amount ? { lines } : {}),
  })
}

async function onServer({ caller }: AccountKeeper) {
  const { body } = await caller.call('POST', calls['dashboard.data'].path, { body: month })
  return dashboardAnswer.parse(body)
}

/** What the device of the same person counts from its own rows. */
async function onDevice(anna: AccountKeeper, home: string) {
  const { body } = await anna.caller.call<RatesAnswer>(
    'GET',
    `/api/rates?currencies=GBP,USD,JPY,KWD,SYP,CHF&to=${home}&from=2026-01-01`,
  )
  const accounts = (await anna.book()).get('accounts')
  const heldIn = (id: string) => accounts?.get(id)?.currency as string | undefined
  const table = { ...rateTable(body), heldIn }
  const sumOf = async (name: string) => {
    const rows: readonly (Row & LedgerRow)[] = (await anna.rows(name)) as never
    return convertTotals(rows, home, table, netParts)
  }
  return { spending: await sumOf('expenses'), income: await sumOf('incomes') }
}

async function keeper(home = 'EUR') {
  const anna = new AccountKeeper(await TestCaller.signUp(url))
  await anna.must('users.update', { id: anna.caller.uid, patch: { currency: home } })
  return { anna, ids: [await anna.account(), await anna.account({ currency: 'USD' })] }
}

describe('what a month cost', () => {
  it('is what the bank moved, then by the rate on the entry, then by the table', async () => {
    const { anna, ids } = await keeper()
    const [giro, dollars] = ids
    const pounds = { amount: 1850, currency: 'GBP', date: '2026-03-02' }
    const rate = { to: 'EUR', value: '2' }
    const spent = async (fields: object) => {
      const id = await anna.entry('expenses', { ...pounds, ...fields })
      const { amount, isAbout } = (await onServer(anna)).spending
      await anna.must('expenses.delete', { id })
      return { amount, isAbout: isAbout ?? false }
    }
    const moved = { accountId: giro, accountAmount: 2140, rate }
    expect(await spent(moved)).toEqual({ amount: 2140, isAbout: false })
    expect(await spent({ ...moved, accountId: dollars })).toEqual({ amount: 3700, isAbout: true })
    expect(await spent({ accountId: giro, rate })).toEqual({ amount: 3700, isAbout: true })
    expect((await spent({ accountId: giro })).amount).not.toBe(3700)
  })

  it('goes by what the bank moved also where home is a third currency', async () => {
    const { anna, ids } = await keeper('CHF')
    const spent = async (fields: object) => {
      const id = await anna.entry('expenses', { date: '2026-03-02', ...fields })
      const { amount } = (await onServer(anna)).spending
      await anna.must('expenses.delete', { id })
      return amount
    }
    const dollars = { amount: 10_000, currency: 'USD', accountId: ids[0] }
    const moved = await spent({ ...dollars, accountAmount: 5000 })
    expect(moved).toBe(await spent({ amount: 5000, currency: 'EUR' }))
    expect(moved).not.toBe(await spent(dollars))
  })

  it.each([
    [1, 'EUR'],
    [2, 'EUR'],
    [3, 'EUR'],
    [4, 'CHF'],
    [5, 'JPY'],
    [6, 'KWD'],
  ])('is at the server what it is on a device, book %i in %s', async (seed, home) => {
    const { anna, ids } = await keeper(home)
    const made = fc.sample(entry, { numRuns: 60, seed })
    const of = (isIncome: boolean) =>
      made.filter((one) => one.isIncome === isIncome).map((one) => docOf(one, ids))
    await anna.must('expenses.createMany', { docs: of(false) })
    await anna.must('incomes.createMany', { docs: of(true) })
    const [said, counted] = [await onServer(anna), await onDevice(anna, home)]
    for (const name of ['spending', 'income'] as const) {
      expect(said[name].amount, name).toBe(counted[name].amount)
      expect(said[name].isAbout ?? false, name).toBe(tookRate(counted[name]))
    }
  })
})
