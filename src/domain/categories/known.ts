/** What everybody knows: which kind of spending or income well-known names and words stand for. */
import { categoryWords } from '../entry-line/category-words.data.ts'
import { isOfOther } from '../entry-line/compounds.ts'
import { foldText } from '../ledger.ts'
import {
  bankMerchants,
  knownMerchants,
  loneMerchants,
  shyMerchants,
} from './known-merchants.data.ts'
import { earningWords, movingWords, spendingWords } from './known-words.data.ts'
import { isEmptyWord } from './name-words.ts'
import {
  firstMatch,
  type Match,
  matchAt,
  phrasesOf,
  stemMatch,
  stemsOf,
  type Token,
  tokensOf,
  withoutDots,
} from './phrases.ts'
import type { CategoryType, RowTexts } from './rules.ts'

/** Where the texts come from: a bank writes names of shops, a person also writes sentences. */
export type TextOrigin = 'bank' | 'typed'

export interface Known {
  /** The first name of the category everyone has. */
  readonly category: string
  /** As it was written in the text. */
  readonly said: string
  /** The same for all texts with that name. */
  readonly key: string
  /** A name of a shop or service, not a word for what it was. */
  readonly isName: boolean
}

/** Prepared when the first question comes. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const names = {
  typed: once(() => phrasesOf(knownMerchants)),
  bank: once(() => phrasesOf(knownMerchants, bankMerchants)),
} as const
const shyNames = once(() => phrasesOf(shyMerchants))
const loneNames = once(() => phrasesOf(loneMerchants))
const moving = once(() => phrasesOf({ moving: movingWords }))

/** The name of a category, and what people call it, when they write it themselves. */
const typedWords = (book: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(book).map(([name, list]) => [
      name,
      [list, name, ...(categoryWords[name] ?? [])].join(','),
    ]),
  )

const wordsOf = (book: Readonly<Record<string, string>>) => ({
  bank: once(() => ({ phrases: phrasesOf(book), stems: stemsOf(book) })),
  typed: once(() => ({ phrases: phrasesOf(typedWords(book)), stems: stemsOf(book) })),
})
const words = { expense: wordsOf(spendingWords), income: wordsOf(earningWords) } as const

const known = (text: string, tokens: readonly Token[], match: Match, isName: boolean): Known => {
  const inside = tokens.slice(match.at, match.at + match.length)
  const [first, last] = [inside[0], inside.at(-1)]
  return {
    category: match.to,
    said: first && last ? text.slice(first.start, last.end) : '',
    key: inside.map(({ folded }) => folded).join(' '),
    isName,
  }
}

const forms =
  /^(?:com|co|uk|gmbh|ag|ltd|limited|plc|inc|sa|store|stores|shop|markt|station|online)$/

/** Behind the name of a shop stands nothing, a number, a form of company or a town in capitals. */
function isShopEnd(text: string, name: Token, next: Token | undefined): boolean {
  if (!next || /^\d/.test(next.folded) || forms.test(next.folded)) return true
  const written = text.slice(name.start, next.end)
  return written === written.toUpperCase()
}

const notShops =
  /^(?:saving|plan|balance|transfer|rent|year|month|payment|bank|holding|fund|date|fee|rate)s?$/

/** A name that is an ordinary word counts only where a bank names whom it paid. */
function shyMatch(text: string, tokens: readonly Token[]): Match | null {
  const at = tokens.findIndex(({ folded }) => !/^\d/.test(folded) && !isEmptyWord(folded))
  const found = at < 0 ? null : matchAt(tokens, at, shyNames())
  if (!found) return null
  const [name, next] = [tokens[at], tokens[at + found.length]]
  if (!name || notShops.test(next?.folded ?? '')) return null
  const initial = text.slice(name.start, name.start + 1)
  return initial === initial.toUpperCase() && isShopEnd(text, name, next) ? found : null
}

/** Where it is all that somebody typed. */
function loneMatch(tokens: readonly Token[]): Match | null {
  const found = matchAt(tokens, 0, loneNames())
  return found?.length === tokens.length ? found : null
}

function findName(texts: RowTexts, origin: TextOrigin): Known | null {
  for (const text of texts) {
    const tokens = tokensOf(text)
    const found =
      firstMatch(tokens, names[origin]()) ??
      firstMatch(withoutDots(tokens), names[origin]()) ??
      (origin === 'bank' ? shyMatch(text, tokens) : loneMatch(tokens))
    if (found) return known(text, tokens, found, true)
  }
  return null
}

/** The purpose says more than the name of the payee, which comes first. */
function findWord(texts: RowTexts, type: CategoryType, origin: TextOrigin): Known | null {
  const { phrases, stems } = words[type][origin]()
  for (const text of texts.toReversed()) {
    const tokens = tokensOf(text)
    const plain = withoutDots(tokens)
    const compound = tokens.map(({ folded, start }) => ({
      ...{ word: folded, isName: /^\p{Lu}/u.test(text.slice(start)) },
    }))
    // A bank writes in capitals and has names of its own behind what it is.
    const isMeant = ({ at, length }: Match) => origin === 'bank' || !isOfOther(compound, at, length)
    const found =
      firstMatch(tokens, phrases, isMeant) ??
      firstMatch(plain, phrases, isMeant) ??
      stemMatch(plain, stems)
    if (found) return known(text, tokens, found, false)
  }
  return null
}

/** Too little for a whole line: gas drives and heats, and food is bought in two ways. */
const toldTooLittle =
  /^(?:gas|food|power|house|car|flat|ride|pain|vol|class|fun|bike|plane|job|other|bills|party)$/

/** A statement kept by hand says what a person would type, and nothing else. */
function findWhole(texts: RowTexts, type: CategoryType): Known | null {
  const { phrases } = words[type].typed()
  for (const text of texts) {
    const tokens = tokensOf(text)
    const found = matchAt(tokens, 0, phrases)
    const isWhole = found?.length === tokens.length
    if (found && isWhole && !toldTooLittle.test(tokens[0]?.folded ?? ''))
      return known(text, tokens, found, false)
  }
  return null
}

/** Null where nothing is known, and where money only moved or became cash. */
export function findKnown(texts: RowTexts, type: CategoryType, origin: TextOrigin): Known | null {
  if (texts.some((text) => firstMatch(tokensOf(text), moving()))) return null
  const name = type === 'expense' ? findName(texts, origin) : null
  return (
    name ?? findWord(texts, type, origin) ?? (origin === 'bank' ? findWhole(texts, type) : null)
  )
}

export interface NamedCategory {
  readonly id: string
  readonly type: CategoryType
  /** What it is called, now and at first. */
  readonly names: readonly string[]
  readonly parentId: string | null
}

export type KnownBook = (
  texts: RowTexts,
) => (Omit<Known, 'category'> & { readonly categoryId: string }) | null

/** A category that is hidden gives way to the one it belongs to. */
export function knownBookFor(
  categories: readonly NamedCategory[],
  type: CategoryType,
  origin: TextOrigin,
  isUsable: (categoryId: string) => boolean,
): KnownBook {
  const byName = new Map<string, NamedCategory>()
  for (const one of categories.filter((some) => some.type === type)) {
    for (const name of one.names) {
      const before = byName.get(foldText(name))
      if (!before || (!isUsable(before.id) && isUsable(one.id))) byName.set(foldText(name), one)
    }
  }
  const idOf = (name: string): string | null => {
    const found = byName.get(foldText(name))
    const ids = [found?.id, found?.parentId].filter((id) => typeof id === 'string')
    return ids.find(isUsable) ?? null
  }
  return (texts) => {
    const found = findKnown(texts, type, origin)
    const categoryId = found && idOf(found.category)
    if (!found || categoryId === null) return null
    const { said, key, isName } = found
    return { said, key, isName, categoryId }
  }
}
