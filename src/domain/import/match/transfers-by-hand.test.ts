import { describe, expect, it } from 'vitest'
import { importRow } from '#test/support/import-row.ts'
import type { StatementRow } from '../statement.ts'
import { type BookedRow, bookedExpense } from './booked.ts'
import { asFee, bookedSides, feeSide } from './booked-sides.ts'
import { judgeStatement } from './verdicts.ts'

const names: Readonly<Record<string, string>> = { giro: 'Ordenado', joint: 'Conta Conjunta' }
const knownOf = (id: string) => ({ currency: 'EUR', name: names[id] ?? '' })

const side = (accountId: string, text: string, more = {}) => ({
  ...{ accountId, text, amount: 60_000, date: '2026-01-05' as const },
  ...{ bankId: null as string | null, importId: null, kept: null, ...more },
})
const moved = {
  ...{ id: 't', from: side('giro', ''), to: side('joint', ' ') },
  ...{ fee: null, feeId: null },
}
const sides = bookedSides(moved, knownOf, new Map())

type Some = readonly Partial<StatementRow>[]

function judged(booked: readonly BookedRow[], some: Some, into = 'giro') {
  const rows = some.map(
    (one) => importRow('', {}, { date: '2026-01-05', amount: -60_000, bankId: null, ...one }).row,
  )
  const accounts = [{ id: null, currency: 'EUR', rows }]
  const told = { locale: 'en-GB', amountMinorUnits: 1e13, accountIdOf: () => into }
  return judgeStatement({ accounts }, booked, told).map(({ verdict }) => verdict)
}

const later = ' It gets the bank’s day.'
const machine = { description: 'Cash machine 0123' }
const known = { kind: 'duplicate', of: 't.from' }

describe('a transfer made by hand', () => {
  it('is called by the account on its other side, and found by it', () => {
    expect(sides.map(({ description }) => description)).toEqual([
      'Transfer to Conta Conjunta',
      'Transfer from Ordenado',
    ])
    const far = { date: '2026-01-06', description: 'Transferência Conta Conjunta' } as const
    expect(judged(sides, [far])).toMatchObject([known])
  })

  it('is the one row of its account with its amount, on its day or a few days beside', () => {
    const words = (days: string) =>
      'Already in the book: Transfer to Conta Conjunta, 5 Jan 2026 ' +
      `(same account, same amount, ${days}, other words).${days === 'same day' ? '' : later}`
    const beside = { ...machine, date: '2026-01-07' } as const
    expect(judged(sides, [machine])).toMatchObject([{ ...known, words: words('same day') }])
    expect(judged(sides, [beside])).toMatchObject([{ ...known, words: words('2 days apart') }])
    const arrived = { ...beside, amount: 60_000 }
    expect(judged(sides, [arrived], 'joint')).toMatchObject([{ kind: 'duplicate', of: 't.to' }])
    expect(judged(sides, [{ ...machine, date: '2026-01-09' }])).toMatchObject([{ kind: 'new' }])
    expect(judged(sides, [beside], 'visa')).toMatchObject([{ kind: 'new' }])
  })

  it('is none of two that could be it, and none beside what a bank has spoken of', () => {
    const words = 'New. Same amount as “Transfer to Conta Conjunta” on 5 Jan 2026, but other words.'
    const two = [machine, { description: 'Rent' }]
    const isNew = { kind: 'new', words }
    expect(judged(sides, two)).toMatchObject([isNew, isNew])
    const said = { ...moved, from: side('giro', '', { bankId: 'row:1' }) }
    const booked = bookedSides(said, knownOf, new Map())
    expect(judged(booked, [{ ...machine, date: '2026-01-06' }])).toMatchObject([isNew])
  })

  it('is one to elsewhere where the other account is not here', () => {
    const [only] = bookedSides({ ...moved, to: null }, knownOf, new Map())
    expect(only?.description).toBe('Transfer to elsewhere')
  })
})

describe('the fee of a transfer made by hand', () => {
  const fee = { side: 'from', amount: 250 } as const
  const charged = { ...moved, from: side('giro', '', { amount: 60_250 }), fee, feeId: 'fee' }
  const entry = {
    ...{ id: 'fee', date: '2026-01-05', amount: 250, currency: 'EUR', bankId: null },
    ...{ description: 'Transfer fee', importId: null, merchant: null, refundOf: null },
  } as const
  const paid = asFee(bookedExpense(entry, new Map()), feeSide(charged))
  const booked = [paid, ...bookedSides(charged, knownOf, new Map())]

  it('is booked with it or apart, on the day or beside, and told nothing it cannot keep', () => {
    const date = '2026-01-06'
    const whole = { ...machine, date, amount: -60_250 } as const
    const parts = [
      { ...machine, date },
      { description: 'Charges', date, amount: -250, line: 2 },
    ] as const
    expect(judged(booked, [whole])).toMatchObject([known])
    const [one, other] = judged(booked, parts)
    expect([one, other]).toMatchObject([known, { kind: 'duplicate', of: 'fee' }])
    expect(other).not.toHaveProperty('tells')
    expect(judged(booked, [whole, ...parts]).map(({ kind }) => kind)).toEqual([
      'duplicate',
      'new',
      'duplicate',
    ])
  })

  it('arrives less where it is taken there, and is not looked for where the bank said all', () => {
    const there = { ...charged, from: side('giro', ''), fee: { ...fee, side: 'to' as const } }
    const [, whole, apart] = bookedSides(
      { ...there, to: side('joint', '', { amount: 59_750 }) },
      knownOf,
      new Map(),
    )
    expect([whole?.amount, apart?.amount]).toEqual([59_750, 60_000])
    const said = { ...charged, from: side('giro', '', { amount: 60_250, bankId: 'row:1' }) }
    const brought = { ...said, from: { ...said.from, importId: 'i' } }
    expect(bookedSides(brought, knownOf, new Map())).toHaveLength(2)
    expect(feeSide(brought)).toBeNull()
    // A statement told only of the side: the next one has the fee apart again.
    expect(feeSide(said)).toBe(said.from)
  })
})
