import { expect, it } from 'vitest'
import { clearedBy, messagesOf } from './messages.ts'

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

it('says the first that is wrong at each place, in words of the form where it has some', () => {
  const issues = [
    { path: ['fees', 0, 'amount'], message: 'Enter an amount.' },
    { path: ['fees', 0, 'amount'], message: 'Enter a whole number.' },
    { path: ['startOn'], message: 'This is not a day.' },
    { path: ['merchant'], message: 'Too long.' },
  ]
  const wordsAt = (at: string) => (at === 'startOn' ? 'Enter a day, like 3 nov.' : undefined)
  const placeOf = (at: string) => (at === 'merchant' ? 'place' : at)
  expect(messagesOf({ issues }, wordsAt, placeOf)).toEqual({
    'fees.0.amount': 'Enter an amount.',
    startOn: 'Enter a day, like 3 nov.',
    place: 'Too long.',
  })
  expect(messagesOf(undefined)).toEqual({})
})
