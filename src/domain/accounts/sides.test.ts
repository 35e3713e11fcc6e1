import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../calendar/day-number.ts'
import { rateTable } from '../money/rates.ts'
import type { Account } from './account.ts'
import { balanceLine } from './balance.ts'
import { type MovingRow, moveOf, movesOf } from './moves.ts'
import {
  completeTransfer,
  joinEntries,
  type KeptTransfer,
  type SideEntry,
  sendOutside,
  sideProblem,
  takeApart,
} from './sides.ts'

const rates = rateTable({ days: ['2026-05-04'], rates: { USD: ['1.25'] } })
const currencies: Record<string, string> = { giro: 'EUR', visa: 'EUR', dollars: 'USD' }
const currencyOf = (accountId: string) => currencies[accountId]

type Entry = SideEntry & MovingRow & { readonly accountId: string }

const entry = (id: string, fields: Partial<Entry> = {}): Entry => ({
  ...{ id, kind: 'expense', date: '2026-05-06', amount: 700, currency: 'EUR', accountId: 'giro' },
  ...{
    description: `row ${id}`,
    bankId: `bank-${id}`,
    importId: null,
    isPending: false,
    ...fields,
  },
})

const moved = (one: Entry) => {
  const currency = currencyOf(one.accountId) ?? ''
  return { entry: one, effect: moveOf(one, currency, rates).effect ?? 0 }
}

const join = (out: Entry, into: Entry) => joinEntries('t', moved(out), moved(into), currencyOf)

describe('an entry can be a side', () => {
  const problemOf = (fields: Partial<Entry>, isPointedAt = false) => {
    const one = entry('a', fields)
    return sideProblem(one, moveOf(one, 'EUR', rates), isPointedAt)
  }

  it('if it is plain', () => {
    const empty = { lines: [], refundOf: null, expectedBack: null, settles: null }
    expect(problemOf(empty)).toBeNull()
  })

  it.each<Partial<Entry>>([
    { lines: [{}] },
    { refundOf: 'x' },
    { expectedBack: { amount: 1 } },
    { installment: {} },
    { loanId: 'l' },
    { settles: 'x' },
    { receiptId: 'r' },
  ])('not with %j', (fields) => expect(problemOf(fields)).toBe(Object.keys(fields)[0]))

  it('not if another points at it, it has no account, or only a rate says what it moved', () => {
    expect(problemOf({}, true)).toBe('pointed-at')
    expect(
      sideProblem({ ...entry('a'), accountId: null }, moveOf(entry('a'), 'EUR', null), false),
    ).toBe('no-account')
    expect(problemOf({ currency: 'USD' })).toBe('estimated')
    expect(problemOf({ currency: 'GBP' })).toBe('estimated')
    expect(problemOf({ currency: 'USD', accountAmount: 560 })).toBeNull()
  })
})

describe('two entries', () => {
  const into = (fields: Partial<Entry> = {}) =>
    entry('i', { kind: 'income', accountId: 'visa', ...fields })

  it('are a transfer with all that they were', () => {
    const transfer = join(entry('o'), into({ date: '2026-05-08' }))
    expect(transfer).toMatchObject({ id: 't', fee: null, reason: 'own', date: '2026-05-06' })
    expect(transfer?.from).toMatchObject({
      accountId: 'giro',
      amount: 700,
      text: 'row o',
      bankId: 'bank-o',
    })
    expect(transfer?.to).toMatchObject({ accountId: 'visa', amount: 700, date: '2026-05-08' })
  })

  it('have a fee where less arrives, and none between currencies', () => {
    expect(join(entry('o'), into({ amount: 690 }))?.fee).toEqual({
      ...{ side: 'from', amount: 10 },
    })
    const dollars = into({ accountId: 'dollars', currency: 'USD', amount: 650 })
    expect(join(entry('o'), dollars)).toMatchObject({ fee: null })
  })

  it('are none the wrong way round, of one account, or if more arrives', () => {
    expect(join(into(), entry('o'))).toBeNull()
    expect(join(entry('o'), into({ accountId: 'giro' }))).toBeNull()
    expect(join(entry('o'), into({ amount: 701 }))).toBeNull()
  })

  it('come together when the second comes later, whichever that is', () => {
    const [out, came] = [moved(entry('o')), moved(into())]
    const joined = joinEntries('t', out, came, currencyOf)
    for (const [first, second] of [
      [out, came],
      [came, out],
    ] as const) {
      const open = sendOutside('t', first)
      expect(open).toMatchObject({ reason: 'outside' })
      expect(open && completeTransfer(open, second, currencyOf)).toEqual(joined)
      expect(open && completeTransfer(open, first, currencyOf)).toBeNull()
    }
    expect(joined && completeTransfer(joined, came, currencyOf)).toBeNull()
  })
})

const day = fc.integer({ min: 20_575, max: 20_590 }).map(dayOfNumber)
const pairOfEntries = fc
  .record({
    amount: fc.integer({ min: 10, max: 10 ** 9 }),
    fee: fc.nat(9),
    left: day,
    came: day,
    isPending: fc.boolean(),
    other: fc.constantFrom('visa', 'dollars'),
  })
  .map(({ amount, fee, left, came, isPending, other }) => ({
    out: entry('o', { amount, date: left, isPending }),
    into: entry('i', {
      ...{ kind: 'income', amount: amount - fee, date: came, accountId: other },
      currency: currencies[other] ?? '',
    }),
  }))

const allDays = Array.from({ length: 20 }, (_, at) => dayOfNumber(20_573 + at))

/** The balances of every account on every day. */
const balances = (rows: readonly Entry[], transfers: readonly KeptTransfer<Entry>[]) =>
  Object.entries(currencies).map(([id, currency]) => {
    const account: Account = {
      id,
      kind: 'current',
      currency,
      openingBalance: 50,
      openingOn: '2026-05-03',
    }
    return allDays.map(balanceLine({ account, moves: movesOf(account, rows, transfers, rates) }))
  })

describe('joining, completing and taking apart', () => {
  it('change no balance of any account on any day, and give back the very rows', () => {
    fc.assert(
      fc.property(pairOfEntries, ({ out, into }) => {
        const plain = balances([out, into], [])
        const joined = join(out, into)
        const open = sendOutside('t', moved(out))
        expect(joined && open).not.toBeNull()
        if (!joined || !open) return
        expect(balances([], [joined])).toEqual(plain)
        expect(balances([into], [open])).toEqual(plain)
        expect(completeTransfer(open, moved(into), currencyOf)).toEqual(joined)
        expect(takeApart(joined)).toEqual([out, into])
        expect(takeApart(open)).toEqual([out])
      }),
    )
  })
})
