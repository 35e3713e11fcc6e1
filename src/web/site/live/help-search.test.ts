import { describe, expect, it } from 'vitest'
import { topics } from '../help/answers.data.ts'
import { foundBy } from './help-search.ts'

const texts = [
  'What does “the fewest payments” mean?',
  'Import csv files',
  'Your résumé',
  'Money back: refunds',
]
const found = (asked: string) => [...foundBy(asked, texts, (text) => text)]

describe('the search of the help', () => {
  it.each([
    ['fewest payment', [0]],
    ['CSV', [1]],
    ['resume', [2]],
    ['zebra csv', []],
    ['', [0, 1, 2, 3]],
    ['how do I import files', [1]],
    ['refnud', [3]],
    ['fewset paymants', [0]],
    ['qwxzzy', []],
  ])('%j finds %j', (asked, at) => {
    expect(found(asked)).toEqual(at.map((index) => texts[index]))
  })

  const answers = topics.flatMap(({ title, answers: all }) =>
    all.map(({ question, answer }) => ({ question, text: [title, question, ...answer].join(' ') })),
  )
  it.each([
    ['household', /household/],
    ['houshold', /household/],
    ['setle together', /household/],
    ['splitwize', /Splitwise/],
    ['dark mode', /light and dark/],
    ['foreign currency', /foreign currency/],
    ['exchange rate', /foreign currency/],
    ['backup', /backup/],
    ['categories csv', /categories of imported rows/],
  ])('%j is answered', (asked, question) => {
    const some = [...foundBy(asked, answers, ({ text }) => text)]
    expect(some.map((one) => one.question).join()).toMatch(question)
  })
})
