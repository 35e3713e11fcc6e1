import { expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import type { AheadRows, HeldAccount } from './given-ahead.ts'
import type { Move } from './moves.ts'
import { safeInAccounts } from './safe-in-accounts.ts'

const today = '2026-03-20'
const account = (id: string, fields: Partial<HeldAccount> = {}): HeldAccount => ({
  ...{ id, name: id, kind: 'current', currency: 'EUR', payFromId: null, closesOnDay: null },
  ...{ dueOnDay: null, openingOn: '2026-01-01', archived: false, ...fields },
})
const planned = (id: string, amount: number, nextOn: string, accountId: string | null) => ({
  ...{ id, description: id, amount, currency: 'EUR', categoryId: null, accountId, contract: null },
  ...{ frequency: 'monthly', interval: 1, weekdays: [], nthWeekday: null, priceChanges: [] },
  ...{ monthDays: [Number(nextOn.slice(8))], weekendShift: 'none', startOn: nextOn, nextOn },
  ...{ endOn: null, endAfter: null, skippedOn: [], active: true, waitingOn: [] },
})

interface Given {
  readonly holds: Readonly<Record<string, number>>
  readonly accounts: readonly HeldAccount[]
  readonly expense?: readonly object[]
  readonly income?: readonly object[]
  readonly later?: readonly Move[]
  readonly earmarks?: ReadonlyMap<string, number>
}

function safeOf({ holds, accounts, expense = [], income = [], later = [], earmarks }: Given) {
  const rows = {
    ...{ accounts, expense, income, transfers: [], instalments: [], today, rates: null },
    movesAfter: (_: HeldAccount, day: string) => later.filter(({ date }) => date > day),
    expectedOn: ({ id }: HeldAccount) => ({
      ...{ amount: holds[id] ?? null, isEstimated: false, missing: null },
    }),
    ...{ everydayIds: new Set<string>(), nameOf: () => '' },
  } as unknown as AheadRows
  return safeInAccounts({ rows, earmarks: earmarks ?? new Map(), home: 'EUR' })
}

const giro = account('giro')
const wallet = account('wallet', { kind: 'cash' })
const visa = account('visa', { kind: 'card' })
const savings = account('savings', { kind: 'savings' })

it('is what they hold together until the month ends, with what a card owes and no savings', () => {
  const holds = { giro: 50_000, wallet: 4000, visa: -18_000, savings: 900_000 }
  expect(safeOf({ holds, accounts: [giro, wallet, visa, savings] })).toEqual({
    ...{ perDay: 3000, left: 36_000, daysLeft: 12, until: '2026-03-31' },
    ...{ lowest: 36_000, lowestOn: today, earmarked: 0 },
  })
})

it('is the lowest point before the next planned income, which is never reached for', () => {
  const accounts = [giro]
  const rent = planned('rent', 30_000, '2026-03-25', 'giro')
  const pay = planned('pay', 200_000, '2026-04-04', 'giro')
  const found = safeOf({ holds: { giro: 60_000 }, accounts, expense: [rent], income: [pay] })
  expect(found).toMatchObject({ lowest: 30_000, lowestOn: '2026-03-25', until: '2026-04-03' })
  expect(found).toMatchObject({ daysLeft: 15, perDay: 2000 })
  const elsewhere = { ...pay, accountId: null }
  const unknown = safeOf({ holds: { giro: 60_000 }, accounts, income: [elsewhere] })
  expect(unknown?.until).toBe('2026-03-31')
})

it('takes off what goals have put by there, and is nothing where that is more', () => {
  const accounts = [giro, savings]
  const holds = { giro: 30_000, savings: 80_000 }
  const kept = (amount: number) =>
    new Map([
      ['giro', amount],
      ['savings', 70_000],
    ])
  const some = safeOf({ holds, accounts, earmarks: kept(6000) })
  expect(some).toMatchObject({ left: 24_000, perDay: 2000, earmarked: 6000 })
  const most = safeOf({ holds, accounts, earmarks: kept(31_000) })
  expect(most).toMatchObject({ left: -1000, perDay: 0 })
})

it('says nothing without a current account, or where one has no known balance', () => {
  expect(safeOf({ holds: { wallet: 4000 }, accounts: [wallet, savings] })).toBeNull()
  const archived = account('old', { archived: true })
  expect(safeOf({ holds: { old: 4000 }, accounts: [archived] })).toBeNull()
  expect(safeOf({ holds: { giro: 4000 }, accounts: [giro, visa] })).toBeNull()
  const dollars = account('usd', { currency: 'USD' })
  expect(safeOf({ holds: { giro: 1, usd: 4000 }, accounts: [giro, dollars] })).toBeNull()
})

it('counts what is written down for a day to come', () => {
  const date = addDays(today, 3)
  const known = { isEstimated: false, missing: null, isPending: false }
  const later = [{ id: 'e', date, effect: -12_000, ...known }]
  const found = safeOf({ holds: { giro: 36_000 }, accounts: [giro], later })
  expect(found).toMatchObject({ lowest: 24_000, lowestOn: date, perDay: 2000 })
})
