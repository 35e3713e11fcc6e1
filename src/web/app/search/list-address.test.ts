import { describe, expect, it } from 'vitest'
import { type CategoryFacts, categoriesBy } from '#domain/search/book.ts'
import type { HitKind } from '#domain/search/findable.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { readQuery } from '#domain/search/typed/read-query.ts'
import { filteredAddress, filterFor, filtersFor, rowsAddress } from './list-address.ts'
import { understoodWords } from './understood-words.ts'

const isAllIn = () => true
const read = (typed: string) => readQuery(typed, { today: '2026-11-15', locale: 'en-GB' })

function addressOf(kind: HitKind, query: SearchQuery, isAll: () => boolean): string | null {
  const filter = filterFor(kind, query, isAll)
  return filter && filteredAddress(kind, filter)
}

describe('the list behind a search', () => {
  it('shows the same words, days and amounts', () => {
    expect(addressOf('expenses', read('coffee last month 10-20 #work by:cash'), isAllIn)).toBe(
      '/mcapp/expenses?from=2026-10-01&to=2026-10-31&min=10&max=20&q=coffee&tag=work&with=cash',
    )
    expect(addressOf('incomes', read('salary'), isAllIn)).toBe('/mcapp/income?month=all&q=salary')
  })

  it('is not offered where a list would show something else', () => {
    for (const typed of [
      'with:anna',
      'is:unsettled',
      'march',
      '54',
      '>50',
      '50 EUR',
      'refunds',
      'taxi rides',
      'coffee -costa',
    ]) {
      expect(addressOf('expenses', read(typed), isAllIn), typed).toBeNull()
    }
    expect(addressOf('expenses', read('expenses at least 50'), () => false)).toBeNull()
    expect(addressOf('expenses', read('coffee'), () => false)).not.toBeNull()
    expect(addressOf('goals', read('bike'), isAllIn)).toBeNull()
    expect(addressOf('incomes', read('expenses at least 50'), isAllIn)).toBeNull()
    expect(addressOf('expenses', read('expenses at least 50'), isAllIn)).toBe(
      '/mcapp/expenses?month=all&min=50',
    )
  })
})

describe('the lists that may show what was found', () => {
  const addresses = (typed: string) =>
    filtersFor('expenses', read(typed), 'EUR', isAllIn).map((one) =>
      filteredAddress('expenses', one).replace('/mcapp/expenses?', ''),
    )

  it('are asked for the fact or for the word, and for both ends of an amount', () => {
    expect(addresses('over 50')).toContain('month=all&min=50.01')
    expect(addresses('under 20 in october')).toContain('from=2026-10-01&to=2026-10-31&max=19.99')
    expect(addresses('cash')).toEqual(['month=all&with=cash', 'month=all&q=cash'])
    expect(addresses('rewe march')).toEqual([
      'from=2026-03-01&to=2026-03-31&q=rewe',
      'month=all&q=rewe+march',
    ])
    expect(addresses('with:anna')).toEqual([])
  })
})

describe('rows by name', () => {
  it('are all of the list, unless they are too many for an address', () => {
    expect(rowsAddress('expenses', ['a', 'b'])).toBe('/mcapp/expenses?month=all&rows=a%2Cb')
    expect(rowsAddress('incomes', ['a'])).toBe('/mcapp/income?month=all&rows=a')
    expect(rowsAddress('goals', ['a'])).toBeNull()
    expect(rowsAddress('expenses', [])).toBeNull()
    const many = Array.from({ length: 151 }, (_, n) => `${n}`)
    expect(rowsAddress('expenses', many)).toBeNull()
  })
})

const category = (id: string, name: string, parentId: string | null = null): CategoryFacts => ({
  ...{ id, name, parentId },
  ...{ type: 'expense', archived: false },
})
const categories = categoriesBy(
  [
    ...[category('g', 'Groceries'), category('e', 'Eating out'), category('t', 'Transport')],
    ...[category('c', 'Coffee and snacks', 'e'), category('p', 'Public transport', 't')],
    category('h', 'Honey and wax'),
  ],
  [],
)

describe('what was understood', () => {
  it.each([
    ['umbrella', []],
    ['coffee', ['“coffee” or in Coffee and snacks']],
    ['trans', ['“trans” or in Transport']],
    ['eating out', ['“eating out” or in Eating out']],
    ['food', ['“food” or in Groceries or Eating out']],
    ['honey', ['“honey” or in Honey and wax']],
    ['"coffee"', []],
    ['no category', ['no category']],
    ['bank transfer', ['“bank transfer” or paid by bank']],
    ['by bank transfer', ['paid by bank']],
    ['>50', ['more than 50']],
    ['<=12,30', ['12.30 or less']],
    ['10-20 EUR', ['10 to 20 EUR, others by their worth']],
    ['12,30', ['12.30']],
    ['last month', ['1 Oct 2026 to 31 Oct 2026']],
    ['march', ['“march” or 1 Mar 2026 to 31 Mar 2026']],
    ['yesterday', ['14 Nov 2026']],
    ['31 february', ['a day that no calendar has']],
    ['exactly 50', ['50']],
    ['50-55', ['50 to 55']],
    ['euros', ['“euros” or in EUR']],
    ['loans', ['“loans” or all loans']],
    ['cash', ['“cash” or paid by cash']],
    ['since march 2025', ['from 1 Mar 2025 on']],
    ['with:anna in:lisbon is:unsettled', ['with anna', 'in lisbon', 'not settled']],
    ['#trip by:cash is:expense', ['#trip', 'paid by cash', 'only expenses']],
  ])('of %s', (typed, words) => {
    expect(understoodWords(read(typed), { locale: 'en-GB', currency: 'EUR', categories })).toEqual(
      words,
    )
  })
})
