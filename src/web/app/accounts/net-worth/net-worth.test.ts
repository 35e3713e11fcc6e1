import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { holdingsOf, netWorthOn } from '#domain/accounts/net-worth.ts'
import { worthKinds } from '#domain/accounts/worth-parts.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { ownerParts } from '#domain/groups/joint/owner-parts.ts'
import { proofTimeoutMs, proved } from '#test/support/proved.ts'
import { type BesideRows, besidesIn } from '#web/accounts/worth/besides.ts'
import { worthDays } from '#web/accounts/worth/worth-rates.ts'
import { changeBookIn, type WorthRows } from '#web/accounts/worth/worth-rows.ts'
import { isBegun, netWorthIn, sumOf } from './use-net-worth.ts'
import { changeWords, lineWords, partPath, reasonsOf } from './worth-words.ts'

const [today, home, uid] = ['2026-03-20', 'EUR', 'me']
const day = fc.integer({ min: -60, max: 5 }).map((days) => addDays(today, days))
const amount = fc.integer({ min: 1, max: 100_000 })
const accountId = fc.constantFrom('giro', 'visa', 'car', 'late', 'left', null)
const moved = { amount, date: day, currency: fc.constantFrom('EUR'), rate: fc.constant(null) }

const expense = fc
  .record({ ...moved, accountId, back: fc.nat(1), isRefund: fc.boolean(), part: fc.nat(1) })
  .map(({ back, isRefund, part, ...row }) => ({
    ...row,
    ...{ refundOf: isRefund ? 'x' : null, loanId: part && !isRefund ? 'house' : null },
    expectedBack: back && !isRefund && !part ? { amount: 1 } : null,
    loanPrincipal: part && !isRefund ? 1 : null,
  }))
const income = fc.record({ ...moved, accountId, settles: fc.constantFrom(null, 'x') })
const side = fc.record({ accountId: fc.constantFrom('giro', 'visa', 'car'), amount, date: day })
const transfer = fc
  .record({ from: side, to: side, isOpen: fc.boolean(), hasFee: fc.boolean() })
  .map(({ from, to, isOpen, hasFee }, at = from.amount) => ({
    from: { ...from, amount: to.amount + (hasFee && !isOpen ? 7 : 0) },
    to: isOpen ? null : { ...to, accountId: from.accountId === 'giro' ? 'visa' : 'giro' },
    fee: hasFee && !isOpen ? { side: 'from', amount: 7, categoryId: null } : null,
    ...{ reason: isOpen ? 'outside' : 'own', date: from.date, feeId: hasFee ? `fee ${at}` : null },
  }))
const share = fc
  .record({
    ...{ ...moved, accountId, share: amount, paid: fc.oneof(amount, fc.constant(0)) },
    isJoint: fc.boolean(),
    groupId: fc.constantFrom('home', 'gone'),
  })
  .map(({ isJoint, ...row }) => ({
    ...row,
    groupName: row.groupId === 'gone' ? 'Gone' : null,
    ...(isJoint && row.groupId === 'home' && { accountId: null, jointAccountId: 'flat' }),
  }))
const settlement = fc.record({
  ...moved,
  ...{ from: fc.constantFrom('m1', 'm2'), to: fc.constant('m3'), groupId: fc.constant('home') },
  ...{ status: fc.constantFrom('confirmed', 'claimed', 'disputed'), accountId },
})
/** What I paid, and the account I paid it from. */
const sidesOf = (
  settlements: readonly (typeof settlement extends fc.Arbitrary<infer T> ? T : never)[],
) =>
  settlements.flatMap((row, at) =>
    row.accountId && row.from === 'm1'
      ? [{ ...row, id: `side ${at}`, settlementId: `settled ${at}`, direction: 'out' }]
      : [],
  )
/** Into and out of what I own a third of; some of mine come from an account. */
const jointEntry = fc
  .record({
    ...{ ...moved, kind: fc.constantFrom('pay-in', 'pay-out', 'interest'), hasOwn: fc.boolean() },
    who: fc.constantFrom('m1', 'm2'),
  })
  .map(({ who, ...row }) => ({ ...row, memberId: row.kind === 'interest' ? null : who }))
const owners = [
  { memberId: 'm1', bps: 3333 },
  { memberId: 'm2', bps: 6667 },
]
const put = fc.record({
  ...moved,
  kind: fc.constantFrom('contribution', 'withdrawal'),
  goalId: fc.constantFrom('trip', 'old'),
})
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 8 })

const anyRows = fc.record({
  ...{ expenses: some(expense), incomes: some(income), transfers: some(transfer) },
  ...{ shares: some(share), settlements: some(settlement), contributions: some(put) },
  entries: some(jointEntry),
  values: fc.array(fc.record({ date: day, value: amount }), { maxLength: 2 }),
})

const account = (id: string, fields: object = {}) => ({
  ...{ id, name: id, kind: 'current', currency: home, openingBalance: 5000 },
  ...{ openingOn: '2025-06-15', includeInNetWorth: true, ...fields },
})

/** What was paid into the joint account and out of it, and the transfers that some of that was. */
function jointOf(entries: AnyRows['entries']) {
  const jointEntries = entries.map(({ hasOwn: _, ...row }, at) => {
    const own = { ...row, id: `joint ${at}`, groupId: 'home', accountId: 'flat' }
    const isTold = row.memberId !== null
    return { ...own, shares: isTold ? ownerParts(row.amount, owners, own.id) : [] }
  })
  const paidIn = entries.flatMap(({ hasOwn, memberId, kind, amount: size, date }, at) => {
    if (!hasOwn || memberId !== 'm1') return []
    const [mine, joint] = ['giro', 'flat'].map((id) => ({ accountId: id, amount: size, date }))
    const sides = kind === 'pay-in' ? { from: mine, to: joint } : { from: joint, to: mine }
    return [{ ...sides, id: `joint ${at}`, fee: null, reason: 'own', date, feeId: null }]
  })
  return { jointEntries, paidIn }
}

/** As a device holds them. */
function rowsOf({ expenses, incomes, values, entries, ...given }: AnyRows): WorthRows {
  const { jointEntries, paidIn } = jointOf(entries)
  const { transfers: between, ...besides } = given
  const transfers = [...between, ...paidIn] as typeof between
  const fees = transfers.flatMap(({ fee, feeId, from }) =>
    fee
      ? [
          {
            ...{ id: feeId, amount: fee.amount, date: from.date, accountId: null, rate: null },
            ...{ currency: home, refundOf: null, expectedBack: null, loanPrincipal: null },
          },
        ]
      : [],
  )
  const sides = sidesOf(besides.settlements)
  const tables: Readonly<Record<string, readonly object[]>> = {
    ...{ expenses: [...expenses, ...fees], incomes, transfers },
    ...{ group_shares: besides.shares, settlement_sides: sides },
  }
  const months = new Map(
    Object.entries(tables).map(([table, rows]) => {
      const dated = rows.map((row, at) => ({ id: `${table} ${at}`, ...row })) as Row[]
      return [table, Map.groupBy(dated, ({ date }) => String(date).slice(0, 7))]
    }),
  )
  const rows = {
    ...{ loans: [], payments: [], uid, today, timezone: 'UTC' },
    goals: ['trip', 'old'].map((id) => ({
      ...{ id, name: id, currency: home, status: id === 'old' ? 'archived' : 'active' },
    })),
    groups: [{ id: 'home', name: 'Home', members: [{ uid, memberId: 'm1' }] }],
    ...{ ...besides, sides, jointEntries },
    jointAccounts: [account('flat', { groupId: 'home', owners, openingBalance: 0 })],
    settlements: besides.settlements.map((row, at) => ({ ...row, id: `settled ${at}` })),
  } as unknown as BesideRows
  return {
    ...rows,
    besides: besidesIn(rows),
    book: {
      months: (table) => [...(months.get(table)?.keys() ?? [])],
      monthRows: (table, month) => months.get(table)?.get(month) ?? [],
    },
    accounts: [
      account('giro'),
      account('visa', { kind: 'card', openingBalance: 0 }),
      account('car', { kind: 'asset' }),
      account('late', { openingOn: '2026-03-05' }),
      account('left', { includeInNetWorth: false }),
    ] as unknown as WorthRows['accounts'],
    valuations: values.map((one) => ({
      ...one,
      accountId: 'car',
    })) as unknown as WorthRows['valuations'],
    rates: null,
  }
}
type AnyRows = typeof anyRows extends fc.Arbitrary<infer T> ? T : never

const at = (id: string) => ({ accountId: id, date: '2026-03-02' })
const nothing: AnyRows = {
  ...{ expenses: [], incomes: [], transfers: [], shares: [], settlements: [] },
  ...{ contributions: [], values: [], entries: [] },
}

describe('net worth on a device', () => {
  it(
    'is the sum of its parts in every month, and its reasons are its change',
    () => {
      fc.assert(
        fc.property(anyRows, (given) => {
          const rows = rowsOf(given)
          const { points, after, change } = netWorthIn(rows, home)
          expect(points.map((point) => point.day)).toEqual(worthDays(today))
          const holdings = holdingsOf(changeBookIn(rows, '2025-01-01', today))
          for (const point of points) {
            const { amount: net } = sumOf(point.parts)
            expect(net).toBe(netWorthOn(holdings, point.day, home, null).net)
            const kinds = worthKinds.map((kind) => sumOf(point.parts, [kind]).amount ?? Number.NaN)
            expect(kinds.reduce((sum, one) => sum + one, 0)).toBe(net)
          }
          const [before, now] = points.slice(-2).map(({ parts }) => sumOf(parts).amount ?? 0)
          expect(after).toBe(points.at(-2)?.day)
          expect(change?.change).toBe((now ?? 0) - (before ?? 0))
          const reasons = change ? reasonsOf(change) : []
          expect(reasons.reduce((sum, one) => sum + one.amount, 0)).toBe(change?.change)
          expect(change?.exchange).toBe(0)
        }),
        proved(200),
      )
    },
    proofTimeoutMs,
  )

  it('tells the fee of a transfer once, though it is an expense too', () => {
    const [from, to] = ['giro', 'visa'].map((id) => ({
      ...at(id),
      amount: id === 'giro' ? 57 : 50,
    }))
    const fee = { side: 'from', amount: 7, categoryId: null }
    const one = { from, to, fee, reason: 'own', date: '2026-03-02', feeId: 'f' }
    const given = { ...nothing, transfers: [one] } as unknown as AnyRows
    const { change } = netWorthIn(rowsOf(given), home)
    expect(change).toMatchObject({ spent: 7, past: 0, underWay: 0, began: 5000, change: 4993 })
  })

  it('names what has no rate, and tells the rest', () => {
    const rows = rowsOf(nothing)
    const dollars = account('usd', { currency: 'USD', openingBalance: 4500 })
    const accounts = [...rows.accounts, dollars] as unknown as WorthRows['accounts']
    const { today: parts, change } = netWorthIn({ ...rows, accounts }, home)
    expect(sumOf(parts)).toEqual({
      ...{ amount: 15_000, isAbout: false, old: [] },
      missing: [{ currency: 'USD', amount: 4500 }],
    })
    expect(change).toBeNull()
  })

  it('is not known before the first account began', () => {
    const { points } = netWorthIn(rowsOf(nothing), home)
    expect(points.map(isBegun).filter(Boolean).length).toBeLessThan(points.length)
    expect(points.map(isBegun).lastIndexOf(false)).toBeLessThan(points.map(isBegun).indexOf(true))
    const none = { ...rowsOf(nothing), accounts: [], jointAccounts: [] }
    expect(netWorthIn(none, home).points.every(isBegun)).toBe(true)
  })

  it('counts of an account what is known, and names its rows without a rate', () => {
    const rows = rowsOf(nothing)
    const fields = { id: 'e', amount: 4500, currency: 'USD', date: '2026-03-02' }
    const expense = { ...fields, accountId: rows.accounts[0]?.id, createdAt: '' }
    const month = expense.date.slice(0, 7)
    const book = {
      months: (table: string) => (table === 'expenses' ? [month] : []),
      monthRows: (table: string) => (table === 'expenses' ? [expense] : []),
    } as unknown as WorthRows['book']
    const before = sumOf(netWorthIn(rows, home).today).amount
    const { today: parts } = netWorthIn({ ...rows, book }, home)
    expect(sumOf(parts)).toEqual({
      ...{ amount: before, isAbout: false, old: [] },
      missing: [{ currency: 'USD', amount: -4500 }],
    })
  })
})

describe('the words of net worth', () => {
  const writing = { currency: 'EUR', locale: 'en-GB', isAbout: false, began: 0 }

  it('say how it changed', () => {
    expect(changeWords(12_000, '2026-02-28', writing)).toBe('€120.00 more than on 28 February')
    expect(changeWords(-5, '2026-02-28', writing)).toBe('€0.05 less than on 28 February')
    expect(changeWords(0, '2026-02-28', writing)).toBe('As much as on 28 February')
    expect(changeWords(12_000, '2026-02-28', { ...writing, began: 15_000 })).toBe(
      '€120.00 more than on 28 February, €30.00 less without what began since',
    )
    expect(changeWords(12_000, '2026-02-28', { ...writing, began: null })).toBe(
      'What you had on 28 February is not known: your accounts began later',
    )
  })

  it('compare with a year ago only where both ends are whole', () => {
    const [first, last] = [
      { day: '2025-02-28', amount: 100 },
      { day: '2026-02-28', amount: 300 },
    ]
    expect(lineWords([first, last], writing)).toBe('€3.00, €1.00 a year ago')
    const unknown = 'not known a year ago'
    expect(lineWords([{ ...first, isBegun: false }, last], writing)).toBe(`€3.00, ${unknown}`)
    const missing = [{ currency: 'USD', amount: 5 }]
    expect(lineWords([{ ...first, missing }, last], writing)).toBe('€3.00')
    expect(lineWords([first, { ...last, missing }], writing)).toBe('€3.00 of what has a rate')
  })

  it('lead to what a part is', () => {
    const paths = worthKinds.map((kind) => partPath({ kind, id: '7' }))
    expect(paths).toEqual([
      ...['/mcapp/accounts/7', '/mcapp/accounts/7', '/mcapp/accounts/7'],
      ...['/mcapp/loans/7', '/mcapp/goals/7', '/mcapp/groups/7'],
    ])
  })
})
