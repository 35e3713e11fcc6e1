/** Which categories a word stands for: those called so, in any language, or all it covers. */
import { categoryNames } from './category-names.data.ts'
import { slipsBetween } from './near-word.ts'
import { wordsOf } from './words.ts'

const byName = new Map<string, string[]>()
for (const [name, called] of Object.entries(categoryNames)) {
  for (const one of [name, ...called.split(',')]) {
    const key = wordsOf(one).join(' ')
    byName.set(key, [...(byName.get(key) ?? []), name])
  }
}
const longest = Math.max(...Array.from(byName.keys(), (name) => name.split(' ').length))

/** By the first names of the categories; none when the words are no such name. */
export const categoriesCalled = (words: readonly string[]): readonly string[] =>
  byName.get(words.join(' ')) ?? []

/** Shorter words are too much like others. */
const slippable = 7

/** The same with one slip in a long word. */
export function categoriesNearly(word: string): readonly string[] {
  if (word.length < slippable) return []
  for (const [name, meant] of byName) {
    const isAsLong = Math.abs(name.length - word.length) < 2
    if (isAsLong && slipsBetween(word, name) === 1) return meant
  }
  return []
}

/** The longest such name that words begin with, by how many of them it has. */
export function nameLength(words: readonly string[]): number {
  for (let length = longest; length > 1; length--) {
    if (words.length >= length && categoriesCalled(words.slice(0, length)).length > 0) return length
  }
  return 1
}
