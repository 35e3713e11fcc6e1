import { describe, expect, it } from 'vitest'
import { openingOf } from './opening-of.ts'

const row = (date: string, amount: number, isPending = false) => ({ date, amount, isPending })
const rows = [row('2026-01-05', -300), row('2026-01-02', 2000), row('2026-01-06', -1, true)]

describe('the opening of an account that comes with a statement', () => {
  it('is what the bank says it began with', () => {
    const balances = [
      { date: '2026-01-31', at: 'close', balance: 2200 },
      { date: '2026-01-01', at: 'open', balance: 500 },
    ] as const
    expect(openingOf(rows, balances)).toEqual({ openingOn: '2026-01-01', openingBalance: 500 })
  })

  it('is counted back from what the bank says it ended with', () => {
    const balances = [{ date: '2026-01-31', at: 'close', balance: 2200 }] as const
    expect(openingOf(rows, balances)).toEqual({ openingOn: '2026-01-02', openingBalance: 500 })
  })

  it('begins after a balance that was before all rows', () => {
    const balances = [{ date: '2025-12-31', at: 'close', balance: 500 }] as const
    expect(openingOf(rows, balances)).toEqual({ openingOn: '2026-01-01', openingBalance: 500 })
  })

  it('is nothing on the first day where the bank says nothing, and none without a row', () => {
    expect(openingOf(rows, [])).toEqual({ openingOn: '2026-01-02', openingBalance: 0 })
    expect(openingOf([], [])).toBeNull()
  })
})
