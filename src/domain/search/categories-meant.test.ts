import { describe, expect, it } from 'vitest'
import { categoriesBy } from './book.ts'
import { categoriesMeantBy, categoriesNamedBy } from './categories-meant.ts'
import { wordsOf } from './words.ts'

const category = (name: string, parentId: string | null = null) => ({
  ...{ id: name, name, parentId },
  ...{ type: 'expense', archived: false },
})

const categories = categoriesBy(
  [
    category('Groceries'),
    category('Eating out'),
    category('Coffee and snacks', 'Eating out'),
    category('Transport'),
    category('Public transport', 'Transport'),
    category('Sports'),
    category('Bees'),
  ],
  [{ categoryId: 'Sports', name: 'Moving about', hidden: false }],
)

const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id)

describe('the categories a word names', () => {
  it.each([
    ['coffee', ['Coffee and snacks'], ['Coffee and snacks']],
    ['eating out', ['Eating out'], ['Eating out', 'Coffee and snacks']],
    ['transport', ['Transport'], ['Transport', 'Public transport']],
    ['public transport', ['Public transport'], ['Public transport']],
    ['food', ['Groceries', 'Eating out'], ['Groceries', 'Eating out', 'Coffee and snacks']],
    ['essen', ['Groceries', 'Eating out'], ['Groceries', 'Eating out', 'Coffee and snacks']],
    ['bee', ['Bees'], ['Bees']],
    ['sport', ['Sports'], ['Sports']],
    ['moving', ['Sports'], ['Sports']],
    ['port', [], []],
    ['bread', [], []],
    ['', [], []],
  ])('%s', (words, named, meant) => {
    expect(ids(categoriesNamedBy(wordsOf(words), categories))).toEqual(named)
    expect(ids(categoriesMeantBy(wordsOf(words), categories))).toEqual(meant)
  })
})
