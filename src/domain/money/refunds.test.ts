import { expect, it } from 'vitest'
import { rateTable } from './rates.ts'
import {
  leftToRefund,
  refundProblem as problemOf,
  type RefundRow,
  refundDayProblem,
  refundDayWords,
  refundWords,
} from './refunds.ts'

const shoes = { id: 'shoes', amount: 8000, currency: 'GBP', date: '2026-03-02', refundOf: null }
const first = { id: 'first', amount: 3000, currency: 'GBP', date: '2026-03-09', refundOf: 'shoes' }
const rows = [shoes, first, { ...shoes, id: 'other', amount: 9999 }]
/** A pound is a euro when the shoes are bought, and 80 pence a euro when money comes back. */
const rates = rateTable({ days: ['2026-03-01', '2026-03-08'], rates: { GBP: ['1', '0.8'] } })
const refundProblem = (row: RefundRow, all: readonly RefundRow[]) => problemOf(row, all, rates)
const exact = { currency: 'GBP', isAbout: false }
const refund = (amount: number, id = 'second') => ({ ...first, id, amount })

it('lets come back what was paid, in parts too, and no more', () => {
  expect(refundProblem(refund(5000), rows)).toBeNull()
  expect(refundProblem(refund(5001), rows)).toEqual({ ...exact, of: 'refund', left: 5000 })
  expect(refundProblem(refund(8000, 'first'), rows)).toBeNull()
  expect(refundProblem(refund(8001, 'first'), rows)).toEqual({ ...exact, of: 'refund', left: 8000 })
})

it('lets a shop give back no more than the part somebody pays in the end', () => {
  const shared = { ...shoes, expectedBack: { amount: 6000 } }
  const all = [shared, ...rows.slice(2)]
  expect(refundProblem(refund(2000), all)).toBeNull()
  const problem = refundProblem(refund(2001), all)
  expect(problem).toEqual({ ...exact, of: 'refund', left: 2000, isExpected: true })
  expect(problem && refundWords(problem, (sum) => `£${sum / 100}`)).toBe(
    '£20 of it is yours. What others give back is marked there as received.',
  )
  expect(leftToRefund(shared, [], rates)).toBe(2000)
})

it('knows what is left to come back, whatever currency the rest came in', () => {
  const home = { ...first, id: 'home', amount: 5000, currency: 'EUR' }
  expect(leftToRefund(shoes, [first], rates)).toBe(5000)
  expect(leftToRefund(shoes, [first, home], rates)).toBe(1000)
  expect(leftToRefund(shoes, [first, home, home], rates)).toBe(0)
})

it('compares what came back in another currency by the rates, less a tenth', () => {
  const home = (amount: number) => ({ ...first, id: 'home', amount, currency: 'EUR' })
  // £50 are left: at 80 pence €62.50, and €69.44 where a tenth may be the bank's.
  expect(refundProblem(home(6944), rows)).toBeNull()
  const about = { currency: 'GBP', isAbout: true }
  expect(refundProblem(home(6946), rows)).toEqual({ ...about, of: 'refund', left: 5000 })
  const all = [...rows, home(5000)]
  expect(refundProblem(refund(1400), all)).toBeNull()
  expect(refundProblem(refund(1401), all)).toEqual({ ...about, of: 'refund', left: 1000 })
  expect(refundProblem({ ...shoes, amount: 6600 }, all)).toBeNull()
  const less = refundProblem({ ...shoes, amount: 6599 }, all)
  expect(less).toEqual({ ...about, of: 'purchase', refunded: 7000 })
  expect(less && refundWords(less, (sum, code) => `${code} ${sum}`)).toMatch(/^≈ GBP 7000 of it/)
})

it('takes the rate that makes less of it, and compares nothing without one', () => {
  // On the day of the purchase €80 were £80, by the day they came only £64.
  const early = { ...shoes, amount: 6000 }
  const home = { ...first, amount: 8000, currency: 'EUR' }
  expect(refundProblem(home, [early])).toBeNull()
  const inEuro = { ...shoes, currency: 'EUR' }
  const pounds = { ...first, amount: 8800 }
  expect(refundProblem(pounds, [inEuro])).toBeNull()
  expect(refundProblem({ ...pounds, amount: 8900 }, [inEuro])).toMatchObject({ left: 8000 })
  expect(problemOf({ ...home, amount: 99_999 }, [early], null)).toBeNull()
})

it('keeps a purchase at what came back of it', () => {
  expect(refundProblem({ ...shoes, amount: 3000 }, rows)).toBeNull()
  expect(refundProblem({ ...shoes, amount: 2999 }, rows)).toEqual({
    ...exact,
    of: 'purchase',
    refunded: 3000,
  })
})

it('says what to do', () => {
  expect(refundWords({ ...exact, of: 'refund', left: 5 }, String)).toContain(
    '5 of it is left to refund',
  )
  expect(refundWords({ ...exact, of: 'refund', left: 0 }, String)).toContain(
    'All of it was refunded',
  )
})

it('comes back on the day of the purchase or later, and the purchase stays before it', () => {
  const bought = { id: 'shoes', date: '2026-03-10', refundOf: null }
  const back = { id: 'first', date: '2026-03-12', refundOf: 'shoes' }
  const both = [bought, back]
  const moved = (row: typeof back | typeof bought, date: string) =>
    refundDayProblem({ ...row, date }, both)
  expect(moved(back, '2026-03-10')).toBeNull()
  expect(moved(back, '2026-03-09')).toEqual({ of: 'refund', boughtOn: '2026-03-10' })
  expect(moved(bought, '2026-03-12')).toBeNull()
  expect(moved(bought, '2026-03-13')).toEqual({ of: 'purchase', refundedOn: '2026-03-12' })
  expect(refundDayWords({ of: 'refund', boughtOn: 'May 1' }, String)).toContain('May 1')
})
