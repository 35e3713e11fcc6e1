import { expect, it } from 'vitest'
import { clearedBy } from './messages.ts'

const messages = {
  name: 'Give it a name.',
  fees: 'Too many fees.',
  'fees.0.amount': 'Enter an amount.',
  feesPaidBy: 'Say who.',
}

it('takes away what stood at a touched field and below it, and leaves the rest', () => {
  const { name, feesPaidBy } = messages
  expect(clearedBy(messages, { fees: [] })).toEqual({ name, feesPaidBy })
})

it('takes away a message of another name with the field it depends on', () => {
  const clears = { rate: ['annualRateBps'] }
  const wrong = { annualRateBps: 'Enter a rate.', rate: 'Enter a rate.', name: 'Give it a name.' }
  expect(clearedBy(wrong, { rate: '3' }, clears)).toEqual({ name: 'Give it a name.' })
  expect(clearedBy(wrong, { name: 'Car' }, clears)).not.toHaveProperty('name')
  expect(clearedBy(wrong, { name: 'Car' }, clears)).toHaveProperty('annualRateBps')
})
