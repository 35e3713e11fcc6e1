import { describe, expect, it } from 'vitest'
import { bankLines } from './bank-lines.data.ts'
import { findKnown, knownBookFor, type NamedCategory } from './known.ts'
import { bankMerchants, knownMerchants, shyMerchants } from './known-merchants.data.ts'
import { earningWords, spendingWords } from './known-words.data.ts'
import { proposeCategory, reasonWords } from './propose.ts'
import { ruleBookFor } from './rules.ts'

const lines = bankLines
  .trim()
  .split('\n')
  .map((line) => {
    const [, sign, category = '', said = ''] = /^(\+?)([^:]+): (.*)$/.exec(line) ?? []
    const type = sign === '+' ? ('income' as const) : ('expense' as const)
    return { type, category: category === '-' ? null : category, texts: said.split(' || ') }
  })

describe('lines of banks', () => {
  it.each(lines)('$texts', ({ type, category, texts }) => {
    expect(findKnown(texts, type, 'bank')?.category ?? null).toBe(category)
  })

  it('are enough to tell', () => {
    expect(lines.length).toBeGreaterThan(300)
  })
})

describe('what a person writes', () => {
  it.each([
    ['Rewe and dm', 'Groceries'],
    ['netflix family', 'Subscriptions'],
    ['Miete', 'Rent'],
    ['Gym', 'Sports'],
    ['car insurance', 'Insurance'],
    ['Coffee with Ana', 'Coffee and snacks'],
    ['Groceries', 'Groceries'],
    ['resto avec Luc', 'Restaurants'],
    ['next trip to the target range', 'Travel'],
    ['apple and orange', null],
    ['spar', 'Groceries'],
    ['spar with Anna', null],
    ['rent a car', 'Transport'],
    ['Next', null],
    ['shell for the terrace', null],
    ['gap', null],
    ['Shell', 'Fuel'],
    ['cash withdrawal', null],
    ['', null],
  ])('%s', (text, category) => {
    expect(findKnown([text], 'expense', 'typed')?.category ?? null).toBe(category)
  })
})

const shared = (id: string, name: string, parentId: string | null = null): NamedCategory => ({
  id,
  type: 'expense',
  names: [name],
  parentId,
})
const categories = [
  shared('food', 'Groceries'),
  shared('out', 'Eating out'),
  shared('coffee', 'Coffee and snacks', 'out'),
  { ...shared('tv', 'Streaming'), names: ['Streaming', 'Subscriptions'] },
]

describe('what everybody knows, in a book', () => {
  const book = (isUsable: (id: string) => boolean = () => true) =>
    knownBookFor(categories, 'expense', 'bank', isUsable)

  it('finds a renamed category by its first name', () => {
    expect(book()(['NETFLIX.COM'])).toMatchObject({ categoryId: 'tv', said: 'NETFLIX' })
  })

  it('gives way to the parent of a hidden category, and says nothing without one', () => {
    expect(book((id) => id !== 'coffee')(['STARBUCKS'])?.categoryId).toBe('out')
    expect(book((id) => id === 'food')(['STARBUCKS'])).toBeNull()
    expect(book()(['SHELL 1234'])).toBeNull()
  })

  it('prefers a usable category of the same name', () => {
    const own = shared('own', 'Groceries')
    const both = knownBookFor([...categories, own], 'expense', 'bank', (id) => id !== 'food')
    expect(both(['LIDL'])?.categoryId).toBe('own')
  })

  it('speaks after rules and history, and says why', () => {
    const teachers = {
      rules: ruleBookFor([], 'expense'),
      history: new Map(),
      known: book(),
      isUsable: () => true,
    }
    const said = (texts: readonly string[]) => {
      const found = proposeCategory(teachers, texts)
      return found && reasonWords(found.reason, found.categoryId)
    }
    expect(said(['REWE SAGT DANKE'])).toBe('REWE is known for food')
    expect(said(['CITY BAKERY'])).toBe('BAKERY means food')
    expect(reasonWords({ kind: 'known', said: 'rent', key: 'rent', isName: false }, 'Rent')).toBe(
      'By its name',
    )
    const rule = {
      id: '1',
      type: 'expense',
      contains: 'rewe',
      categoryId: 'out',
      active: true,
    } as const
    const ruled = { ...teachers, rules: ruleBookFor([rule], 'expense') }
    expect(proposeCategory(ruled, ['REWE'])?.reason.kind).toBe('rule')
    const uses = new Map([['out', { times: 1, newest: '2026-01-01 a' }]])
    const taught = { ...teachers, history: new Map([['=rewe', uses]]) }
    expect(proposeCategory(taught, ['REWE'])).toMatchObject({
      categoryId: 'out',
      reason: { kind: 'history' },
    })
  })
})

describe('the lists', () => {
  it('name every thing once', () => {
    const all = [knownMerchants, bankMerchants].flatMap((book) =>
      Object.values(book).flatMap((list) => list.split(',').map((one) => one.trim())),
    )
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
    expect(all).not.toContain('')
  })

  it('use names of categories that everyone has', () => {
    const books = [knownMerchants, bankMerchants, shyMerchants, spendingWords]
    const names = new Set(books.flatMap((book) => Object.keys(book)))
    for (const name of names) expect(Object.keys(spendingWords)).toContain(name)
    expect(Object.keys(earningWords)).toContain('Salary')
  })
})
