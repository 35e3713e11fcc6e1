import { accountCalled, filedIn, isUnsettled, type SearchBook } from '#domain/search/book.ts'
import { categoriesMeantBy } from '#domain/search/categories-meant.ts'
import type { State } from '#domain/search/findable.ts'
import type { Reach } from '#domain/search/fit.ts'
import { isNamed } from '#domain/search/match.ts'
import { isOnlySaid, type SearchQuery } from '#domain/search/query.ts'
import { formsOf } from '#domain/search/words.ts'
import type { EntriesIn } from './read-nouns.ts'
import type { SayingOf } from './read-said.ts'
import type { Worths } from './read-worths.ts'

/** Any of these; none can be found when there are none. */
type Lexemes = readonly string[]

export const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`
export const anyOf = (lexemes: Lexemes) =>
  lexemes.length === 0 ? quoted('=nothing') : `(${lexemes.join(' | ')})`

/** The words that may stand for the one asked: itself, and those much like it. */
export type NearWords = ReadonlyMap<string, readonly string[]>

export interface WordSearch {
  readonly query: SearchQuery
  readonly book: SearchBook
  readonly near: NearWords
  readonly reach: Reach
  readonly said: SayingOf
  readonly entriesIn: EntriesIn
  readonly worths: Worths
  /** How many of the newest entries of each place are proposed. */
  readonly most: number
}

export const categoriesNamed = ({ book, reach }: WordSearch, words: readonly string[]): Lexemes =>
  categoriesMeantBy(words, book.categories, reach).map(({ id }) => quoted(`=c${id}`))

/** Those that a name in another language, or one that covers several, stands for. */
export const categoriesFiled = ({ book }: WordSearch, names: readonly string[]): Lexemes =>
  Array.from(book.categories.values())
    .filter(({ id }) => filedIn(book, id).some((name) => names.includes(name)))
    .map(({ id }) => quoted(`=c${id}`))

export const groupsNamed = ({ book, reach }: WordSearch, words: readonly string[]): Lexemes =>
  Array.from(book.groups.values())
    .filter(({ name }) => isNamed(words, name, reach))
    .map(({ id }) => quoted(`=sg:${id}`))

export const membersNamed = ({ book, reach }: WordSearch, words: readonly string[]): Lexemes =>
  Array.from(book.groups.values()).flatMap(({ members }) =>
    members
      .filter(({ uid, name }) => uid !== book.uid && isNamed(words, name, reach))
      .map(({ memberId }) => quoted(`=m${memberId}`)),
  )

const accountsNamed = ({ book, reach }: WordSearch, words: readonly string[]) =>
  Array.from(book.accounts.keys()).filter((id) =>
    accountCalled(book, id).some((name) => isNamed(words, name, reach)),
  )

/** What an account moved is found by its name. */
export const movedBy = (asked: WordSearch, words: readonly string[]): Lexemes =>
  accountsNamed(asked, words).map((id) => quoted(`=a${id}`))

export const inNear = (near: NearWords, word: string): readonly string[] => [
  word,
  ...formsOf(word),
  ...(near.get(word) ?? []),
]

/** One letter is the beginning of far too many words. */
const begun = (word: string) => (word.length > 1 ? `${quoted(word)}:*` : quoted(word))

/**
 * What is kept of words that begin like this or much alike. By their beginning the index would
 * gather what everybody says, so where they are known and few they are named.
 */
const saidLike = (asked: WordSearch, word: string): Lexemes =>
  inNear(asked.near, word).flatMap(
    (one) => asked.said(one)?.words?.map(quoted) ?? [begun(one), begun(`=w${one}`)],
  )

function payingBack(asked: WordSearch, words: readonly string[]): string {
  const owing = (word: string) => saidLike(asked, word).filter((one) => one.startsWith(`'=w`))
  return `(${words.map((word) => anyOf(owing(word))).join(' & ')})`
}

/** A word may be said, or be the name of a category, a group or a person. */
export const wordQuery = (asked: WordSearch, word: string): string =>
  anyOf([
    ...saidLike(asked, word),
    ...categoriesNamed(asked, [word]),
    ...groupsNamed(asked, [word]),
    ...membersNamed(asked, [word]),
    ...movedBy(asked, [word]),
  ])

export function stateQuery({ book }: WordSearch, state: State): string {
  if (state === 'uncategorised') return `!'=c':*`
  const groups = Array.from(book.groups.values())
  const billsOf = (some: typeof groups) => some.map(({ id }) => quoted(`=sg:${id}`))
  // A group that is uneven in one currency may be even in another one.
  const more: Partial<Record<State, Lexemes>> = {
    settled: billsOf(groups),
    unsettled: billsOf(groups.filter((group) => isUnsettled(book, group))),
  }
  return anyOf([quoted(`=i${state}`), ...(more[state] ?? [])])
}

const taggedQuery = (tag: string) => `${quoted(`=t${tag}`)}:*`

/** What is said is left out here, so that what stays is all proposed; the rest by the domain. */
function leftOutQuery(asked: WordSearch): readonly string[] {
  const plain = { ...asked, reach: 'plain', near: new Map<string, never>() } as const
  return asked.query.not.flatMap(({ terms, tags, methods }) => {
    const said = [
      ...terms.flatMap(({ words }) => words.map((word) => wordQuery(plain, word))),
      ...tags.map(taggedQuery),
      ...methods.map((method) => quoted(`=b${method}`)),
    ]
    return said.length === 0 ? [] : [`!(${said.join(' & ')})`]
  })
}

/** What every entry must say, but for terms that an amount or a day may meet as well. */
export function alwaysQuery(asked: WordSearch): readonly string[] {
  const { query } = asked
  return [
    ...query.terms
      .filter(isOnlySaid)
      .flatMap(({ words }) => words.map((word) => wordQuery(asked, word))),
    ...query.people.map((words) =>
      anyOf([...membersNamed(asked, words), payingBack(asked, words)]),
    ),
    ...query.places.map((words) =>
      anyOf([...groupsNamed(asked, words), ...categoriesNamed(asked, words)]),
    ),
    ...query.categories.map((words) => anyOf(categoriesNamed(asked, words))),
    ...query.tags.map(taggedQuery),
    ...query.methods.map((method) => quoted(`=b${method}`)),
    ...query.accounts.map((words) => anyOf(movedBy(asked, words))),
    ...query.states.map((state) => stateQuery(asked, state)),
    ...leftOutQuery(asked),
  ]
}
