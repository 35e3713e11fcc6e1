/** Finds which category words mean: by name, by what else it is called, by beginning, by typo. */
import { foldText } from '../ledger.ts'
import { categoryWords } from './category-words.data.ts'

export interface LineCategory {
  readonly id: string
  readonly type: 'expense' | 'income'
  /** What it is called, now and at first. */
  readonly names: readonly string[]
  readonly parentId: string | null
}

export interface CategoryIndex {
  /** By its whole name or another word for it; a word may mean several. */
  readonly whole: ReadonlyMap<string, readonly string[]>
  /** Folded names, parents first. */
  readonly names: readonly (readonly [name: string, id: string])[]
  readonly parents: ReadonlyMap<string, string | null>
  /** The most words one name has. */
  readonly longest: number
}

/** A shop that is called like the plural of something it does not sell. */
const noPlurals = new Set(['currys'])

/** Words alike but for a plural are the same. */
const singular = (word: string) =>
  word.length > 3 && !noPlurals.has(word) ? word.replace(/(?<!s)s$/, '') : word
const keyOf = (text: string) => foldText(text).split(/\s+/).map(singular).join(' ')

/** Somebody may call a category `constructor`. */
const otherWords = (name: string) =>
  Object.hasOwn(categoryWords, name) ? (categoryWords[name] ?? []) : []

export function indexCategories(categories: readonly LineCategory[]): CategoryIndex {
  const whole = new Map<string, string[]>()
  const add = (text: string, id: string) => {
    const ids = whole.get(keyOf(text)) ?? []
    if (!ids.includes(id)) whole.set(keyOf(text), [...ids, id])
  }
  for (const { id, names } of categories) for (const name of names) add(name, id)
  // A name always means its own category first, whatever else is called so.
  for (const { id, names } of categories) {
    for (const word of names.flatMap(otherWords)) add(word, id)
  }
  const ordered = [...categories].sort((a, b) => Number(isChild(a)) - Number(isChild(b)))
  return {
    whole,
    names: ordered.flatMap(({ id, names }) => names.map((name) => [foldText(name), id] as const)),
    parents: new Map(categories.map(({ id, parentId }) => [id, parentId])),
    longest: Math.max(1, ...Array.from(whole.keys(), (key) => key.split(' ').length)),
  }
}

const isChild = ({ parentId }: LineCategory) => parentId !== null

/** Every category a phrase is the whole name of; the likeliest first. */
export function categoriesCalled(index: CategoryIndex, phrase: string): readonly string[] {
  return index.whole.get(keyOf(phrase)) ?? []
}

const only = (ids: readonly string[], { parents }: CategoryIndex): string | null => {
  const [first, ...rest] = [...new Set(ids)]
  const isFamily = first !== undefined && rest.every((id) => parents.get(id) === first)
  return isFamily ? first : null
}

/** The one category whose name, or a word of it, begins like this. */
function byBeginning(index: CategoryIndex, typed: string): string | null {
  if (typed.length < 3) return null
  const starting = index.names.filter(([name]) => name.startsWith(typed)).map(([, id]) => id)
  if (starting.length > 0) return only(starting, index)
  if (typed.length < 4) return null
  const inside = index.names.filter(([name]) => name.includes(` ${typed}`)).map(([, id]) => id)
  return only(inside, index)
}

/** One letter missing, added, wrong or swapped with its neighbour. */
function isTypo(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  const [left, right] = [typed.slice(at), meant.slice(at)]
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.length > 1 && isSwapped)
  )
}

function byTypo(index: CategoryIndex, typed: string): string | null {
  if (typed.length < 5) return null
  const isClose = (name: string) => isTypo(typed, name) || isTypo(typed, singular(name))
  const close = index.names.filter(([name]) => isClose(name)).map(([, id]) => id)
  return only(close, index)
}

/** The category a phrase on its own stands for, generously. */
export function categoryMeant(index: CategoryIndex, phrase: string): string | null {
  const typed = foldText(phrase)
  return categoriesCalled(index, phrase)[0] ?? byBeginning(index, typed) ?? byTypo(index, typed)
}
