import { describe, expect, it } from 'vitest'
import { rateTable } from '../money/rates.ts'
import { type MoveKind, type MovingRow, moveOf, movesOf } from './moves.ts'
import { freshRates } from './pairing/candidates.ts'

const rates = freshRates(
  rateTable({ days: ['2026-03-02'], rates: { USD: ['1.20'], JPY: ['150'], KWD: ['0.4'] } }),
)

const row = (fields: Partial<MovingRow> = {}): MovingRow => ({
  ...{ id: 'a', kind: 'expense', date: '2026-03-04', amount: 1200, currency: 'EUR' },
  ...{ accountId: 'giro', ...fields },
})

const effectOf = (fields: Partial<MovingRow>) => moveOf(row(fields), 'EUR', rates).effect

describe('what a record does to its account', () => {
  it.each<[MoveKind, number]>([
    ['expense', -1200],
    ['instalment', -1200],
    ['refund', 1200],
    ['income', 1200],
    ['settling-income', 1200],
    ['group-paid', -1200],
    ['settlement-out', -1200],
    ['settlement-in', 1200],
    ['loan-payment', -1200],
    ['contribution', 0],
    ['joint-expense', -1200],
    ['pay-in', 1200],
    ['pay-out', -1200],
    ['interest', 1200],
  ])('is that a %s of 12.00 changes it by %d', (kind, effect) => {
    expect(effectOf({ kind })).toBe(effect)
  })

  it('is nothing while it is disputed, or where the expense of a payment moves it', () => {
    expect(effectOf({ kind: 'settlement-in', status: 'claimed' })).toBe(1200)
    expect(effectOf({ kind: 'settlement-in', status: 'disputed' })).toBe(0)
    expect(effectOf({ kind: 'loan-payment', expenseId: 'e' })).toBe(0)
    expect(effectOf({ kind: 'loan-payment', expenseId: null })).toBe(-1200)
  })

  it('is what the bank took where the currencies differ, and else by the rate of the day', () => {
    const taken = moveOf(row({ currency: 'USD', accountAmount: 1033 }), 'EUR', rates)
    expect(taken).toMatchObject({ effect: -1033, isEstimated: false })
    const guessed = moveOf(row({ currency: 'USD' }), 'EUR', rates)
    expect(guessed).toMatchObject({ effect: -1000, isEstimated: true, missing: null })
    expect(moveOf(row({ currency: 'JPY', amount: 1 }), 'KWD', rates).effect).toBe(-3)
    expect(effectOf({ accountAmount: 7 })).toBe(-1200)
  })

  it('is by the rate on the record itself where that leads into the account', () => {
    const typed = { currency: 'GBP', amount: 24_000, rate: { to: 'EUR', value: '1.20' } }
    for (const table of [rates, null]) {
      const move = moveOf(row(typed), 'EUR', table)
      expect(move).toMatchObject({ effect: -28_800, isEstimated: true, missing: null })
      expect(moveOf(row({ ...typed, accountAmount: 29_000 }), 'EUR', table).effect).toBe(-29_000)
      expect(moveOf(row(typed), 'USD', table)).toMatchObject({ effect: null, missing: 'GBP' })
    }
    const dollars = { currency: 'USD', rate: { to: 'EUR', value: '0.5' } }
    expect(effectOf(dollars)).toBe(-600)
  })

  it('is unknown without a rate of its time, never nothing and never one to one', () => {
    const unknown = { effect: null, isEstimated: false }
    expect(moveOf(row({ currency: 'GBP' }), 'EUR', rates)).toMatchObject({
      ...unknown,
      missing: 'GBP',
    })
    for (const date of ['2026-03-10', '2026-03-01']) {
      expect(moveOf(row({ currency: 'USD', date }), 'EUR', rates)).toMatchObject(unknown)
    }
    expect(effectOf({ currency: 'USD', date: '2026-03-09' })).toBe(-1000)
    expect(moveOf(row({ currency: 'USD' }), 'EUR', null)).toMatchObject(unknown)
    expect(moveOf(row({ currency: 'GBP', kind: 'contribution' }), 'EUR', null).effect).toBe(0)
  })
})

describe('all that moves an account', () => {
  const side = (accountId: string, amount: number, date: string) => ({ accountId, amount, date })

  it('has the own side of every transfer, on its own day', () => {
    const transfers = [
      { id: 't', from: side('giro', 500, '2026-03-05'), to: side('visa', 490, '2026-03-07') },
      { id: 'u', from: null, to: side('giro', 70, '2026-03-01') },
    ]
    const effects = (id: string) =>
      movesOf({ id, currency: 'EUR' }, [row()], transfers, null).map((move) => [
        move.id,
        move.date,
        move.effect,
      ])
    expect(effects('giro')).toEqual([
      ['u.to', '2026-03-01', 70],
      ['a', '2026-03-04', -1200],
      ['t.from', '2026-03-05', -500],
    ])
    expect(effects('visa')).toEqual([['t.to', '2026-03-07', 490]])
    expect(effects('cash')).toEqual([])
  })

  it('stands as the statement has it, then as it was written down, then by id', () => {
    const rows = [
      row({ id: 'late', createdAt: '2026-03-04T12:00:00.000Z' }),
      row({ id: 'second', line: 8 }),
      row({ id: 'early', createdAt: '2026-03-04T11:00:00.000Z' }),
      row({ id: 'first', line: 7 }),
      row({ id: 'before', date: '2026-03-03' }),
    ]
    const order = ['before', 'first', 'second', 'early', 'late']
    const ids = (all: readonly MovingRow[]) =>
      movesOf({ id: 'giro', currency: 'EUR' }, all, [], null).map(({ id }) => id)
    expect(ids(rows)).toEqual(order)
    expect(ids(rows.toReversed())).toEqual(order)
    expect(ids([row({ id: 'y' }), row({ id: 'x' })])).toEqual(['x', 'y'])
  })
})
