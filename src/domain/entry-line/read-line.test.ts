import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from '../calendar/calendar.ts'
import { isCurrency } from '../money/money.ts'
import { categoryWords } from './category-words.data.ts'
import { currencySigns } from './currency-words.data.ts'
import { goldenKinds } from './golden-kinds.data.ts'
import { goldenLines } from './golden-lines.data.ts'
import { createLineReader, type EntryLine, type LineContext } from './read-line.ts'

const names = Object.keys(categoryWords)
const families: Readonly<Record<string, readonly string[]>> = {
  'Eating out': ['Restaurants', 'Coffee and snacks', 'Takeaway'],
  Transport: ['Public transport', 'Fuel', 'Taxi', 'Parking', 'Car care'],
  Travel: ['Stays', 'Tickets'],
}
const categories = names.map((name) => ({
  id: name,
  type: names.indexOf(name) < names.indexOf('Salary') ? ('expense' as const) : ('income' as const),
  names: [name],
  parentId: Object.keys(families).find((parent) => families[parent]?.includes(name)) ?? null,
}))

const people = {
  gb: ['en-GB', 'EUR'],
  de: ['de-DE', 'EUR'],
  us: ['en-US', 'USD'],
  jp: ['ja-JP', 'JPY'],
  br: ['pt-BR', 'BRL'],
  fr: ['fr-FR', 'EUR'],
  ch: ['de-CH', 'CHF'],
  se: ['sv-SE', 'SEK'],
  in: ['en-IN', 'INR'],
  kw: ['en-GB', 'KWD'],
  cz: ['cs-CZ', 'CZK'],
  pl: ['pl-PL', 'PLN'],
  hu: ['hu-HU', 'HUF'],
  es: ['es-ES', 'EUR'],
  it: ['it-IT', 'EUR'],
  tr: ['tr-TR', 'TRY'],
  nl: ['nl-NL', 'EUR'],
} as const
type Who = keyof typeof people

const largest = 10 ** 13
const contextOf = (who: Who): LineContext => ({
  today: '2026-11-18',
  locale: people[who][0],
  currency: people[who][1],
  largest,
  noun: 'expense',
  categories,
  tags: ['trip', 'Café'],
  merchants: ['Luigi', 'REWE'],
  people: ['Anna', 'Tom', 'Jörg'],
  groups: [
    { id: 'Flat share', name: 'Flat share' },
    { id: 'Lisbon 2026', name: 'Lisbon 2026' },
  ],
})
const readers = new Map(
  (Object.keys(people) as Who[]).map((who) => [who, createLineReader(contextOf(who))]),
)
const read = (line: string, who: Who = 'gb'): EntryLine => {
  const reader = readers.get(who)
  if (!reader) throw new Error(`nobody is called ${who}`)
  return reader(line)
}

/** A reading as the golden set writes it: without what was not found. */
function shortOf(got: EntryLine): readonly string[] {
  const found = {
    text: got.description,
    amount: got.amount,
    currency: got.currency,
    date: got.date,
    category: got.categoryId,
    tags: got.tags.join(' '),
    paid: got.paymentMethod,
    noun: got.noun === 'income' ? got.noun : '',
    people: got.people.join(' '),
    merchant: got.merchant,
    kind: got.kind === 'refund' ? got.kind : '',
    back: got.back && `${got.back.amount ?? got.back.share} from ${got.back.from}`,
    due: got.back?.dueOn,
    parts: got.instalments,
    repeats: got.repeats,
    group: got.groupId,
    asks: got.asks.join(' '),
    unread: [got.unreadAmount, got.unreadDate].filter(Boolean).join(' '),
  }
  return Object.entries(found).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []))
}

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [who = '', line = '', ...is] = row.split('|').map((part) => part.trim())
      return { who: who as Who, line, is: is.filter(Boolean) }
    })
const golden = rowsOf(goldenLines)
const kinds = rowsOf(goldenKinds)

const sorted = (parts: readonly string[]) => JSON.stringify([...parts].sort())
const isCategory = (part: string) => part.startsWith('category: ')

/** A reading as this row writes it: with its category only where the row names one. */
function shortFor(got: readonly string[], is: readonly string[]): readonly string[] {
  if (!is.some(isCategory)) return got.filter((part) => !isCategory(part))
  return got.some(isCategory) ? got : [...got, 'category: none']
}

describe('the golden set', () => {
  it('has at least 120 sentences, each once', () => {
    expect(golden.length).toBeGreaterThanOrEqual(120)
    expect(new Set(golden.map(({ who, line }) => `${who} ${line}`)).size).toBe(golden.length)
  })

  it('is read right, every one', () => {
    const wrong = golden.flatMap(({ who, line, is }) => {
      const got = shortOf(read(line, who))
      return sorted(got) === sorted(is) ? [] : [`${who} | ${line} | ${got.join(' | ')}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('sentences of every kind', () => {
  it('are several hundred, each once', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(350)
    expect(new Set(kinds.map(({ who, line }) => `${who} ${line}`)).size).toBe(kinds.length)
  })

  it('are read right, every one', () => {
    const wrong = kinds.flatMap(({ who, line, is }) => {
      const got = shortFor(shortOf(read(line, who)), is)
      return sorted(got) === sorted(is) ? [] : [`${who} | ${line} | ${got.join(' | ')}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('a line', () => {
  const marked = (line: string) =>
    read(line).marks.map(({ part, start, end }) => [part, line.slice(start, end)])

  it('says which words it took for what', () => {
    expect(marked('dinner 86,40 EUR last friday food #trip @anna by card')).toEqual([
      ['amount', '86,40 EUR'],
      ['day', 'last friday'],
      ['category', 'food'],
      ['tag', '#trip'],
      ['person', '@anna'],
      ['payment', 'by card'],
    ])
    expect(marked('received 50, from mom')).toEqual([
      ['noun', 'received'],
      ['amount', '50,'],
    ])
  })

  it('tells a category that was said from one that only follows', () => {
    expect(read('dinner 12 food').isCategoryNamed).toBe(true)
    expect(read('dinner 12')).toMatchObject({ categoryId: 'Eating out', isCategoryNamed: false })
  })

  it('reads an income where incomes are added, unless it says otherwise', () => {
    const income = createLineReader({ ...contextOf('gb'), noun: 'income' })
    expect(income('rent 800')).toMatchObject({ noun: 'income', categoryId: 'Rent received' })
    expect(income('spent 12 on lunch')).toMatchObject({ noun: 'expense', categoryId: 'Eating out' })
    expect(income('-12 lunch')).toMatchObject({ noun: 'expense', amount: 1200 })
  })

  it('finds own categories by their old and new names', () => {
    const own = {
      id: 'own',
      type: 'expense',
      names: ['Food', 'Groceries'],
      parentId: null,
    } as const
    const reader = createLineReader({ ...contextOf('gb'), categories: [own] })
    for (const line of ['x 5 food', 'x 5 groceries', 'x 5 supermarket']) {
      expect(reader(line).categoryId, line).toBe('own')
    }
  })

  it('takes any name for a category', () => {
    const odd = ['constructor', '__proto__', '', ' ', '#'].map((name, at) => {
      return { id: `${at}`, type: 'expense', names: [name], parentId: null } as const
    })
    const reader = createLineReader({ ...contextOf('gb'), categories: odd })
    expect(reader('x 5 constructor').categoryId).toBe('0')
    expect(reader('x 5 toString').categoryId).toBeNull()
  })

  it('keeps the spelling of known tags and leaves too many away', () => {
    expect(read('x 5 #TRIP #cafe #New').tags).toEqual(['trip', 'Café', 'New'])
    const many = Array.from({ length: 30 }, (_, index) => `#t${index}`).join(' ')
    expect(read(`x 5 ${many}`).tags).toHaveLength(20)
    expect(read(`x 5 #${'t'.repeat(41)}`).tags).toEqual([])
  })

  it('knows only currencies there are', () => {
    for (const code of Object.values(currencySigns).flat())
      expect(isCurrency(code), code).toBe(true)
  })
})

describe('any text at all', () => {
  const piece = fc.oneof(
    fc.constantFrom(...golden.flatMap(({ line }) => line.split(' '))),
    fc.constantFrom(
      '+',
      '-',
      '*',
      'x',
      '€',
      '"',
      '#',
      '@',
      'k',
      'ago',
      'on',
      'the',
      'by',
      '.',
      ',',
    ),
    fc.integer().map(String),
    fc.double().map(String),
    fc.string({ unit: 'binary' }),
  )
  const anyLine = fc
    .array(piece, { maxLength: 12 })
    .chain((parts) => fc.constantFrom(' ', '', '  ', '\u00a0').map((gap) => parts.join(gap)))
  const anybody = fc.constantFrom(...(Object.keys(people) as Who[]))

  it('is read without complaint into something that can be kept', () => {
    fc.assert(
      fc.property(anyLine, anybody, (line, who) => {
        const { amount, currency, date, marks, tags } = read(line, who)
        const isKept = amount === null || (Number.isSafeInteger(amount) && amount >= 1)
        expect(isKept && (amount ?? 0) <= largest).toBe(true)
        expect(currency === null || isCurrency(currency)).toBe(true)
        expect(date === null || isDay(date)).toBe(true)
        expect(tags.length).toBeLessThanOrEqual(20)
        let last = 0
        for (const { start, end } of marks) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(line.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('is read however long it is', () => {
    const line = 'dinner 12 with anna on friday for food by card '.repeat(400)
    expect(read(line).amount).toBe(1200)
  })
})
