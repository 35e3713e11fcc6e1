import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInRange } from '../amount-range.ts'
import { emptyQuery, isEmptyQuery, plainTerm, relaxed, type SearchQuery } from '../query.ts'
import { noDay } from '../read-days.ts'
import { readQuery } from './read-query.ts'

/** A Sunday. */
const reader = { today: '2026-11-15', locale: 'en-GB' }
const read = (typed: string) => readQuery(typed, reader)
const only = (part: Partial<SearchQuery>): SearchQuery => ({ ...emptyQuery, ...part })
const term = plainTerm
const spanOf = (typed: string) => {
  const [first] = read(typed).terms
  return [first?.span?.from ?? null, first?.span?.to ?? null]
}
const isMeant = (typed: string, amount: number, currency = 'EUR') => {
  const range = read(typed).terms[0]?.amount
  return range ? isInRange(range, amount, currency) : null
}

describe('the amounts of a search', () => {
  it.each([
    ['>50', [5001, 90_000], [5000, 100]],
    ['> 50', [5001], [5000]],
    ['>=50', [5000, 5001], [4999]],
    ['<20', [1999, 1], [2000]],
    ['≤20', [2000], [2001]],
    ['over 50', [5001], [5000]],
    ['under 20,50', [2049], [2050]],
    ['12,30', [1230], [1229, 1231, 12_300]],
    ['12.30', [1230], [1231]],
    ['12', [1200, 1299], [1199, 1300]],
    ['10-20', [1000, 1550, 2000], [999, 2001]],
    ['10..20', [1000], [2001]],
    ['1.234,50', [123_450], [123_451]],
    ['1,234', [123_400, 123_499], [123_500]],
    ['€50', [5000], [4999]],
    ['50€', [5000], [5100]],
    ['50 EUR', [5000], [5100]],
    ['eur 50', [5000], [5100]],
    ['50 euros', [5000], [5100]],
    ['1 234,50', [123_450], [123_451]],
    ['more than 50', [5001], [5000]],
    ['at least 50', [5000, 5001], [4999]],
    ['50 or more', [5000], [4999]],
    ['50+', [5000], [4999]],
    ['over 1k', [100_001], [100_000]],
    ['up to 20', [2000], [2001]],
    ['no more than 20', [2000], [2001]],
    ['exactly 20', [2000], [2001, 1999]],
    ['about 100', [9000, 11_000], [8999, 11_001]],
    ['20 to 30', [2000, 3000], [1999, 3001]],
    ['between 20 and 30', [2000, 3000], [1999, 3001]],
    ['between €30 and €20', [2000, 3000], [1999, 3001]],
    ['20 - 30', [2000, 3000], [1999, 3001]],
    ['euros', [1, 999_999], []],
  ])('%s', (typed, meant, others) => {
    expect(meant.map((amount) => isMeant(typed, amount))).toEqual(meant.map(() => true))
    expect(others.map((amount) => isMeant(typed, amount))).toEqual(others.map(() => false))
  })

  it('count in the decimals of each currency', () => {
    expect(isMeant('>50', 51, 'JPY')).toBe(true)
    expect(isMeant('>50', 50_001, 'KWD')).toBe(true)
    expect(isMeant('12,30', 12, 'JPY')).toBe(false)
    expect(isMeant('$12.30', 1230, 'EUR')).toBe(false)
    expect(isMeant('$12.30', 1230, 'CAD')).toBe(true)
  })

  it('may be words too when nothing shows that they are not', () => {
    expect(read('12').terms[0]?.words).toEqual(['12'])
    expect(read('12,30').terms[0]?.words).toEqual([])
    expect(read('>50').terms[0]?.words).toEqual([])
    expect(read('studio 54').terms.map(({ words }) => words)).toEqual([['studio'], ['54']])
  })

  it('hold for every amount between their ends, and for no other', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, (a, b, amount) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        const typed = `${(low / 100).toFixed(2)}-${(high / 100).toFixed(2)}`
        expect(isMeant(typed, amount)).toBe(amount >= low && amount <= high)
      }),
    )
  })
})

describe('the days of a search', () => {
  it.each([
    ['march', '2026-03-01', '2026-03-31'],
    ['december', '2025-12-01', '2025-12-31'],
    ['may', '2026-05-01', '2026-05-31'],
    ['march 2025', '2025-03-01', '2025-03-31'],
    ['mar 2025', '2025-03-01', '2025-03-31'],
    ['3 march', '2026-03-03', '2026-03-03'],
    ['march 3rd', '2026-03-03', '2026-03-03'],
    ['3 march 2024', '2024-03-03', '2024-03-03'],
    ['2025', '2025-01-01', '2025-12-31'],
    ['2025-03', '2025-03-01', '2025-03-31'],
    ['03/2025', '2025-03-01', '2025-03-31'],
    ['2025-03-14', '2025-03-14', '2025-03-14'],
    ['14.3.2025', '2025-03-14', '2025-03-14'],
    ['14/3/2025', '2025-03-14', '2025-03-14'],
    ['today', '2026-11-15', '2026-11-15'],
    ['yesterday', '2026-11-14', '2026-11-14'],
    ['last week', '2026-11-02', '2026-11-08'],
    ['this week', '2026-11-09', '2026-11-15'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['this year', '2026-01-01', '2026-12-31'],
    ['last quarter', '2026-07-01', '2026-09-30'],
    ['q1 2025', '2025-01-01', '2025-03-31'],
    ['q4', '2026-10-01', '2026-12-31'],
    ['last 30 days', '2026-10-17', '2026-11-15'],
    ['past 2 weeks', '2026-11-02', '2026-11-15'],
    ['friday', '2026-11-13', '2026-11-13'],
    ['last sunday', '2026-11-08', '2026-11-08'],
    ['since march', '2026-03-01', null],
    ['after 2024', '2025-01-01', null],
    ['before march 2025', null, '2025-02-28'],
    ['until:2025', null, '2025-12-31'],
    ['after:2025-03-14', '2025-03-15', null],
    ['in march', '2026-03-01', '2026-03-31'],
    ['oct', '2026-10-01', '2026-10-31'],
    ['octobre', '2026-10-01', '2026-10-31'],
    ['last october', '2026-10-01', '2026-10-31'],
    ['october last year', '2025-10-01', '2025-10-31'],
    ['on the 3rd of march', '2026-03-03', '2026-03-03'],
    ['march 3rd, 2024', '2024-03-03', '2024-03-03'],
    ['3 days ago', '2026-11-12', '2026-11-12'],
    ['last three days', '2026-11-13', '2026-11-15'],
    ['last weekend', '2026-11-07', '2026-11-08'],
    ['last summer', '2026-06-01', '2026-08-31'],
    ['first half of 2025', '2025-01-01', '2025-06-30'],
    ['first half of october', '2026-10-01', '2026-10-15'],
    ['in the second half of october 2025', '2025-10-16', '2025-10-31'],
    ['early october', '2026-10-01', '2026-10-10'],
    ['mid-october', '2026-10-11', '2026-10-20'],
    ['end of october', '2026-10-21', '2026-10-31'],
    ['until the end of october', null, '2026-10-31'],
    ['last week of october', '2026-10-25', '2026-10-31'],
    ['1 to 5 march', '2026-03-01', '2026-03-05'],
    ['1-5 march 2025', '2025-03-01', '2025-03-05'],
    ['march 1-5', '2026-03-01', '2026-03-05'],
    ['from 20 to 30 october', '2026-10-20', '2026-10-30'],
    ['1 march to 5 april 2025', '2025-03-01', '2025-04-05'],
    ['december to february', '2025-12-01', '2026-02-28'],
    ['thursday to saturday', '2026-11-12', '2026-11-14'],
    ['2025-03-01..2025-03-14', '2025-03-01', '2025-03-14'],
    ['since 29 february', '2024-02-29', null],
  ])('%s', (typed, from, to) => {
    expect(spanOf(typed)).toEqual([from, to])
  })

  it('are read in the order and the language of the reader', () => {
    const days = (typed: string, locale: string) =>
      readQuery(typed, { ...reader, locale }).terms[0]?.span?.from
    expect(days('3/4/2025', 'en-US')).toBe('2025-03-04')
    expect(days('3/4/2025', 'en-GB')).toBe('2025-04-03')
    expect(days('märz', 'de-DE')).toBe('2026-03-01')
    expect(days('gestern', 'de-DE')).toBe('2026-11-14')
  })

  it.each(['31 february', '2026-02-30', '31.4.2026', 'since 31 june', '1 to 31 june', 'june 31'])(
    '%s is in no calendar, and nothing lies in it',
    (typed) => {
      expect(read(typed).terms).toEqual([{ ...term, span: noDay }])
    },
  )

  it('are not read into amounts', () => {
    expect(read('20-30 in october').terms.map(({ amount, span }) => [!!amount, !!span])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(read('32 october').terms).toHaveLength(2)
    expect(read('under 3 october').terms).toHaveLength(2)
  })

  it('may be words too when they are names as well', () => {
    expect(read('march').terms[0]?.words).toEqual(['march'])
    expect(read('friday').terms[0]?.words).toEqual(['friday'])
    expect(read('last week').terms).toHaveLength(1)
    expect(read('last week').terms[0]?.words).toEqual([])
    expect(read('mar').terms[0]?.words).toEqual(['mar'])
    expect(read('in mar').terms[0]?.words).toEqual([])
  })
})

describe('plain words', () => {
  const meant = (typed: string) => read(typed).terms.map(({ words }) => words.join(' '))

  it('count only where they tell something', () => {
    expect(meant('show me all of my taxi rides')).toEqual(['taxi', 'rides'])
    expect(meant('coffee at the corner')).toEqual(['coffee', 'corner'])
    expect(meant('the')).toEqual(['the'])
    expect(meant('show me all')).toEqual(['show', 'me', 'all'])
    expect(meant('"the" corner')).toEqual(['the', 'corner'])
  })

  it('go without saying where nothing else does', () => {
    expect(relaxed(read('taxi rides'))?.terms.map(({ words }) => words)).toEqual([['taxi']])
    expect(relaxed(read('rides'))).toBeNull()
    expect(relaxed(read('taxi'))).toBeNull()
  })

  it('may name a kind, how things stand or how they were paid', () => {
    expect(read('expenses').terms).toEqual([{ ...term, words: ['expenses'], kinds: ['expenses'] }])
    expect(read('refunds').terms).toEqual([{ ...term, words: ['refunds'], state: 'refund' }])
    expect(read('cash').terms).toEqual([{ ...term, words: ['cash'], method: 'cash' }])
    const transfer = ['bank', 'transfer']
    expect(read('bank transfer').terms).toEqual([{ ...term, words: transfer, method: 'bank' }])
    expect(read('by bank transfer')).toEqual(only({ methods: ['bank'] }))
    expect(read('via apple pay')).toEqual(only({ methods: ['mobile'] }))
    for (const typed of ['no category', 'without a category', 'category:none', 'ohne Kategorie'])
      expect(read(typed), typed).toEqual(only({ states: ['uncategorised'] }))
    expect(read('paid by card')).toEqual(
      only({ terms: [{ ...term, words: ['paid'], isSoft: true }], methods: ['card'] }),
    )
  })
})

describe('what is asked for with a colon', () => {
  it('is read beside the words', () => {
    expect(read('dinner with:anna in:lisbon is:unsettled')).toEqual(
      only({
        terms: [{ ...term, words: ['dinner'] }],
        people: [['anna']],
        places: [['lisbon']],
        states: ['unsettled'],
      }),
    )
  })

  it('may be several words in quotes', () => {
    expect(read('with:"Anna Berg" category:"Eating out"')).toEqual(
      only({ people: [['anna', 'berg']], categories: [['eating', 'out']] }),
    )
  })

  it('knows tags, ways to pay, states and kinds', () => {
    expect(read('#Trip tag:Köln by:cash is:expense is:recurring')).toEqual(
      only({
        tags: ['trip', 'koln'],
        methods: ['cash'],
        kinds: ['expenses'],
        states: ['recurring'],
      }),
    )
  })

  it('asks for nothing while it is being typed', () => {
    for (const typed of ['with:', 'in: ', 'is:', '#', '  ', 'tag:', 'before:']) {
      expect(isEmptyQuery(read(typed)), typed).toBe(true)
    }
  })

  it('is plain words where it makes no sense', () => {
    expect(read('invoice:44').terms).toEqual([{ ...term, words: ['invoice', '44'] }])
    expect(read('is:funny').terms).toEqual([{ ...term, words: ['is', 'funny'] }])
  })
})

describe('any text', () => {
  it('keeps quoted words together', () => {
    expect(read('"Second Cup"').terms).toEqual([
      { ...term, words: ['second', 'cup'], isPhrase: true },
    ])
  })

  it('is folded: no case, no accents', () => {
    expect(read('CAFÉ Straße H&M McDonald’s').terms.map(({ words }) => words)).toEqual([
      ['cafe'],
      ['strasse'],
      ['h', 'm'],
      ['mcdonalds'],
    ])
  })

  it('never breaks the reading', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'binary' }), (typed) => {
        for (const { words } of read(typed).terms) expect(words.every(Boolean)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
