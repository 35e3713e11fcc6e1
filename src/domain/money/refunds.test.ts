import { expect, it } from 'vitest'
import { refundDayProblem, refundDayWords, refundProblem, refundWords } from './refunds.ts'

const shoes = { id: 'shoes', amount: 8000, currency: 'GBP', refundOf: null }
const first = { id: 'first', amount: 3000, currency: 'GBP', refundOf: 'shoes' }
const rows = [shoes, first, { ...shoes, id: 'other', amount: 9999 }]
const refund = (amount: number, id = 'second') => ({ ...first, id, amount })

it('lets come back what was paid, in parts too, and no more', () => {
  expect(refundProblem(refund(5000), rows)).toBeNull()
  expect(refundProblem(refund(5001), rows)).toEqual({ of: 'refund', left: 5000 })
  expect(refundProblem(refund(8000, 'first'), rows)).toBeNull()
  expect(refundProblem(refund(8001, 'first'), rows)).toEqual({ of: 'refund', left: 8000 })
})

it('compares nothing that came back in another currency', () => {
  const home = { ...first, id: 'home', amount: 9000, currency: 'EUR' }
  expect(refundProblem(home, rows)).toBeNull()
  expect(refundProblem(refund(5000), [...rows, home])).toBeNull()
  expect(refundProblem(refund(5001), [...rows, home])).toEqual({ of: 'refund', left: 5000 })
  expect(refundProblem({ ...shoes, amount: 3000 }, [...rows, home])).toBeNull()
})

it('keeps a purchase at what came back of it', () => {
  expect(refundProblem({ ...shoes, amount: 3000 }, rows)).toBeNull()
  expect(refundProblem({ ...shoes, amount: 2999 }, rows)).toEqual({
    of: 'purchase',
    refunded: 3000,
  })
})

it('says what to do', () => {
  expect(refundWords({ of: 'refund', left: 5 }, String)).toContain('5 of it is left to refund')
  expect(refundWords({ of: 'refund', left: 0 }, String)).toContain('All of it was refunded')
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
