/** A text as clauses: each with its numbers, and what they are of, when, and which way they go. */
import type { Day } from '#domain/calendar/calendar.ts'
import { asPattern } from '../../names/as-pattern.ts'
import { datePhrases } from './date-phrases.ts'
import { toPlainDigits } from './plain-digits.ts'
import { readWays, type Ways } from './poles.ts'
import { type Claim, readClaims } from './read-claims.ts'
import { relativeDates } from './relative-dates.ts'

export interface DateSaid {
  /** `2026-11-15`, `2026-11`, `2026`, `-11-15`, `-11`, or words that only a fact can mean. */
  readonly value: string
  readonly edge: 'start' | 'end' | 'before' | 'after' | 'at' | null
}

export interface Clause extends Ways {
  readonly claims: readonly Claim[]
  readonly names: readonly string[]
  readonly dates: readonly DateSaid[]
  /** `month` for what is so each month. */
  readonly rates: string
  /** It is of several together. */
  readonly isWhole: boolean
  readonly isPast: boolean
  /** What was so, or is. */
  readonly stands: 'was' | 'is' | null
}

export interface Reader {
  readonly locale: string
  /** What things are called; a number belongs to the names it stands beside. */
  readonly names: readonly string[]
  readonly today: Day
}

/** A text with its names and days taken out, a character left for each. */
export interface Marked {
  readonly text: string
  readonly names: readonly string[]
  readonly dates: readonly string[]
}

const firstName = 0xe000
const firstDate = 0xf000
const nameMark = /[\ue000-\uefff]/g
const dateMark = /[\uf000-\uf8ff]/g

/** All in one, the longest first; without any, what is never found. */
export function namesShape(names: readonly string[]): RegExp {
  const ordered = names.toSorted((a, b) => b.length - a.length)
  const any = ordered.map(asPattern).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu')
}

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/n't\b/gi, ' not'],
  [/'re\b/gi, ' are'],
  [/'ve\b/gi, ' have'],
  [/'ll\b/gi, ' will'],
  [/'d\b/gi, ' would'],
  [/'s?(?![\p{L}])/giu, ' '],
]

export function markText(given: string, shape: RegExp, { locale, today }: Reader): Marked {
  const names: string[] = []
  let text = toPlainDigits(given).replace(shape, (name) => {
    names.push(name.toLowerCase())
    return ` ${String.fromCharCode(firstName + names.length - 1)} `
  })
  for (const [form, whole] of shortForms) text = text.replace(form, whole)
  const dates: string[] = []
  const found = [...datePhrases(text, locale), ...relativeDates(text, today)]
  const free = found.filter(
    ({ start, end }, at) =>
      !found.slice(0, at).some((other) => start < other.end && end > other.start),
  )
  for (const { start, end, value } of free.toSorted((a, b) => b.start - a.start)) {
    dates.push(value)
    const mark = String.fromCharCode(firstDate + dates.length - 1)
    text = `${text.slice(0, start)}${mark}${text.slice(end)}`
  }
  return { text, names, dates }
}

/** A rate of interest is a figure of its own beside the amount. */
const boundary = new RegExp(
  [
    String.raw`[,;:()!…](?=\s|$)|[.](?=\s|$)|\s[-–—]\s|—|\b(?:and|but|while|whereas|although|`,
    String.raw`though|yet|because|so that)\b|\bat(?= \d[\d.,]*\s?%)`,
  ].join(''),
  'gi',
)

const rateShape = new RegExp(
  [
    String.raw`\b(?:a|an|per|each|every)(?: usual| typical| normal)? (day|week|month|quarter|`,
    String.raw`year)\b(?! (?:before|after|ago|earlier|later))|\b(daily|weekly|monthly|`,
    String.raw`quarterly|yearly|annual(?:ly)?)\b`,
  ].join(''),
  'gi',
)
const rateOf: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
}

const edges: readonly (readonly [NonNullable<DateSaid['edge']>, RegExp])[] = [
  ['start', /\b(?:since|from|starting)(?: the)?\s*$/i],
  ['end', /\b(?:until|till|by|to|through)(?: the)?\s*$/i],
  ['before', /\bbefore(?: the)?\s*$/i],
  ['after', /\bafter(?: the)?\s*$/i],
  ['at', /\b(?:in|on|at|of|during|for)(?: the)?\s*$/i],
]

function dateAt(text: string, index: number, dates: readonly string[]): DateSaid {
  const value = dates[text.charCodeAt(index) - firstDate] ?? ''
  const left = text.slice(0, index)
  // Of the two days of a span the first is where it starts.
  if (/^\s*(?:to|until|till|–|-)\s*[\uf000-\uf8ff]/.test(text.slice(index + 1))) {
    return { value, edge: 'start' }
  }
  return { value, edge: edges.find(([, shape]) => shape.test(left))?.[0] ?? null }
}

function clauseOf(text: string, { names, dates }: Marked, locale: string): Clause {
  const rates = Array.from(text.matchAll(rateShape), ([, unit, adverb]) =>
    unit ? unit.toLowerCase() : (rateOf[(adverb ?? '').toLowerCase()] ?? ''),
  )
  return {
    ...readWays(text.toLowerCase()),
    claims: readClaims(text.replace(rateShape, ' '), locale),
    names: Array.from(
      text.matchAll(nameMark),
      ([mark]) => names[mark.charCodeAt(0) - firstName] ?? '',
    ),
    dates: Array.from(text.matchAll(dateMark), ({ index }) => dateAt(text, index, dates)),
    rates: [...new Set(rates)].toSorted().join(' '),
    isWhole: /\b(?:together|in all|altogether|total|totals|combined|overall)\b/i.test(text),
    isPast: /\b(?:was|were|had|did|spent|paid|took|went|came|received|earned)\b/i.test(text),
    stands: /\b(?:was|were)\b/i.test(text) ? 'was' : /\b(?:is|are)\b/i.test(text) ? 'is' : null,
  }
}

export const clausesOf = (marked: Marked, locale: string): readonly Clause[] =>
  marked.text
    .split(boundary)
    .filter((text) => text.trim() !== '')
    .map((text) => clauseOf(text, marked, locale))

/** Letters only, small, each word once. */
export const wordsIn = ({ text }: Marked): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
