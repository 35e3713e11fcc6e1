/** What a question about one's own money asks for, by a small grammar of our own. */

import type { Day } from '../../calendar.ts'
import { readPrice } from '../../search/read-price.ts'
import {
  findMentions,
  type KnownName,
  leadOf,
  type Mention,
  type NameKind,
  nearNames,
  nearPlain,
  type Vocabulary,
} from './names.ts'
import type { Period } from './period.ts'
import { plain, unhasty } from './plain-words.ts'
import { comingPeriod, type FoundPeriod, readPeriods } from './read-period.ts'
import { shapeOf } from './shape.ts'
import { plainOf, type Token, tokensOf } from './tokens.ts'
import { looksAhead, type Topic, topicOf } from './topics.ts'

export interface Price {
  readonly decimal: string
  readonly currencies: readonly string[] | null
}

/** A word that was read as another one. */
export interface ReadAs {
  readonly typed: string
  readonly name: KnownName
}

export interface UnknownWords {
  readonly text: string
  /** The plain word before them. */
  readonly lead: string
  /** What is called nearly like that. */
  readonly near: KnownName | null
}

export interface Asked {
  /** Null when the plain words ask for nothing by themselves. */
  readonly topic: Topic | null
  readonly periods: readonly Period[]
  /** Other days that the first period may mean as well. */
  readonly other: Period | null
  readonly mentions: readonly Mention[]
  readonly price: Price | null
  /** Cash, card and so on, where it is asked for. */
  readonly method: string | null
  /** Words that nothing in the book is called, as they were typed. */
  readonly unknown: readonly UnknownWords[]
  readonly readAs: readonly ReadAs[]
  /** No calendar has the day that was named. */
  readonly isNever: boolean
  /** The plain words, with `_` for names, `@` for days and `#` for numbers. */
  readonly skeleton: string
  /** All of its words, folded. */
  readonly said: string
}

export interface Known {
  readonly today: Day
  readonly locale: string
  readonly vocabulary: Vocabulary
}

export const nothingAsked: Asked = {
  topic: null,
  periods: [],
  other: null,
  mentions: [],
  price: null,
  method: null,
  unknown: [],
  readAs: [],
  isNever: false,
  skeleton: '',
  said: '',
}

type Taken = (at: number) => boolean

const within =
  (spans: readonly { readonly start: number; readonly end: number }[]): Taken =>
  (at) =>
    spans.some(({ start, end }) => at >= start && at < end)

interface FoundPrice extends Price {
  readonly start: number
  readonly end: number
}

function findPrice(tokens: readonly Token[], isTaken: Taken): FoundPrice | null {
  const words = tokens.map(({ text }) => text)
  for (const [at, word] of words.entries()) {
    if (isTaken(at) || !/\d/.test(word)) continue
    const found = readPrice(words.slice(at))
    if (found) return { ...found, start: at, end: at + found.used }
  }
  return null
}

/** Names of several words stand before days: Lisbon 2026 is no year. */
const isLong = ({ start, end, names }: Mention) =>
  end - start > 1 && names.some(({ fit }) => fit === 'whole')

const methods: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:in|by|with|using|paid|pay) (?:\w+ )?cash\b|\bcash (?:payments?|spending|expenses)\b/,
    'cash',
  ],
  [
    /\b(?:by|with|using|on|via|through) (?:my |the )?(?:\w+ )?(?:bank )?card\b|\bcard payments?\b/,
    'card',
  ],
  [
    shapeOf(
      String.raw`\b(?:by|via|through|from|with) (?:my |the )?(?:bank|bank transfer`,
      String.raw`|transfer)\b|\bbank transfers?\b`,
    ),
    'bank',
  ],
  [/\b(?:by|with|via|using) (?:my |the )?(?:mobile|phone)\b|\bmobile payments?\b/, 'mobile'],
]

const methodWords = /^(?:cash|card|cards|bank|mobile|phone|transfer|transfers)$/

interface Corrected {
  readonly tokens: readonly Token[]
  readonly readAs: readonly ReadAs[]
  readonly offered: ReadonlyMap<number, KnownName>
}

/** Kinds of things that are read for a word near their name; others are only offered. */
const isForgiven = ({ kind }: KnownName) => kind === 'category' || kind === 'template'

/** Words that are neither plain nor names are read as what they are nearly written like. */
function correct(tokens: readonly Token[], isTaken: Taken, vocabulary: Vocabulary): Corrected {
  const readAs: ReadAs[] = []
  const offered = new Map<number, KnownName>()
  const better = tokens.map((token, at): Token => {
    const word = plainOf(token)
    if (isTaken(at) || word === '' || plain.has(word) || /\d/.test(word)) return token
    const near = nearNames(word, vocabulary)
    const name = near.find(isForgiven) ?? near[0]
    const isProper = at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text)
    const said = isProper ? null : nearPlain(word)
    if (said && !(name && isForgiven(name))) return { text: said, words: [said] }
    if (!name) return token
    const isOne = near.filter(isForgiven).every((one) => one.name === name.name)
    if (!isForgiven(name) || !isOne) {
      offered.set(at, name)
      return token
    }
    readAs.push({ typed: token.text, name })
    const text = name.name
    return { text, words: tokensOf(text).flatMap(({ words }) => words) }
  })
  return { tokens: better, readAs, offered }
}

function skeletonOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  periods: readonly FoundPeriod[],
  price: FoundPrice | null,
): string {
  const isName = (at: number) =>
    mentions.some(
      ({ start, end, names }) =>
        at >= start &&
        at < end &&
        names.some(({ kind, fit }) => fit === 'whole' && kind !== 'category') &&
        !/^(?:subscriptions?|salary)$/i.test(plainOf(tokens[at] as Token)),
    )
  const said: string[] = []
  for (const [at, token] of tokens.entries()) {
    const sign = within(periods)(at)
      ? '@'
      : isName(at)
        ? '_'
        : price && at >= price.start && at < price.end
          ? '#'
          : token.words.join(' ')
    if (sign.length > 1 || sign !== said.at(-1)) said.push(sign)
  }
  return said.join(' ')
}

/** Runs of words that nothing is called, with the weak names they stand beside. */
function unknownIn(
  tokens: readonly Token[],
  isKnown: Taken,
  offered: ReadonlyMap<number, KnownName>,
): readonly UnknownWords[] {
  const runs: UnknownWords[] = []
  let isOpen = false
  for (const [at, token] of tokens.entries()) {
    const isBare = !isKnown(at) && token.words.length > 0
    const last = isOpen && isBare ? runs.pop() : undefined
    if (isBare) {
      const text = last ? `${last.text} ${token.text}` : token.text
      const near = last?.near ?? offered.get(at) ?? null
      runs.push({ text, lead: last?.lead ?? leadOf(tokens, at), near })
    }
    isOpen = isBare
  }
  return runs
}

const isWeakMention = ({ names }: Mention) =>
  names.every(
    ({ kind, fit }) => fit === 'other' || kind === 'item' || (fit === 'part' && kind === 'place'),
  )

/** A weak name beside a word nobody knows is part of a name nobody knows: Tiny Bakery. */
function strongOnly(
  mentions: readonly Mention[],
  isBare: Taken,
): { readonly strong: readonly Mention[]; readonly weak: readonly Mention[] } {
  const weak = mentions.filter(
    (mention) => isWeakMention(mention) && (isBare(mention.start - 1) || isBare(mention.end)),
  )
  return { strong: mentions.filter((mention) => !weak.includes(mention)), weak }
}

const plainIn =
  (tokens: readonly Token[]): Taken =>
  (at) => {
    const token = tokens[at]
    if (!token) return true
    const word = plainOf(token)
    return (
      plain.has(word) ||
      word === '' ||
      /^\d+$/.test(word) ||
      token.words.every((one) => plain.has(one))
    )
  }

export function readQuestion(question: string, known: Known): Asked {
  const typed = tokensOf(unhasty(question))
  const { vocabulary } = known
  const nothing: Taken = () => false
  const first = findMentions(typed, vocabulary, nothing)
  const early = readPeriods(typed, within(first.filter(isLong)), known)
  const isRead: Taken = (at) => within(first)(at) || within(early)(at)
  const { tokens, readAs, offered } = correct(typed, isRead, vocabulary)
  const all = findMentions(tokens, vocabulary, nothing)
  const periods = readPeriods(tokens, within(all.filter(isLong)), known)
  const price = findPrice(tokens, (at) => within(periods)(at) || within(all.filter(isLong))(at))
  const found = all.filter(
    ({ start, end }) => !periods.some((one) => one.start < end && start < one.end),
  )
  const isPlain = plainIn(tokens)
  const isBare: Taken = (at) =>
    at >= 0 &&
    at < tokens.length &&
    !isPlain(at) &&
    !within(found)(at) &&
    !within(periods)(at) &&
    !(price && at >= price.start && at < price.end)
  const { strong, weak } = strongOnly(found, isBare)
  const skeleton = skeletonOf(tokens, strong, periods, price)
  const method = methods.find(([shape]) => shape.test(skeleton))?.[1] ?? null
  const isMethod: Taken = (at) => method !== null && methodWords.test(plainOf(tokens[at] as Token))
  const mentions = strong.filter(({ start, end }) => !(end - start === 1 && isMethod(start)))
  const has = (kind: NameKind, isWhole = false) =>
    mentions.some(({ names }) =>
      names.some((name) => name.kind === kind && (!isWhole || name.fit === 'whole')),
    )
  const said = tokens.map(({ words }) => words.join(' ')).join(' ')
  const topic = topicOf({
    skeleton,
    said,
    has,
    periods: periods.length,
    isAheadPeriod: periods.some(({ from }) => from > known.today),
    hasAmount: price !== null,
  })
  const isKnown: Taken = (at) => (!isBare(at) && !within(weak)(at)) || isMethod(at)
  const days = looksAhead(topic) ? periods.map((one) => comingPeriod(one, known)) : periods
  return {
    topic,
    periods: days.map(({ from, to, words }) => ({ from, to, words })),
    other: looksAhead(topic) ? null : (periods[0]?.other ?? null),
    mentions,
    price: price && { decimal: price.decimal, currencies: price.currencies },
    method,
    unknown: unknownIn(tokens, isKnown, offered),
    readAs,
    isNever: periods.some(({ isNever }) => isNever),
    skeleton,
    said,
  }
}
