/** Whether a sentence of somebody else says only what the facts say, and in plain words. */
import type { Day } from '#domain/calendar/calendar.ts'
import { isCurrency } from '#domain/money/money.ts'
import { currencySigns } from '../../entry-line/currency-words.data.ts'
import { foldText } from '../../ledger.ts'
import { answerWords } from './answer-words.data.ts'
import { type BoundClause, bindClauses } from './bound-clauses.ts'
import { clausesOf, type Marked, markText, namesShape, type Reader, wordsIn } from './clauses.ts'
import { numberWords } from './number-words.data.ts'
import { type Pole, readWays } from './poles.ts'
import { openCutter } from './sentences.ts'
import { type FactClause, supports } from './support.ts'

/** A sentence of our own, made from the book. */
export interface StatedFact {
  readonly text: string
  /** What is true of it besides, in words it may be told with, such as `budget`. */
  readonly also?: string
}

export interface Witness {
  /** Null when all of it is among the facts; otherwise what is not. */
  check(text: string): string | null
}

interface Known {
  readonly clauses: readonly FactClause[]
  readonly words: ReadonlySet<string>
}

const plain: ReadonlySet<string> = new Set(answerWords.split(/\s+/))

/** Nothing that only looks like text, leads elsewhere, or could hide something. */
const strange = /[^\p{L}\p{M}\p{Nd}\p{Sc}\s.,;:!'’‘"“”()%‰٪\-\u2212–—…{}\u066b\u066c]|\p{Co}/u
/** An address needs no more than that. */
const joined = /\p{L}\.\p{L}/u
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/u

/** Says that it does not know, which is always true. */
const unknown = new RegExp(
  [
    '^(?:sorry, )?(?:the|these|your) (?:facts|figures|numbers|book) (?:do|',
    'does) not (?:say|show|tell|hold|include) (?:that|this|it|so|more|',
    String.raw`the answer)\.?$|^nothing (?:else )?stands out(?: here)?\.?$`,
  ].join(''),
  'i',
)

/** Tells somebody to do something, unless a fact says the same. */
const asking = new RegExp(
  [
    String.raw`(?:^|[,;:.–—-]\s+|\b(?:then|so|just|also)\s+)(?:pay|spend|save|keep|take|go|`,
    'come|add|make|show|earn|receive|owe|stay|be|do|have|stand|amount|',
    String.raw`remain)\b.{0,6}|\b(?:have|has|had|is|are) to\b.{0,6}`,
  ].join(''),
  'i',
)

/** Goes on about what the sentence before was about. */
const goesOn = /^\s*(?:that|it|this|these|those|they|both|of (?:that|this|it)|its|their)\b/i

function sentencesOf(text: string): readonly string[] {
  const cutter = openCutter()
  const all = [...cutter.add(text), cutter.rest()]
  return all.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}

interface CheckedSentence {
  readonly marked: Marked
  readonly clauses: readonly BoundClause[]
  /** As if it were about what was named before. */
  readonly leaning: readonly BoundClause[]
}

/** Reads on: a sentence that begins with `it` is about what the one before was about. */
function openReading(reader: Reader) {
  const shape = namesShape(reader.names)
  let before: readonly string[] = []
  return (sentence: string): CheckedSentence => {
    const marked = markText(sentence, shape, reader)
    const clauses = bindClauses(clausesOf(marked, reader.locale))
    const isFree = marked.names.length === 0
    const leaning = isFree ? clauses.map((clause) => ({ ...clause, of: before })) : clauses
    const isLeaning = isFree && goesOn.test(sentence)
    if (!isFree) before = [...new Set(marked.names)]
    return { marked, leaning, clauses: isLeaning ? leaning : clauses }
  }
}

function knownOf(
  { text, also = '' }: StatedFact,
  read: (sentence: string) => CheckedSentence,
): Known {
  const told = sentencesOf(text).map(read)
  const all = [...new Set(told.flatMap(({ clauses }) => clauses.flatMap(({ of }) => of)))]
  const whole = told.flatMap(({ clauses }) => clauses.flatMap(({ poles }) => poles))
  const besides = whole.length === 0 ? readWays(also.toLowerCase()).poles : []
  return {
    words: new Set([...told.flatMap(({ marked }) => [...wordsIn(marked)]), ...also.split(' ')]),
    clauses: told.flatMap(({ clauses }) => {
      const poles: readonly Pole[] = clauses.flatMap((clause) => clause.poles)
      const around = [poles, whole, besides]
      return clauses.map((clause) => ({
        ...clause,
        of: clause.of.length > 0 ? clause.of : all,
        all,
        around,
      }))
    }),
  }
}

const isCurrencyWord = (word: string) =>
  Object.hasOwn(currencySigns, foldText(word)) || isCurrency(word.toUpperCase())

const isPlain = (word: string) =>
  plain.has(word) || Object.hasOwn(numberWords, foldText(word)) || isCurrencyWord(word)

const saysNothing = ({ names, dates, poles, isNegated }: BoundClause) =>
  names.length + dates.length + poles.length === 0 && !isNegated

function checkTold(
  { marked, clauses }: CheckedSentence,
  facts: readonly Known[],
  today: Day,
): string | null {
  const witnesses = new Set<Known>()
  for (const said of clauses) {
    if (said.claims.length === 0 && saysNothing(said)) continue
    for (const claim of said.claims.length > 0 ? said.claims : [null]) {
      const found = facts.filter((fact) =>
        fact.clauses.some((clause) => supports(clause, said, claim, today)),
      )
      if (found.length === 0) return claim?.value ?? marked.text
      for (const fact of found) witnesses.add(fact)
    }
  }
  const unusual = [...wordsIn(marked)].filter((word) => !isPlain(word))
  const isTold = [...witnesses].some((fact) => unusual.every((word) => fact.words.has(word)))
  return unusual.length === 0 || isTold ? null : (unusual[0] ?? null)
}

export function openWitness(facts: readonly StatedFact[], reader: Reader): Witness {
  const readFact = openReading(reader)
  const known = facts.map((fact) => knownOf(fact, readFact))
  const isOurs = (part: string) => facts.some(({ text }) => text.includes(part))
  const read = openReading(reader)
  return {
    check(text) {
      for (const sentence of sentencesOf(text)) {
        const [odd] = strange.exec(sentence) ?? unseen.exec(sentence) ?? joined.exec(sentence) ?? []
        if (odd !== undefined && !isOurs(odd)) return sentence
        const asked = asking.exec(sentence)?.[0]
        if (asked !== undefined && !isOurs(asked.replace(/^[,;:.–—-]\s+/, ''))) return asked
        if (sentence.includes('?') && !isOurs(sentence)) return sentence
        if (unknown.test(sentence)) continue
        const told = read(sentence)
        const wrong = checkTold(told, known, reader.today)
        // The second half of what a fact says is about the first.
        const isSecond = wrong !== null && isOurs(sentence)
        const again = { ...told, clauses: told.leaning }
        if (isSecond ? checkTold(again, known, reader.today) : wrong) return wrong
      }
      return null
    },
  }
}
