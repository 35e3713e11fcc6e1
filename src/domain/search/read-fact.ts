/** Reads the amount or the days that words of a search begin with, in any language we know. */

import type { DayRange } from '../calendar/calendar.ts'
import { dayNamesIn } from '../entry-line/days/day-names.ts'
import { dayPhraseAt } from '../entry-line/days/day-phrases.ts'
import { foldText } from '../ledger.ts'
import { readMonthPart } from './days/read-month-parts.ts'
import { inEnglish } from './other-tongues.ts'
import type { AmountRange } from './query.ts'
import { readAmount } from './read-amount.ts'
import { noDay, type Reader } from './read-days.ts'
import { readSpan } from './read-span.ts'

export interface Fact {
  readonly span: DayRange | null
  readonly amount: AmountRange | null
  /** How many words of the search say it. */
  readonly count: number
  /** It cannot be meant as a word. */
  readonly isSure: boolean
}

function readPlainly(words: readonly string[], reader: Reader): Fact | null {
  const span = readMonthPart(words, reader) ?? readSpan(words, reader)
  if (span) return { ...span, amount: null }
  const amount = readAmount(words)
  return amount && { span: null, amount: amount.range, count: amount.count, isSure: amount.isSure }
}

function readTranslated(words: readonly string[], reader: Reader): Fact | null {
  const english = inEnglish(words)
  const found = english && readPlainly(english.words, reader)
  return found && { ...found, count: english.typedOf(found.count) }
}

/** A day as the one line for entries reads it: `vor 2 tagen`, `il y a 3 jours`. */
function readTold(words: readonly string[], { today, locale }: Reader): Fact | null {
  const folded = words.map((word) => foldText(word).replace(/[,;!?]+$/, ''))
  const told = dayPhraseAt(
    {
      ...{ today, language: locale.slice(0, 2), names: dayNamesIn(locale) },
      wordAt: (at) => folded[at] ?? '',
    },
    0,
  )
  if (told === null || told.isLoose) return null
  const span = told.day === null ? noDay : { from: told.day, to: told.day }
  return { span, amount: null, count: told.count, isSure: true }
}

/** What takes the most words is meant. */
export function readFact(words: readonly string[], reader: Reader): Fact | null {
  const found = [readPlainly(words, reader), readTranslated(words, reader)]
    .filter((one) => one !== null)
    .toSorted((a, b) => b.count - a.count)[0]
  return found ?? readTold(words, reader)
}
