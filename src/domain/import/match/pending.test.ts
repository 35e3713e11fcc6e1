import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../../calendar/day-number.ts'
import { type BankRow, isOverdue, replacementsOf, replacementWords } from './pending.ts'

const row = (id: string, fields: Partial<BankRow> = {}): BankRow => ({
  ...{ id, accountId: 'visa', date: '2026-05-06', amount: -4000, text: 'Filling station Moor' },
  ...fields,
})

const found = (pending: readonly BankRow[], booked: readonly BankRow[]) =>
  replacementsOf(pending, booked).map((one) => `${one.pending.id} ${one.booked.id}`)

const isReplaced = (fields: Partial<BankRow>) => found([row('p')], [row('b', fields)]).length === 1

describe('an announced row is replaced', () => {
  it('by one of its account and direction, from a day before it to ten after', () => {
    expect(isReplaced({})).toBe(true)
    expect(isReplaced({ accountId: 'giro' })).toBe(false)
    expect(isReplaced({ amount: 4000 })).toBe(false)
    expect([isReplaced({ date: '2026-05-05' }), isReplaced({ date: '2026-05-16' })]).toEqual([
      true,
      true,
    ])
    expect([isReplaced({ date: '2026-05-04' }), isReplaced({ date: '2026-05-17' })]).toEqual([
      false,
      false,
    ])
  })

  it('by an equal amount whatever is said, and by one a quarter off if the texts are alike', () => {
    expect(isReplaced({ text: 'Something else' })).toBe(true)
    expect([isReplaced({ amount: -5000 }), isReplaced({ amount: -3000 })]).toEqual([true, true])
    expect([isReplaced({ amount: -5001 }), isReplaced({ amount: -2999 })]).toEqual([false, false])
    expect(isReplaced({ amount: -4100, text: 'Something else' })).toBe(false)
    expect(isReplaced({ amount: -4100, text: 'MOOR FILLING STAT' })).toBe(true)
  })

  it('by the equal amount first, then by the nearest amount, then by the nearest day', () => {
    const equal = row('equal', { date: '2026-05-12' })
    const near = row('near', { amount: -4100, date: '2026-05-08' })
    const far = row('far', { amount: -4200 })
    expect(found([row('p')], [far, near, equal])).toEqual(['p equal'])
    expect(found([row('p')], [far, near])).toEqual(['p near'])
    expect(found([row('p')], [row('late', { date: '2026-05-09' }), row('soon')])).toEqual([
      'p soon',
    ])
  })

  it('is said with both amounts, if they differ', () => {
    const write = (amount: number) => `€${(amount / 100).toFixed(2)}`
    const words = (amount: number) =>
      replacementWords({ pending: row('p'), booked: row('b', { amount }) }, write)
    expect(words(-4350)).toBe('Booked with €43.50 instead of €40.00.')
    expect(words(-4000)).toBeNull()
  })

  it('is asked about after a fortnight without a booking', () => {
    expect(isOverdue(row('p'), '2026-05-20')).toBe(false)
    expect(isOverdue(row('p'), '2026-05-21')).toBe(true)
  })

  it('one to one, in whatever order rows come', () => {
    const random = (prefix: string) =>
      fc
        .array(
          fc.record({
            date: fc.integer({ min: 20_575, max: 20_590 }).map(dayOfNumber),
            amount: fc.constantFrom(-4000, -4100, -3000, 4000),
          }),
          { maxLength: 6 },
        )
        .map((rows) => rows.map((fields, n) => row(`${prefix}${n}`, fields)))
    fc.assert(
      fc.property(random('p'), random('b'), (pending, booked) => {
        const pairs = found(pending, booked)
        const ids = pairs.flatMap((words) => words.split(' '))
        expect(new Set(ids).size).toBe(ids.length)
        expect(found(pending.toReversed(), booked.toReversed())).toEqual(pairs)
      }),
    )
  })
})
