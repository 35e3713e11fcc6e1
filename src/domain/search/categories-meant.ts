/** The categories a word names: what lies in them is meant as well as what says the word. */
import { type CategoryFacts, lineOf } from './book.ts'
import { categoriesCalled } from './category-names.ts'
import type { Reach } from './fit.ts'
import { isNamed } from './match.ts'

type Named = Pick<CategoryFacts, 'id' | 'name' | 'firstName' | 'parentId'>

/** By words of its name, or as it is called in another language or together with others. */
const isCalled = (words: readonly string[], { name, firstName }: Named, reach: Reach): boolean =>
  isNamed(words, name, reach) || categoriesCalled(words).includes(firstName ?? name)

/** The outermost that are called so: what a sentence has to say. */
export function categoriesNamedBy<Category extends Named>(
  words: readonly string[],
  categories: ReadonlyMap<string, Category>,
  reach: Reach = 'plain',
): readonly Category[] {
  const isIn = (category: Category) => isCalled(words, category, reach)
  if (words.length === 0) return []
  return Array.from(categories.values()).filter(
    (category) => isIn(category) && !lineOf(categories, category.parentId).some(isIn),
  )
}

/**
 * The same with all that lies below them. A search or a question for a word that names a category
 * is about every entry in one of these and every entry that says the word, and tells so.
 */
export function categoriesMeantBy<Category extends Named>(
  words: readonly string[],
  categories: ReadonlyMap<string, Category>,
  reach: Reach = 'plain',
): readonly Category[] {
  const named = new Set(categoriesNamedBy(words, categories, reach))
  if (named.size === 0) return []
  return Array.from(categories.values()).filter(({ id }) =>
    lineOf(categories, id).some((one) => named.has(one)),
  )
}
