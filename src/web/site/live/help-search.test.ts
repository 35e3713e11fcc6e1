import { describe, expect, it } from 'vitest'
import { topics } from '../help/answers.data.ts'
import { germanWords } from './german-words.data.ts'
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
  const questions = (asked: string) =>
    [
      ...foundBy(
        asked,
        answers,
        ({ text }) => text,
        ({ question }) => question,
      ),
    ].map(({ question }) => question)

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
    expect(questions(asked).join()).toMatch(question)
  })

  it.each([
    ['delete account', ['How do I delete my account?']],
    ['delete my account', ['How do I delete my account?']],
    ['Konto löschen', ['How do I delete my account?']],
  ])('%j is that one alone', (asked, all) => {
    expect(questions(asked)).toEqual(all)
  })

  it.each([
    ['Kredit', /paying back/],
    ['Darlehen', /paying back/],
    ['Sondertilgung', /extra payment/],
    ['Kassenbon', /receipt/],
    ['Dauerauftrag', /31st/],
    ['Rückerstattung', /refunds/],
  ])('%j is found in German', (asked, question) => {
    expect(questions(asked).join()).toMatch(question)
  })

  it.each(Object.keys(germanWords))('%s is told about', (word) => {
    expect(questions(word)).not.toEqual([])
  })
})
