import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../calendar/day-number.ts'
import { rateTable } from '../money/rates.ts'
import type { Account } from './account.ts'
import { type MovingRow, movesOf } from './moves.ts'
import { holdingsOf, netWorthOn, type WorthAccount, type WorthBook } from './net-worth.ts'
import type { TransferSides } from './transfer.ts'

const rates = rateTable({
  days: ['2026-05-31', '2026-06-30'],
  rates: { USD: ['1.25', '1.20'], JPY: ['160', null], KWD: ['0.4', '0.4'] },
})

type Steps = readonly (readonly [string, number])[]
type Transfers = readonly (TransferSides & { readonly id: string })[]

const stepRow = (account: Account, [date, effect]: Steps[number]): MovingRow => ({
  ...{ id: date, date, currency: account.currency, accountId: account.id },
  ...{ kind: effect < 0 ? 'expense' : 'income', amount: Math.abs(effect) },
})

function held(
  fields: Partial<Account> &
    Partial<Omit<WorthAccount, 'account' | 'moves'>> & { readonly steps?: Steps },
  transfers: Transfers = [],
): WorthAccount {
  const {
    steps = [],
    includeInNetWorth = true,
    myShareBps = 10_000,
    valuations = [],
    ...rest
  } = fields
  const account: Account = {
    ...{ id: 'giro', kind: 'current', currency: 'EUR', openingBalance: 0, openingOn: '2026-05-01' },
    ...rest,
  }
  const moves = movesOf(
    account,
    steps.map((step) => stepRow(account, step)),
    transfers,
    null,
  )
  return { account, moves, valuations, includeInNetWorth, myShareBps }
}

const moved = (steps: Steps, currency = 'EUR') => ({
  currency,
  moves: steps.map(([date, effect]) => ({ date, effect })),
})

const worth = (book: Partial<WorthBook>, day = '2026-05-31', table: typeof rates | null = rates) =>
  netWorthOn(
    holdingsOf({ accounts: [], loans: [], goals: [], groups: [], ...book }),
    day,
    'EUR',
    table,
  )

const known = (assets: number, debts = 0) => ({ assets, debts, net: assets - debts, missing: [] })

describe('what somebody is worth', () => {
  it('is nothing without anything', () => expect(worth({})).toEqual(known(0)))

  it('has accounts by what they hold, from their first day on', () => {
    const accounts = [
      held({ openingBalance: 5000, steps: [['2026-05-10', -700]] }),
      held({ kind: 'card', openingBalance: -900 }),
      held({ openingBalance: 4000, openingOn: '2026-06-01' }),
      held({ openingBalance: 4000, includeInNetWorth: false }),
      held({ kind: 'loan', openingBalance: -4000 }),
    ]
    expect(worth({ accounts })).toEqual(known(4300, 900))
    expect(worth({ accounts }, '2026-06-30')).toEqual(known(8300, 900))
    expect(worth({ accounts }, '2026-04-30')).toEqual(known(0))
  })

  it('has what is valued by its last value, and my part of what is joint, rounded once', () => {
    const valuations = [{ date: '2026-05-20', value: 70_001 }]
    expect(worth({ accounts: [held({ kind: 'asset', valuations, myShareBps: 5000 })] })).toEqual(
      known(35_001),
    )
    const dinars = held({ currency: 'KWD', openingBalance: 1001, myShareBps: 3333 })
    expect(worth({ accounts: [dinars] })).toEqual(known(83))
    expect(
      worth({ accounts: [held({ currency: 'GBP', openingBalance: 9, myShareBps: 0 })] }),
    ).toEqual(known(0))
  })

  it('has loans, goals and groups, but no goal that is kept in an account', () => {
    const owedOn = (day: string) => (day < '2026-05-10' ? null : 3000)
    const loans = [
      { currency: 'EUR', owedOn },
      { currency: 'EUR', owedOn, archived: true },
    ]
    const steps: Steps = [
      ['2026-05-11', 800],
      ['2026-06-01', 100],
    ]
    const goals = [
      { ...moved(steps), accountId: null },
      { ...moved(steps), accountId: 'left-out' },
      { ...moved(steps), accountId: null, archived: true },
    ]
    const groups = [
      moved([['2026-05-12', -40]]),
      moved([
        ['2026-05-12', 75],
        ['2026-05-13', -5],
      ]),
    ]
    expect(worth({ loans, goals, groups })).toEqual(known(870, 3040))
    expect(worth({ loans, goals, groups }, '2026-06-30')).toEqual(known(970, 3040))
    expect(worth({ loans, goals, groups }, '2026-05-09')).toEqual(known(0))
  })

  it('converts each by the rate of the day, and names what has none', () => {
    const accounts = ['USD', 'USD', 'JPY'].map((currency) => held({ currency, openingBalance: 1 }))
    expect(worth({ accounts })).toEqual(known(3))
    const unknown = { assets: null, debts: null, net: null }
    // A rate that has grown old is the last one known.
    expect(worth({ accounts }, '2026-06-30')).toEqual(known(3))
    expect(worth({ accounts }, '2026-05-31', null)).toEqual({ ...unknown, missing: ['JPY', 'USD'] })
    expect(worth({ accounts }, '2026-05-30')).toEqual(known(3))
    expect(worth({ accounts: [held({ currency: 'GBP' })] }, '2026-05-31', null)).toEqual(known(0))
  })

  it('is unknown where a balance is, and names the currency of the row', () => {
    const account = held({})
    const spent = { ...stepRow(account.account, ['2026-05-10', -1]), currency: 'GBP' }
    const lost = { ...account, moves: movesOf(account.account, [spent], [], rates) }
    expect(worth({ accounts: [lost] })).toMatchObject({ net: null, missing: ['GBP'] })
    expect(worth({ accounts: [lost] }, '2026-05-09')).toEqual(known(0))
  })

  it('has what is announced, as that counts as spent', () => {
    const account = held({ openingBalance: 100 })
    const row = { ...stepRow(account.account, ['2026-05-10', -30]), isPending: true }
    const moves = movesOf(account.account, [row], [], null)
    expect(worth({ accounts: [{ ...account, moves }] })).toEqual(known(70))
  })

  it('is assets less debts, and does not change by a transfer between own accounts', () => {
    const day = fc.integer({ min: 20_580, max: 20_600 }).map(dayOfNumber)
    const amount = fc.integer({ min: 1, max: 10 ** 9 })
    const steps = fc.array(fc.tuple(day, fc.integer({ min: -(10 ** 6), max: 10 ** 6 })))
    fc.assert(
      fc.property(steps, steps, amount, day, day, (one, other, size, left, came) => {
        const transfer = {
          id: 't',
          from: { accountId: 'giro', amount: size, date: left },
          to: { accountId: 'visa', amount: size, date: came },
        }
        const book = (transfers: Transfers) => ({
          accounts: [
            held({ steps: one }, transfers),
            held({ id: 'visa', kind: 'card', steps: other }, transfers),
          ],
        })
        const without = worth(book([]), '2026-06-30')
        const after = worth(book([transfer]), '2026-06-30')
        expect(after.net).toBe(without.net)
        expect(after.net).toBe((after.assets ?? 0) - (after.debts ?? 0))
      }),
    )
  })
})
