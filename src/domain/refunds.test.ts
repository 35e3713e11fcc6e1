import { expect, it } from 'vitest'
import { refundProblem, refundWords } from './refunds.ts'

const shoes = { id: 'shoes', amount: 8000, refundOf: null }
const first = { id: 'first', amount: 3000, refundOf: 'shoes' }
const rows = [shoes, first, { id: 'other', amount: 9999, refundOf: null }]
const refund = (amount: number, id = 'second') => ({ id, amount, refundOf: 'shoes' })

it('lets come back what was paid, in parts too, and no more', () => {
  expect(refundProblem(refund(5000), rows)).toBeNull()
  expect(refundProblem(refund(5001), rows)).toEqual({ of: 'refund', left: 5000 })
  expect(refundProblem(refund(8000, 'first'), rows)).toBeNull()
  expect(refundProblem(refund(8001, 'first'), rows)).toEqual({ of: 'refund', left: 8000 })
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
