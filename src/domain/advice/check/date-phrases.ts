/** Days and months as a text may write them: in the reader's locale, in English, or as data. */
import type { Day } from '#domain/calendar/calendar.ts'
import { knownLocale } from '../../locale.ts'
import { asPattern } from '../../names/as-pattern.ts'

export interface DatePhrase {
  readonly start: number
  readonly end: number
  /** `2026-11-15`, `2026-11`, `-11-15` or `-11`. */
  readonly value: string
}

const styles: readonly Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { month: 'long' },
]

const monthDay = (month: number): Day => `2026-${String(month + 1).padStart(2, '0')}-15`

interface Pattern {
  readonly shape: RegExp
  readonly months: readonly string[]
}

/** As Intl writes it, with the parts of the date left open. */
function patternOf(locale: string, style: Intl.DateTimeFormatOptions): Pattern {
  const format = new Intl.DateTimeFormat(knownLocale(locale), {
    ...style,
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  const partsOf = (month: number) => format.formatToParts(new Date(`${monthDay(month)}T12:00:00Z`))
  const months = Array.from({ length: 12 }, (_, month) =>
    (partsOf(month).find(({ type }) => type === 'month')?.value ?? '').toLowerCase(),
  )
  const names = months.toSorted((a, b) => b.length - a.length).map(asPattern)
  const source = partsOf(0).map(({ type, value }) => {
    if (type === 'day') return '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
    if (type === 'month') return `(?<month>${names.join('|')})`
    return type === 'year' ? '(?<year>\\d{4})' : asPattern(value).replace(/\s+/g, '\\s+')
  })
  return {
    shape: new RegExp(`(?<![\\p{L}\\p{N}])${source.join('')}(?![\\p{L}\\p{N}])`, 'giu'),
    months,
  }
}

const made = new Map<string, readonly Pattern[]>()

function patternsFor(locale: string): readonly Pattern[] {
  const known = made.get(locale)
  if (known) return known
  const locales = [...new Set([locale, 'en-GB', 'en-US'])]
  const patterns = styles.flatMap((style) => locales.map((one) => patternOf(one, style)))
  made.set(locale, patterns)
  return patterns
}

const two = (text: string | undefined) => (text === undefined ? '' : `-${text.padStart(2, '0')}`)

function phraseOf(found: RegExpExecArray, months: readonly string[]): DatePhrase | null {
  const { day, month = '', year = '' } = found.groups ?? {}
  // The verb is not the month.
  if (month === 'may' && !day && !year) return null
  const place = months.indexOf(month.toLowerCase()) + 1
  const value = `${year}${two(String(place))}${two(day)}`
  return { start: found.index, end: found.index + found[0].length, value }
}

const iso = /(?<!\d)\d{4}-\d\d(?:-\d\d)?(?!\d)/g

/** The longest ones first; a part of one is not one more. */
export function datePhrases(text: string, locale: string): readonly DatePhrase[] {
  const found: DatePhrase[] = []
  const add = (phrase: DatePhrase) => {
    const isFree = found.every(({ start, end }) => phrase.end <= start || phrase.start >= end)
    if (isFree) found.push(phrase)
  }
  for (const { 0: value, index } of text.matchAll(iso)) {
    add({ start: index, end: index + value.length, value })
  }
  for (const { shape, months } of patternsFor(locale)) {
    for (const match of text.matchAll(shape)) {
      const phrase = phraseOf(match, months)
      if (phrase) add(phrase)
    }
  }
  return found
}
