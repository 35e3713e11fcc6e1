import { describe, expect, it } from 'vitest'
import { nothingMore } from './book.ts'
import type { Findable } from './findable.ts'
import { marksIn } from './marks.ts'
import { slipsBetween } from './near-word.ts'
import { waysOf } from './query.ts'
import { rank } from './rank.ts'
import { readQuery } from './typed/read-query.ts'
import { wordsOf } from './words.ts'

const thing = (title: string, more: Partial<Findable> = {}): Findable => ({
  ...nothingMore,
  kind: 'expenses',
  id: title,
  title,
  ...more,
})

const find = (typed: string, things: readonly Findable[], reach: 'plain' | 'near' = 'plain') =>
  rank(
    waysOf(readQuery(typed, { today: '2026-11-15', locale: 'en-GB' })).map((query) => ({
      ...{ query, reach },
    })),
    things,
    5,
  )

const titles = (...args: Parameters<typeof find>) =>
  find(...args).flatMap(({ hits }) => hits.map(({ title }) => title))

describe('what is left out', () => {
  const refund = thing('Zalando back', { states: ['refund'] })
  const shoes = thing('Zalando shoes')

  it('is whatever the word behind the sign would have found', () => {
    expect(titles('zalando -refund', [shoes, refund])).toEqual(['Zalando shoes'])
    expect(titles('-shoes zalando', [shoes, refund])).toEqual(['Zalando back'])
    const food = { filed: ['Groceries'], categories: ['Groceries'] }
    const shops = [thing('REWE', food), thing('Aldi', food)]
    expect(titles('-rewe groceries', shops)).toEqual(['Aldi'])
    expect(titles('-groceries zalando', [...shops, shoes])).toEqual(['Zalando shoes'])
  })

  it('leaves out of all that was spent where nothing else is asked for', () => {
    expect(titles('-zalando', [shoes, thing('REWE')])).toEqual(['REWE'])
  })
})

describe('what is written without its dots', () => {
  it('is found with them, and the other way round', () => {
    const shops = [thing('ALDI Sued'), thing('Drogerie Müller')]
    expect(titles('aldi süd', shops, 'near')).toEqual(['ALDI Sued'])
    expect(titles('mueller', shops, 'near')).toEqual(['Drogerie Müller'])
    expect(titles('aldi nord', shops, 'near')).toEqual([])
  })
})

describe('misspelt words', () => {
  it.each([
    ['rwee', 'rewe', 1],
    ['lisbn', 'lisbon', 1],
    ['grocries', 'groceries', 1],
    ['restarant', 'restaurant', 1],
    ['subscritpoin', 'subscription', 2],
    ['trattroi', 'trattoria', 2],
    ['netfilx', 'netflix', 1],
    ['bycicle', 'bicycle', 2],
  ])('%s is %s', (asked, said, slips) => {
    expect(slipsBetween(asked, said)).toBe(slips)
  })

  it.each([
    ['cat', 'car'],
    ['rent', 'bread'],
    ['coffee', 'copper'],
  ])('%s is not %s', (asked, said) => {
    expect(slipsBetween(asked, said)).toBeNull()
  })
})

describe('what fits', () => {
  it('has every word, in any field', () => {
    const lunch = thing('Lunch', { by: 'Café Müller', tags: ['work'] })
    expect(titles('muller lunch', [lunch])).toEqual(['Lunch'])
    expect(titles('work cafe', [lunch])).toEqual(['Lunch'])
    expect(titles('muller dinner', [lunch])).toEqual([])
  })

  it('is either of two things with or between them, and a day holds besides', () => {
    const things = [
      thing('Luigi', { filed: ['Restaurants'], date: '2026-11-03' }),
      thing('Coffee', { date: '2026-11-04' }),
      thing('Coffee beans', { date: '2026-10-04' }),
      thing('Rent', { date: '2026-11-01' }),
    ]
    expect(titles('restaurants or coffee this month', things).toSorted()).toEqual([
      'Coffee',
      'Luigi',
    ])
    expect(titles('rent or luigi oder coffee', things)).toHaveLength(4)
    expect(titles('or rent', things)).toEqual(['Rent'])
    expect(titles('rent or this month', things)).toEqual(['Rent'])
  })

  it('is best in its title, then by whom, then in notes', () => {
    const things = [
      thing('Present', { notes: 'with coffee' }),
      thing('Breakfast', { by: 'Coffee House' }),
      thing('Coffee beans'),
      thing('Coffee'),
    ]
    expect(titles('coffee', things)).toEqual(['Coffee', 'Coffee beans', 'Breakfast', 'Present'])
  })

  it('is newest first where it fits the same', () => {
    const on = (date: string) => thing('Rent', { id: date, date })
    const [section] = find('rent', [on('2026-01-01'), on('2026-03-01'), on('2026-02-01')])
    expect(section?.hits.map(({ date }) => date)).toEqual([
      '2026-03-01',
      '2026-02-01',
      '2026-01-01',
    ])
  })

  it('comes by kind, what one has few of first, and says when there is more', () => {
    const many = Array.from({ length: 7 }, (_, n) => thing('Rent', { id: `${n}` }))
    const sections = find('rent', [...many, thing('Rent', { kind: 'budgets', id: 'b' })])
    expect(sections.map(({ kind, hits, hasMore }) => [kind, hits.length, hasMore])).toEqual([
      ['budgets', 1, false],
      ['expenses', 5, true],
    ])
  })

  it('is a day, or a word that sounds like one', () => {
    const things = [
      thing('Bread', { date: '2026-03-10' }),
      thing('March Bakery', { date: '2026-07-01' }),
      thing('Shoes', { date: '2026-07-01' }),
    ]
    expect(titles('march', things)).toEqual(['March Bakery', 'Bread'])
  })

  it('is an amount, or a number in its words', () => {
    const things = [
      thing('Studio 54', { amount: 2000, currency: 'EUR' }),
      thing('Hat', { amount: 5410, currency: 'EUR' }),
      thing('Shoes', { amount: 5510, currency: 'EUR' }),
    ]
    expect(titles('54', things)).toEqual(['Studio 54', 'Hat'])
  })

  it('takes phrases as they stand', () => {
    const things = [thing('Second cup'), thing('Cup, the second')]
    expect(titles('"second cup"', things)).toEqual(['Second cup'])
  })

  it('passes what is asked with a colon', () => {
    const dinner = thing('Dinner', {
      people: ['Anna Berg'],
      group: 'Lisbon 2026',
      groupId: 'g',
      states: ['shared', 'unsettled'],
    })
    const things = [dinner, thing('Dinner at home')]
    expect(titles('with:anna in:lisbon is:unsettled', things)).toEqual(['Dinner'])
    expect(titles('dinner with:bert', things)).toEqual([])
  })

  it('is found misspelt or by its end only when asked to look near', () => {
    const both = [thing('Restaurant'), thing('Regenschirm')]
    expect(titles('restarant', both)).toEqual([])
    expect(titles('restarant', both, 'near')).toEqual(['Restaurant'])
    expect(titles('schirm', both)).toEqual([])
    expect(titles('schirm', both, 'near')).toEqual(['Regenschirm'])
    expect(titles('ストア', [thing('東京ストア')], 'near')).toEqual(['東京ストア'])
  })

  it('never is what lies inside other words', () => {
    const things = [thing('Party'), thing('Airport'), thing('Public transport')]
    for (const typed of ['art', 'port', 'ranspo', 'sport'])
      expect(titles(typed, things, 'near'), typed).toEqual([])
  })

  it('is what lies in a category that is named, or says its name, but no slip of it', () => {
    const inSports = { categories: ['Sports', 'Leisure'], filed: ['Sports', 'Leisure'] }
    const things = [thing('Gym', inSports), thing('Sport shoes'), thing('Spotify')]
    for (const typed of ['sport', 'sports'])
      expect(titles(typed, things, 'near').toSorted(), typed).toEqual(['Gym', 'Sport shoes'])
  })
})

describe('marks', () => {
  const marked = (text: string, ...asked: string[]) =>
    marksIn(text, asked).map(([start, end]) => text.slice(start, end))

  it('are what was looked for, as it is written', () => {
    expect(marked('Café Straße 7', 'caf', 'stras')).toEqual(['Caf', 'Straß'])
    expect(marked('Regenschirm', 'schirm')).toEqual(['schirm'])
    expect(marked('Restaurant Roma', 'restarant')).toEqual(['Restaurant'])
    expect(marked('<b>bold</b>', 'bold')).toEqual(['bold'])
  })
})

describe('words', () => {
  it.each([
    ['Müller & Söhne', ['muller', 'sohne']],
    ['www.netflix.com/bill', ['www', 'netflix', 'com', 'bill']],
    ['ПЯТЁРОЧКА', ['пятерочка']],
    ['東京ストア', ['東京ストア']],
    ['O’Neill’s', ['oneills']],
    ['a_b-c', ['a', 'b', 'c']],
  ])('of %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})
