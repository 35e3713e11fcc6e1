import { expect, it } from 'vitest'
import { readQuery } from '#domain/search/typed/read-query.ts'
import { understoodWords } from './understood-words.ts'

const locale = 'en-GB'
const wordsOf = (typed: string) =>
  understoodWords(readQuery(typed, { today: '2026-11-17', locale }), {
    locale,
    currency: 'EUR',
    categories: new Map(),
  })

it('says in which currency it is compared, or which alone is found', () => {
  expect(wordsOf('more than 50 euro')).toEqual(['more than 50 EUR, others by their worth'])
  expect(wordsOf('over $1000')).toEqual(['more than 1000 USD, others by their worth'])
  expect(wordsOf('over 1000')).toEqual(['more than 1000'])
  expect(wordsOf('20 to 30 EUR')).toEqual(['20 to 30 EUR, others by their worth'])
  expect(wordsOf('480 CHF')).toEqual(['480.00 to 480.99, in CHF only'])
})

it('says that either of two things is looked for', () => {
  expect(wordsOf('restaurants or coffee this month')).toEqual([
    '“restaurants” or in Restaurants or “coffee” or in Coffee and snacks',
    '1 Nov 2026 to 30 Nov 2026',
  ])
  expect(wordsOf('luigi or lidl')).toEqual(['“luigi” or “lidl”'])
})

it('says what is left out, and the very range of an amount', () => {
  expect(wordsOf('groceries without aldi -#work')).toEqual([
    '“groceries” or in Groceries',
    'without “aldi”',
    'without #work',
  ])
  expect(wordsOf('12')).toEqual(['“12” or 12.00 to 12.99'])
  expect(wordsOf('12.30')).toEqual(['12.30'])
  expect(wordsOf('about 50')).toEqual(['45.00 to 55.00'])
})

it('says of either what it alone asks for', () => {
  expect(wordsOf('rewe in march or lidl in april')).toEqual([
    '“rewe” and 1 Mar 2026 to 31 Mar 2026 or “lidl” and 1 Apr 2026 to 30 Apr 2026',
  ])
})
