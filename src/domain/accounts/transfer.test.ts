import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TransferReason, type TransferSums, transferProblem } from './transfer.ts'

const currencies: Record<string, string> = { giro: 'EUR', visa: 'EUR', dollars: 'USD' }
const side = (accountId: string, amount: number) => ({ accountId, amount, date: '2026-03-05' })

const problemOf = (transfer: Partial<TransferSums> & { readonly reason?: TransferReason }) =>
  transferProblem(
    { from: side('giro', 500), to: side('visa', 500), fee: null, reason: 'own', ...transfer },
    (id) => currencies[id],
  )

describe('a transfer', () => {
  it('brings in one currency exactly what left and was no fee', () => {
    expect(problemOf({})).toBeNull()
    expect(problemOf({ to: side('visa', 499) })).toBe('unequal')
    expect(problemOf({ to: side('visa', 490), fee: { side: 'from', amount: 10 } })).toBeNull()
    expect(problemOf({ to: side('visa', 490), fee: { side: 'to', amount: 10 } })).toBeNull()
    expect(problemOf({ to: side('visa', 490), fee: { side: 'to', amount: 9 } })).toBe('unequal')
  })

  it('has two amounts between currencies, of which nothing follows', () => {
    expect(problemOf({ to: side('dollars', 777) })).toBeNull()
    const fee = { side: 'from', amount: 20 } as const
    expect(problemOf({ to: side('dollars', 777), fee })).toBeNull()
  })

  it('has a side here, and the reason that goes with how many', () => {
    expect(problemOf({ from: null, to: null })).toBe('no-side')
    expect(problemOf({ to: null })).toBe('reason')
    expect(problemOf({ to: null, reason: 'outside' })).toBeNull()
    expect(problemOf({ from: null, reason: 'unexplained' })).toBeNull()
    expect(problemOf({ reason: 'outside' })).toBe('reason')
    expect(problemOf({ to: side('giro', 500) })).toBe('same-account')
  })

  it('moves whole units above zero', () => {
    for (const amount of [0, -5, 0.5]) {
      expect(problemOf({ from: side('giro', amount), to: side('visa', amount) })).toBe('amount')
      const fee = { side: 'to', amount } as const
      expect(problemOf({ fee })).toBe('fee-amount')
    }
  })

  it('has a fee only of a side that is here, and less than what left', () => {
    const fee = { side: 'to', amount: 5 } as const
    expect(problemOf({ to: null, reason: 'outside', fee })).toBe('fee-side')
    expect(problemOf({ to: null, reason: 'outside', fee: { side: 'from', amount: 5 } })).toBeNull()
    const all = { side: 'from', amount: 500 } as const
    expect(problemOf({ fee: all })).toBe('fee-amount')
  })

  it('agrees for one amount that arrives only', () => {
    const amount = fc.integer({ min: 2, max: 10 ** 13 })
    fc.assert(
      fc.property(amount, fc.nat(10), fc.nat(20), (sent, kept, off) => {
        fc.pre(kept < sent && sent - kept + off - 10 > 0)
        const fee = kept > 0 ? ({ side: 'from', amount: kept } as const) : null
        const to = side('visa', sent - kept + off - 10)
        const isFine = problemOf({ from: side('giro', sent), to, fee }) === null
        expect(isFine).toBe(off === 10)
      }),
    )
  })
})
