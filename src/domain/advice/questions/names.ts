/** What things are called in a book, and where a question calls them by name. */
import { knownMerchants } from '../../categories/known-merchants.data.ts'
import { categoryWords } from '../../entry-line/category-words.data.ts'
import { categoryNames } from '../../search/category-names.data.ts'
import { slipsBetween } from '../../search/near-word.ts'
import { littleWords, softWords } from '../../search/plain-words.ts'
import { formsOf, wordsOf } from '../../search/words.ts'
import { isInterestIn, isPayCalled } from './income-signs.ts'
import { leftOut, outBefore } from './left-out.ts'
import { plain } from './plain-words.ts'
import type { Token } from './tokens.ts'

export type NameKind =
  | 'category'
  | 'template'
  | 'place'
  | 'item'
  | 'tag'
  | 'person'
  | 'budget'
  | 'goal'
  | 'loan'
  | 'group'
  | 'note'

export interface KnownName {
  readonly kind: NameKind
  readonly id: string
  readonly name: string
  /** Nothing is paid for that is called so: it comes in. */
  readonly isIncome?: boolean
}

/** By its whole name, by a part of it, or by another word for it. */
export type Fit = 'whole' | 'part' | 'other'

export interface MeantName extends KnownName {
  readonly fit: Fit
}

export interface Mention {
  /** The plain word before it: at, on, for. */
  readonly lead: string
  readonly start: number
  readonly end: number
  readonly text: string
  readonly names: readonly MeantName[]
  /** The words that leave it out: but not at; null where it is meant. */
  readonly out: Span | null
}

export interface Span {
  readonly start: number
  readonly end: number
}

interface Called {
  readonly known: KnownName
  readonly words: readonly string[]
  readonly isOther: boolean
}

export interface Vocabulary {
  /** By each of their words. */
  readonly byWord: ReadonlyMap<string, readonly Called[]>
}

const shops: ReadonlySet<string> = new Set(
  Object.values(knownMerchants).flatMap((names) =>
    names.split(',').map((name) => name.replace(/\s+/g, ' ').trim()),
  ),
)

/** Who asks for Spotify asks for Spotify, not for all that is like it. */
const isShop = (word: string) =>
  shops.has(wordsOf(word).join(' ')) || shops.has(wordsOf(word.replace('+', ' plus')).join(' '))

export function openVocabulary(names: Iterable<KnownName>): Vocabulary {
  const byWord = new Map<string, Called[]>()
  const add = (called: Called) => {
    for (const word of new Set(called.words)) {
      const list = byWord.get(word)
      if (list) list.push(called)
      else byWord.set(word, [called])
    }
  }
  for (const known of names) {
    add({ known, words: wordsOf(known.name), isOther: false })
    if (known.kind !== 'category') continue
    const tongues = categoryNames[known.name]?.split(',') ?? []
    const others = categoryWords[known.name]?.filter((word) => !isShop(word)) ?? []
    for (const other of [...others, ...tongues]) {
      add({ known, words: wordsOf(other), isOther: true })
    }
  }
  return { byWord }
}

const isSame = (one: string, other: string) =>
  one === other || formsOf(one).includes(other) || formsOf(other).includes(one)

/** What is written in the book and says all of some words, as a search for them finds it. */
export function namesSaying({ byWord }: Vocabulary, words: readonly string[]): readonly string[] {
  const [first] = words
  if (first === undefined) return []
  const isWritten = ({ known: { kind }, isOther }: Called) =>
    !isOther && (kind === 'place' || kind === 'item')
  const found = calledBy({ byWord }, first).filter(
    (called) =>
      isWritten(called) && words.every((word) => called.words.some((said) => isSame(word, said))),
  )
  return [...new Set(found.map(({ known }) => known.name))]
}

/** The place whose whole name some words say, the longest; a place is itself. */
export function placeSaid({ byWord }: Vocabulary, name: string): string | null {
  const words = wordsOf(name)
  const [longest] = words
    .flatMap((word) => byWord.get(word) ?? [])
    .filter(({ known: { kind }, words: own }) => kind === 'place' && own.every(isIn(words)))
    .toSorted((a, b) => b.words.length - a.words.length)
  return longest?.known.name ?? null
}

const isIn = (words: readonly string[]) => (word: string) => words.includes(word)

const isPlain = (word: string) => plain.has(word) || littleWords.has(word) || /^\d+$/.test(word)

/** What says nothing of which one is meant. */
const isWeak = (word: string) => isPlain(word) || softWords.has(word)

interface SaidWord {
  readonly word: string
  readonly token: number
}

const saidIn = (tokens: readonly Token[]): readonly SaidWord[] =>
  tokens.flatMap(({ words }, token) => words.map((word) => ({ word, token })))

const calledBy = ({ byWord }: Vocabulary, word: string) =>
  [word, ...formsOf(word), ...(/s$/.test(word) ? [] : [`${word}s`])].flatMap(
    (form) => byWord.get(form) ?? [],
  )

interface Hit {
  readonly start: number
  readonly end: number
  readonly name: MeantName
}

/** Behind these a tag may be called like a plain word: work. */
const isTagged = (said: readonly SaidWord[], at: number) =>
  /^(?:on|tag|tags|tagged|label|labelled)$/.test(said[at - 1]?.word ?? '') ||
  (said[at - 1]?.word === 'with' && said.some(({ word }) => /^(?:tag|label)/.test(word)))

/** What somebody gave a name of several words is called by them, be they plain: Getting around. */
const isOwnName: ReadonlySet<NameKind> = new Set(['budget', 'goal', 'group', 'loan', 'template'])

/** Others are no category, nor is what is other than something. */
const isOfNothing = (said: readonly SaidWord[], at: number) =>
  said[at]?.word === 'others' || (said[at]?.word === 'other' && said[at + 1]?.word === 'than')

/** Where a name or another word for a category stands in full. */
function wholeAt(said: readonly SaidWord[], at: number, vocabulary: Vocabulary): readonly Hit[] {
  return calledBy(vocabulary, said[at]?.word ?? '').flatMap(({ known, words, isOther }) => {
    const some = said.slice(at, at + words.length)
    const isThere =
      some.length === words.length && words.every((word, n) => isSame(word, some[n]?.word ?? ''))
    // A plain word is no name by itself, unless a category is called that: Salary.
    const isName =
      (known.kind === 'category' &&
        !isOther &&
        !littleWords.has(words.join(' ')) &&
        !isOfNothing(said, at)) ||
      (isTagged(said, at) && known.kind === 'tag') ||
      isInterestIn(
        known,
        said.map((one) => one.word),
        words.join(' '),
      ) ||
      (isOwnName.has(known.kind) && words.length > 1) ||
      isPayCalled(known, words)
    if (!isThere || (!isName && words.every(isPlain))) return []
    const end = (some.at(-1)?.token ?? 0) + 1
    const name = { ...known, fit: isOther ? ('other' as const) : ('whole' as const) }
    return [{ start: some[0]?.token ?? 0, end, name }]
  })
}

function partAt(
  { word, token }: SaidWord,
  vocabulary: Vocabulary,
  said: readonly SaidWord[],
): readonly Hit[] {
  return calledBy(vocabulary, word)
    .filter(
      ({ known, isOther }) =>
        !isOther &&
        (!isWeak(word) ||
          isInterestIn(
            known,
            said.map((one) => one.word),
            word,
          )),
    )
    .map(({ known }) => ({
      start: token,
      end: token + 1,
      name: { ...known, fit: 'part' as const },
    }))
}

const isOver = (a: Pick<Hit, 'start' | 'end'>, b: Pick<Hit, 'start' | 'end'>) =>
  a.start < b.end && b.start < a.end

const rank: Readonly<Record<Fit, number>> = { whole: 0, other: 1, part: 2 }

const filling = /^(?:the|a|an|my|our|some|any|all|this|that)$/

/** What stands before a word, without what fills in. */
export function leadOf(tokens: readonly Token[], start: number): string {
  let at = start - 1
  while (at > 0 && filling.test(tokens[at]?.words[0] ?? '')) at--
  return tokens[at]?.words.join(' ') ?? ''
}

function mentionOf(tokens: readonly Token[], hits: readonly Hit[]): Mention {
  const { start, end } = hits[0] as Hit
  const names = new Map<string, MeantName>()
  for (const { name } of hits.toSorted((a, b) => rank[a.name.fit] - rank[b.name.fit])) {
    const key = `${name.kind} ${name.id}`
    if (!names.has(key)) names.set(key, name)
  }
  const text = tokens
    .slice(start, end)
    .map((token) => token.text)
    .join(' ')
  const lead = leadOf(tokens, start)
  const out = outBefore(tokens, start, lead)
  return { lead, start, end, text, names: [...names.values()], out }
}

/** Where things are named, the longest names first; what is taken is none. */
export function findMentions(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isTaken: (at: number) => boolean,
): readonly Mention[] {
  const said = saidIn(tokens)
  const free = ({ start, end }: Hit) => {
    for (let at = start; at < end; at++) if (isTaken(at)) return false
    return true
  }
  const whole = said.flatMap((_, at) => wholeAt(said, at, vocabulary)).filter(free)
  const parts = said.flatMap((one) => partAt(one, vocabulary, said)).filter(free)
  const spans: Hit[] = []
  const isWide = (hit: Hit) => hit.end - hit.start
  const all = [...whole, ...parts].toSorted(
    (a, b) => isWide(b) - isWide(a) || rank[a.name.fit] - rank[b.name.fit],
  )
  for (const hit of all) if (!spans.some((span) => isOver(span, hit))) spans.push(hit)
  const found: Mention[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const own = all.filter(({ start, end }) => start === span.start && end === span.end)
    found.push(leftOut(mentionOf(tokens, own), found.at(-1)))
  }
  return found
}

export interface NearName {
  readonly known: KnownName
  /** It is another word for it that is near, and not its name. */
  readonly isOther: boolean
}

/** Other words are many: one is near only from its first letter on, and when it is long. */
const isNearOther = (word: string, said: string) => word[0] === said[0] && said.length >= 6

/** The known names that a word may be, misspelt, with the fewest slips. */
export function nearNames(word: string, { byWord }: Vocabulary): readonly NearName[] {
  let least = Number.POSITIVE_INFINITY
  let found: readonly NearName[] = []
  for (const [said, called] of byWord) {
    if (Math.abs(said.length - word.length) > 2 || isWeak(said)) continue
    const slips = slipsBetween(word, said)
    const meant = called.filter(({ isOther }) => !isOther || isNearOther(word, said))
    // Whoever slips twice has begun right: a sculpture is no culture.
    const isOff = slips !== null && slips > 1 && word[0] !== said[0]
    if (!slips || isOff || slips > least || meant.length === 0) continue
    found = slips < least ? meant : [...found, ...meant]
    least = slips
  }
  return found.filter(
    ({ known: { kind, id } }, at) =>
      found.findIndex(({ known }) => known.kind === kind && known.id === id) === at,
  )
}
