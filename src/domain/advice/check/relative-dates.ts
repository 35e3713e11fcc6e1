/** Days and months named from where the reader stands, such as `last month`, and years alone. */
import { addDays, addMonths, type Day, monthOf } from '#domain/calendar/calendar.ts'
import type { DatePhrase } from './date-phrases.ts'

const steps = { last: -1, previous: -1, past: -1, this: 0, current: 0, next: 1, coming: 1 } as const
const days = { yesterday: -1, today: 0, tomorrow: 1 } as const

const named = new RegExp(
  [
    String.raw`\b(last|previous|past|this|current|next|coming) (week|month|quarter|`,
    String.raw`year)\b(?! (?:before|after))`,
  ].join(''),
  'gi',
)
const oneDay = /\b(yesterday|today|tomorrow)\b/gi
/** Seen from another day, which only the fact that says so can know. */
const fromThere = new RegExp(
  [
    String.raw`\b(?:the|a|one) (?:(?:same|following|preceding|other) )?(?:day|week|month|`,
    String.raw`quarter|year) (?:before|after|earlier|later|ago|that followed)\b|`,
    String.raw`\bthe (?:following|preceding|same|other) (?:day|week|month|quarter|year)\b`,
  ].join(''),
  'gi',
)
const yearAlone = /(?<=\b(?:in|of|for|during|since|until|by|from|to|year|than) )(?:19|20)\d\d\b/gi

function dateOf(step: number, unit: string, today: Day): string {
  if (unit === 'month') return addMonths(monthOf(today), step)
  if (unit === 'year') return String(Number(today.slice(0, 4)) + step)
  return `${step} ${unit}`
}

const at = ({ 0: text, index }: RegExpExecArray, value: string): DatePhrase => ({
  start: index,
  end: index + text.length,
  value,
})

export function relativeDates(text: string, today: Day): readonly DatePhrase[] {
  const stepOf = (word: string) => steps[word.toLowerCase() as keyof typeof steps]
  const dayOf = (word: string) => addDays(today, days[word.toLowerCase() as keyof typeof days])
  return [
    ...Array.from(text.matchAll(named), (found) =>
      at(found, dateOf(stepOf(found[1] ?? ''), (found[2] ?? '').toLowerCase(), today)),
    ),
    ...Array.from(text.matchAll(oneDay), (found) => at(found, dayOf(found[0]))),
    ...Array.from(text.matchAll(fromThere), (found) => at(found, found[0].toLowerCase())),
    ...Array.from(text.matchAll(yearAlone), (found) => at(found, found[0])),
  ]
}
