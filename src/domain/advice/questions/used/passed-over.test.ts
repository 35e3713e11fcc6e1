import { expect, it } from 'vitest'
import { openVocabulary } from '../names.ts'
import { readQuestion } from '../read-question.ts'
import { passedOver } from './passed-over.ts'

const names = [{ kind: 'category', id: 'groceries', name: 'Groceries' }] as const
const known = { today: '2027-03-17', locale: 'en-GB', vocabulary: openVocabulary(names) }

it.each([
  ['How much did I spend on groceries in the evenings?', null],
  ['How much did I spend on groceries the least?', null],
  ['How much groceries without spending', null],
  ['Who should pay for groceries in March?', null],
  ['How much did I regularly spend on groceries?', 'How much did I spend on groceries?'],
])('of %j the question without the part is offered where it is one: %j', (question, nearest) => {
  const part = passedOver(question, readQuestion(question, known), 'spent', known)
  expect(part).not.toBeNull()
  expect(part?.nearest).toBe(nearest)
})
