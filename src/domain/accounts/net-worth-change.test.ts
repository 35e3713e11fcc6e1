import { describe, expect, it } from 'vitest'
import { bookOf, changeOf, type Given, row, side, visa } from '#test/support/worth-book.ts'
import type { ChangeRow } from './change-row.ts'
import { type ChangeBook, netWorthChange } from './net-worth-change.ts'

const nothing = {
  ...{
    change: 0,
    earned: 0,
    spent: 0,
    values: 0,
    interest: 0,
    exchange: 0,
    underWay: 0,
    outside: 0,
  },
  ...{ unexplained: 0, began: 0, lent: 0, past: 0, repaid: 0 },
}

describe('why net worth changed', () => {
  it('is what was earned and spent where accounts moved by it', () => {
    const rows = [row('income', 900), row('expense', 200), row('refund', 50)]
    expect(changeOf({ rows })).toEqual({ ...nothing, change: 750, earned: 900, spent: 150 })
    expect(changeOf({ rows }, '2026-05-10')).toEqual(nothing)
  })

  it('is laid out for others what they are to give back, until they do', () => {
    const laid = row('expense', 90, { expectedBack: 60 })
    const paid = { ...nothing, change: -90, spent: 30, lent: 60 }
    expect(changeOf({ rows: [laid] })).toEqual(paid)
    const back = row('settling-income', 60)
    expect(changeOf({ rows: [back] })).toEqual({ ...nothing, change: 60, lent: -60 })
    expect(changeOf({ rows: [laid, back] })).toEqual({ ...paid, change: -30, lent: 0 })
    const nowhere = row('settling-income', 60, { accountId: null })
    expect(changeOf({ rows: [laid, nowhere] })).toEqual(paid)
  })

  it('is past the accounts what counts without moving one, or moves without counting', () => {
    const past = (one: ChangeRow, given: Given = {}) => changeOf({ ...given, rows: [one] })
    expect(past(row('expense', 30, { accountId: null }))).toEqual({
      ...nothing,
      spent: 30,
      past: -30,
    })
    const early = { accounts: [{ openingOn: '2026-05-20' }] }
    expect(past(row('expense', 30), early)).toMatchObject({ change: 1000, began: 1000, past: -30 })
    const goals = [
      { id: 'g', currency: 'EUR', accountId: null, moves: [{ date: '2026-05-10', effect: 70 }] },
    ]
    const put = row('contribution', 70, { goalId: 'g', accountId: null })
    expect(past(put, { goals })).toEqual({ ...nothing, change: 70, past: -70 })
  })

  it('is told though something in no account has no rate, as that moves none', () => {
    const rows = [row('income', 900), row('expense', 3000, { accountId: null, currency: 'SSP' })]
    expect(changeOf({ rows })).toEqual({ ...nothing, change: 900, earned: 900 })
    expect(changeOf({ rows: [row('expense', 3000, { currency: 'SSP' })] })).toBeNull()
  })

  it('is nothing of a loan that is paid from an account, but for its interest', () => {
    const owedOn = (day: string) => (day < '2026-05-10' ? 500 : 460)
    const loans = [{ id: 'l', currency: 'EUR', owedOn }]
    const paid = row('instalment', 45, { loanPrincipal: 40, loanId: 'l' })
    expect(changeOf({ loans, rows: [paid] })).toEqual({ ...nothing, change: -5, spent: 5 })
    // An instalment that counts as paid without an entry is no gain.
    expect(changeOf({ loans })).toEqual({ ...nothing, change: 40, repaid: 40 })
    const more = [{ id: 'l', currency: 'EUR', owedOn: (day: string) => 1000 - owedOn(day) }]
    expect(changeOf({ loans: more })).toEqual({ ...nothing, change: -40, interest: -40 })
    const begun = [
      {
        ...loans[0],
        id: 'l',
        currency: 'EUR',
        owedOn: (day: string) => (day < '2026-05-09' ? null : 500),
      },
    ]
    expect(changeOf({ loans: begun })).toEqual({ ...nothing, change: -500, began: -500 })
  })

  it('is my share of a group’s bill, whoever paid, and nothing of settling it', () => {
    const groups = (effect: number) => [
      { currency: 'EUR', moves: [{ date: '2026-05-10', effect }] },
    ]
    const bill = row('group-share', 90, { share: 30, paid: 90 })
    const spent = { ...nothing, change: -30, spent: 30 }
    expect(changeOf({ rows: [bill], groups: groups(60) })).toEqual(spent)
    const theirs = row('group-share', 90, { share: 30, paid: 0, accountId: null })
    expect(changeOf({ rows: [theirs], groups: groups(-30) })).toEqual(spent)
    expect(changeOf({ rows: [row('settlement-in', 60)], groups: groups(-60) })).toEqual(nothing)
    const claimed = row('settlement-out', 60, { status: 'claimed' })
    expect(changeOf({ rows: [claimed], groups: groups(60) })).toEqual(nothing)
    const disputed = row('settlement-in', 60, { status: 'disputed' })
    expect(changeOf({ rows: [disputed], groups: groups(0) })).toEqual(nothing)
  })

  it('is under way between two days, moved outside, or put aside', () => {
    const between = { from: side('giro', 110), to: side('visa', 100, '2026-06-02') }
    const fee = { side: 'from', amount: 10 } as const
    const sent = {
      accounts: [{}, visa],
      transfers: [{ ...between, fee, reason: 'own' }] as ChangeBook['transfers'],
    }
    expect(changeOf(sent)).toEqual({ ...nothing, change: -110, spent: 10, underWay: -100 })
    expect(changeOf(sent, '2026-05-31', '2026-06-05')).toEqual({
      ...nothing,
      change: 100,
      underWay: 100,
    })
    expect(changeOf(sent, '2026-04-30', '2026-06-05')).toEqual({
      ...nothing,
      change: -10,
      spent: 10,
    })
    const left = { ...sent, accounts: [{}, { ...visa, includeInNetWorth: false }] }
    expect(changeOf(left)).toEqual({ ...nothing, change: -110, spent: 10, outside: -100 })
    const aside = [{ from: null, to: side('giro', 12), fee: null, reason: 'unexplained' }] as const
    expect(changeOf({ transfers: aside })).toEqual({ ...nothing, change: 12, unexplained: 12 })
  })

  it('is a value that was set, and an account that began', () => {
    const car = {
      ...({ id: 'car', kind: 'asset', openingBalance: 800, openingOn: '2026-05-05' } as const),
      valuations: [{ date: '2026-05-20', value: 750 }],
    }
    const transfers = [
      { from: side('giro', 100), to: side('car', 100), fee: null, reason: 'own' },
    ] as const
    expect(changeOf({ accounts: [{}, car], transfers })).toEqual({
      ...{ ...nothing, change: 650, began: 800, values: -150 },
    })
  })

  it('is the rate, of what only lay there and of what was exchanged', () => {
    const dollars = { id: 'usd', currency: 'USD', openingBalance: 1200 }
    expect(changeOf({ accounts: [dollars] })).toEqual({ ...nothing, change: 40, exchange: 40 })
    const transfers = [
      { from: side('giro', 100), to: side('usd', 120), fee: null, reason: 'own' },
    ] as const
    expect(
      changeOf(
        { accounts: [{}, { ...dollars, openingBalance: 0 }], transfers },
        '2026-04-30',
        '2026-05-22',
      ),
    ).toEqual({
      ...{ ...nothing, change: -4, exchange: -4 },
    })
    const pounds = { id: 'gbp', currency: 'GBP', openingBalance: 5 }
    expect(changeOf({ accounts: [pounds] })).toBeNull()
  })

  it('is my part of a joint account as my share of its bills and of its interest', () => {
    const joint = { id: 'joint', openingBalance: 0, myShareBps: 5000 }
    const bill = row('group-share', 40, {
      accountId: null,
      jointAccountId: 'joint',
      share: 40,
      paid: 40,
    })
    const given = { accounts: [{}, joint], groups: [{ currency: 'EUR', moves: [] }] }
    const book = bookOf({ ...given, rows: [bill] })
    const effects = [
      { date: '2026-05-10', effect: -80 },
      { date: '2026-05-11', effect: 20 },
    ]
    const moves = effects.map((one) => ({
      ...{ ...one, id: one.date, isEstimated: false, missing: null, isPending: false },
    }))
    const accounts = book.accounts.map((one) =>
      one.account.id === 'joint' ? { ...one, moves } : one,
    )
    const counting = { home: 'EUR', lens: 'share', currencyOf: () => 'EUR', rates: null } as const
    const asked = {
      book: { ...book, accounts },
      after: '2026-04-30',
      until: '2026-05-31',
      counting,
    }
    expect(netWorthChange(asked)).toEqual({ ...nothing, change: -30, spent: 40, values: 10 })
  })
})
