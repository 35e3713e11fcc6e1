import { describe, expect, it } from 'vitest'
import { noFilter } from '#domain/ledger-filter.ts'
import { arrangeCategories, type Category } from '#web/categories/use-categories.ts'
import {
  type Address,
  filterOf,
  isFiltered,
  readAddress,
  unrated,
  writeAddress,
} from './address.ts'
import { countFilters, noFilters } from './filters.ts'

const today = '2026-11-18'
const read = (search: string) => readAddress(new URLSearchParams(search), today)
const again = (address: Address) => readAddress(writeAddress(address, today), today)

const category = (id: string, parentId: string | null): Category => ({
  ...{ id, parentId, name: id, type: 'expense', icon: 'tag', color: 'honey' },
  ...{ archived: false, sort: 0 },
})
const categories = arrangeCategories([category('food', null), category('bread', 'food')], 'expense')

describe('the address of a list', () => {
  it('means this month when it says nothing', () => {
    expect(read('')).toEqual({
      period: { kind: 'month', month: '2026-11' },
      text: '',
      filters: noFilters,
      sort: 'newest',
      lens: 'share',
      hasTransfers: false,
      sheet: null,
    })
    expect(writeAddress(read(''), today).toString()).toBe('')
  })

  it.each([
    'month=2026-10',
    'month=all&q=caf%C3%A9+%26+bar',
    'from=2026-01-15&to=2026-03-01',
    'from=2026-01-15',
    'to=2026-03-01&category=none',
    'q=lunch&category=019b0000-0000-7000-8000-000000000100&add=1',
    'category=none%2Cfood&tag=trip&tag=a%2Cb&with=card%2Ccash&min=12.5&max=100',
    'show=refunds&imported=019b0000-0000-7000-8000-000000000100&sort=largest',
    'currency=JPY%2CUSD&rate=missing',
    'account=none%2Cgiro&transfers=1',
    'edit=019b0000-0000-7000-8000-000000000100',
    'sort=oldest&import=1',
    'import=019b0000-0000-7000-8000-000000000100',
  ])('says the same after being read: %s', (search) => {
    expect(writeAddress(read(search), today).toString()).toBe(search)
    expect(again(read(search))).toEqual(read(search))
  })

  it('takes the unreadable as not said', () => {
    expect(read('month=2026-13').period).toEqual({ kind: 'month', month: '2026-11' })
    expect(read('from=soon&month=2026-10').period).toEqual({ kind: 'month', month: '2026-10' })
    expect(read('category=&edit=')).toMatchObject({ filters: noFilters, sheet: null })
    const odd =
      'category=,,&tag=&with=barter&min=-1&max=1e9&show=nothing&sort=up&currency=XXZ&rate=old'
    expect(read(odd)).toEqual(read(''))
  })

  it('says each thing once', () => {
    expect(read('category=a,a&tag=b&tag=b').filters).toMatchObject({
      categoryIds: ['a'],
      tags: ['b'],
    })
  })

  it('becomes the filter of the ledger, a category with its children', () => {
    expect(filterOf(read('month=2026-02&q=a'), categories, unrated('EUR'))).toEqual({
      ...noFilter,
      from: '2026-02-01',
      to: '2026-02-28',
      text: 'a',
    })
    const { categoryIds } = filterOf(read('category=food'), categories, unrated('EUR'))
    expect([...categoryIds]).toEqual(['food', 'bread'])
    expect(filterOf(read('month=all'), categories, unrated('EUR'))).toMatchObject({
      from: null,
      to: null,
    })
  })

  it('finds what belongs to a category by the name of that too', () => {
    expect(categories.foundBy.get('bread')).toBe('food bread')
    expect(categories.foundBy.get('food')?.trim()).toBe('food')
  })

  it('compares no amount of another currency before its rate is here', () => {
    const { home } = filterOf(read('min=5'), categories, unrated('EUR'))
    const said = { description: 'Tea', categoryId: null, tags: [] }
    const row = { ...said, id: 'a', date: today, amount: 900 }
    expect(home?.valueOf({ ...row, currency: 'EUR' })).toBe(900)
    expect(home?.valueOf({ ...row, currency: 'USD' })).toBeNull()
  })

  it('knows how many filters there are', () => {
    expect(isFiltered(read('month=all&sort=largest'))).toBe(false)
    expect(isFiltered(read('category=none'))).toBe(true)
    expect(isFiltered({ ...read(''), text: '  ' })).toBe(false)
    expect(countFilters(read('category=a,b&tag=c&min=1&max=2&show=paid').filters)).toBe(5)
    expect(countFilters(read('currency=JPY,USD&rate=missing').filters)).toBe(3)
  })
})
