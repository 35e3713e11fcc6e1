import { expect, it } from 'vitest'
import { isQuestion } from './is-question.ts'

it.each([
  ['how much did I spend on food?', true],
  ['how much did I spend on food', true],
  ['Wie viel habe ich ausgegeben?', true],
  ['can i afford a sofa', true],
  ['kite?', false],
  ['will', false],
  ['which magazine', false],
  ['howard johnson hotel', false],
  ['coffee last month', false],
  ['', false],
  ['largest october', true],
  ['my second biggest expense', true],
  ['Largest', false],
  ['biggest loser', true],
  ['100 gbp in chf', true],
  ['€50 to usd', true],
  ['50 eur in may', false],
  ['20 to 30 euro', false],
  ['rewe in october', false],
])('%j is a question: %s', (typed, is) => {
  expect(isQuestion(typed)).toBe(is)
})
