/** Words that are neither plain nor names are read as what they are nearly written like. */

import { slipsBetween } from '../../search/near-word.ts'
import { wordsOf } from '../../search/words.ts'
import { type KnownName, leadOf, nearNames, type Vocabulary } from './names.ts'
import { plain } from './plain-words.ts'
import { isMethodWord, type Taken } from './read-limits.ts'
import { isDeed, strange } from './refused-words.ts'
import { plainOf, type Token, tokensOf } from './tokens.ts'

/** They are read where days are, slips and all; Marco is no march. */
const dayNames = /(?<!yester)day$|uary$|^(?:march|april|june|july|august)$|ber$/

const times = ['month', 'months', 'week', 'weeks', 'year', 'years', 'quarter', 'weekend']

/** The plain word that is meant by one that is none; null when none is near. */
function nearPlain(word: string, isTime = false): string | null {
  let best: { readonly said: string; readonly slips: number } | null = null
  for (const said of isTime ? times : plain) {
    // Whoever slips has mostly begun right: a moon is not soon.
    const isOff = said[0] !== word[0] && said[0] !== word[1]
    if (isOff || dayNames.test(said) || said.length < 4) continue
    if (Math.abs(said.length - word.length) > 1) continue
    const slips = slipsBetween(word, said)
    if (slips !== null && slips <= 1 && (best === null || slips < best.slips))
      best = { said, slips }
  }
  return best === null && isTime ? nearPlain(word) : (best?.said ?? null)
}

/** A word that was read as another one. */
export interface ReadAs {
  readonly typed: string
  readonly name: KnownName
}

export interface Corrected {
  readonly tokens: readonly Token[]
  readonly readAs: readonly ReadAs[]
  readonly offered: ReadonlyMap<number, KnownName>
}

/** Kinds of things that are read for a word near their name; others are only offered. */
const isForgiven = ({ kind }: KnownName) => kind === 'category' || kind === 'template'

/** Behind these stands what a thing is called: no word there is passed over for a plain one. */
const naming = /^(?:on|at|for|from|with|of|to|by)$/
const safeLength = 6

const beforeTime = /^(?:last|this|next|past|per|each|every|previous)$/

function plainFor(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at] as Token
  const isProper = at > 0 && /^\p{Lu}\p{Ll}/u.test(token.text)
  if (isProper) return null
  const isTime = beforeTime.test(plainOf(tokens[at - 1] ?? { text: '', words: [] }))
  const said = nearPlain(plainOf(token), isTime)
  const isName = naming.test(leadOf(tokens, at))
  return said !== null && isName && said.length < safeLength ? null : said
}

/** Where an order begins: send, please send, can you send. */
const isFirst = (tokens: readonly Token[], at: number) =>
  tokens.slice(0, at).every((token) => /^(?:please|can|could|would|will|you)$/.test(plainOf(token)))

/** A place abroad is no slip: whoever writes a name begins it right. */
const isOtherName = (tokens: readonly Token[], at: number, { name }: KnownName) =>
  at > 0 &&
  /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '') &&
  !wordsOf(name).some((word) => word[0] === plainOf(tokens[at] as Token)[0])

export function correctWords(
  tokens: readonly Token[],
  isTaken: Taken,
  vocabulary: Vocabulary,
): Corrected {
  const readAs: ReadAs[] = []
  const offered = new Map<number, KnownName>()
  const better = tokens.map((token, at): Token => {
    const word = plainOf(token)
    if (isTaken(at) || word === '' || plain.has(word) || /\d/.test(word)) return token
    if (strange.test(word) || isMethodWord(token) || (isDeed(word) && isFirst(tokens, at)))
      return token
    const near = nearNames(word, vocabulary)
    const own = near.filter(({ isOther }) => !isOther).map(({ known }) => known)
    const name = own.find(isForgiven) ?? own[0]
    const said = plainFor(tokens, at)
    if (said && !(name && isForgiven(name))) return { text: said, words: [said] }
    const isOne = own.filter(isForgiven).every((one) => one.name === name?.name)
    // What somebody does is no name: I walk to Aldi, and climb no wall.
    const isDone = /^(?:i|we)$/.test(leadOf(tokens, at))
    if (!name || !isForgiven(name) || !isOne || isDone || isOtherName(tokens, at, name)) {
      const some = name ?? near[0]?.known
      if (some) offered.set(at, some)
      return token
    }
    readAs.push({ typed: token.text, name })
    const text = name.name
    return { text, words: tokensOf(text).flatMap(({ words }) => words) }
  })
  return { tokens: better, readAs, offered }
}
