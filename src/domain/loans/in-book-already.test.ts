import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { type Booked, notInBook } from './in-book-already.ts'

const one = (date: string, amount: number, currency = 'EUR', counted: number | null = amount) => ({
  ...{ date, amount, currency, counted },
})

describe('a payment of a loan that stands among the expenses too', () => {
  it('is the entry of the same amount within a few days, each entry for one payment', () => {
    const paid = [one('2026-03-01', 25_000), one('2026-03-15', 25_000)]
    expect(notInBook(paid, [one('2026-03-04', 25_000)])).toEqual([paid[1]])
    expect(notInBook(paid, [one('2026-03-04', 25_000), one('2026-03-14', 25_000)])).toEqual([])
    expect(notInBook(paid, [one('2026-03-08', 25_000)])).toEqual(paid)
    expect(notInBook(paid, [one('2026-03-01', 25_001), one('2026-03-01', 25_000, 'USD')])).toEqual(
      paid,
    )
  })

  it('leaves the difference of two rates, and counts nothing without a rate twice', () => {
    const paid = one('2026-03-01', 30_000, 'USD', 28_000)
    expect(notInBook([paid], [one('2026-03-03', 30_000, 'USD', 27_400)])).toEqual([
      { ...paid, counted: 600 },
    ])
    expect(notInBook([paid], [one('2026-03-03', 30_000, 'USD', 28_400)])).toEqual([
      { ...paid, counted: -400 },
    ])
    const unknown = one('2026-03-01', 30_000, 'SYP', null)
    expect(notInBook([unknown], [unknown])).toEqual([])
    expect(notInBook([paid], [{ ...paid, counted: null }])).toEqual([paid])
  })

  it('never makes both together less by one expense more', () => {
    const amounts = fc.constantFrom(10_000, 20_000)
    const row: fc.Arbitrary<Booked> = fc.record({
      date: fc.integer({ min: 0, max: 27 }).map((days) => addDays('2026-03-01', days)),
      amount: amounts,
      currency: fc.constantFrom('EUR', 'USD'),
      counted: fc.integer({ min: 8000, max: 22_000 }).map((n): number | null => n),
    })
    const sum = (rows: readonly Booked[]) =>
      rows.reduce((all, { counted }) => all + (counted ?? 0), 0)
    // The nearer expense sets one free that another payment then takes.
    const swapped: [Booked[], Booked[], Booked] = [
      [one('2026-03-03', 20_000, 'EUR', 8001), one('2026-03-02', 20_000, 'EUR', 8000)],
      [one('2026-03-01', 20_000, 'EUR', 8001)],
      one('2026-03-02', 20_000, 'EUR', 8000),
    ]
    const both = (paid: readonly Booked[], book: readonly Booked[]) =>
      sum(notInBook(paid, book)) + sum(book)
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 5 }),
        fc.array(row, { maxLength: 5 }),
        row,
        (...all) => {
          const [paid, book, more] = all
          expect(both(paid, [...book, more])).toBeGreaterThanOrEqual(both(paid, book))
        },
      ),
      { numRuns: 2000, examples: [swapped] },
    )
  })
})
