import type { Evidence } from '#domain/advice/advice.ts'
import { isRecurring, nameKey } from '#domain/advice/covered.ts'
import type { SeriesFact } from '#domain/advice/facts.ts'
import type { Period } from '#domain/advice/questions/period.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import { addDays, type Day, isWithin, laterDay } from '#domain/calendar/calendar.ts'
import {
  detectRecurring,
  type LikelyRecurring,
  type PastRow,
} from '#domain/recurring/detect-recurring.ts'
import { nextAfter } from '#domain/recurring/schedule.ts'
import type { AnswerBook } from './answer-book.ts'
import { type Coming, rhythmWords } from './plans.ts'
import type { Wanted } from './sums.ts'

const shownMost = 8
/** A month and some days late is late; longer is over. */
const goneDays = 45

/** Prices of a contract stay for long: one step, or one in a quarter of the times, is no visit. */
export function isPriceKept(amounts: readonly number[]): boolean {
  const steps = amounts.length - 1
  const changes = amounts.filter((amount, at) => at > 0 && amount !== amounts[at - 1]).length
  return changes * 4 <= Math.max(4, steps) && changes < steps
}

/** Visits in a rhythm are no contract; what is taken at a kept price every month may be one. */
function isLikeContract(
  { rowIds, reason, schedule: { frequency } }: LikelyRecurring,
  rows: readonly PastRow[],
): boolean {
  if (frequency !== 'monthly' && frequency !== 'yearly') return false
  if (reason.amounts !== 'similar') return reason.amounts === 'same'
  const byId = new Map(rows.map(({ id, amount }) => [id, amount]))
  return isPriceKept(rowIds.flatMap((id) => byId.get(id) ?? []))
}

/** Nearly all that a payee takes: some equal sums among others are visits to a shop. */
function seenOf({ name, entries, kind }: SeriesFact, today: Day): readonly LikelyRecurring[] {
  const rows = entries.map((entry) => ({ ...entry, description: name, merchant: name }))
  return detectRecurring(rows, today).filter(
    (one) =>
      (kind === 'income' || isLikeContract(one, rows)) &&
      one.reason.times * 4 >= entries.length * 3,
  )
}

/** What comes again at the same price, as the rows show, and nobody entered in Recurring. */
export const seenPlans = (
  book: AnswerBook,
  kind: SeriesFact['kind'] = 'expense',
): readonly LikelyRecurring[] =>
  book.facts.series
    .filter((series) => series.kind === kind && !isRecurring(book.facts, series))
    .flatMap((series) => seenOf(series, book.facts.today))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, shownMost)

/** What came again at the same price until its last time, and is not seen to go on. */
export const seenUntil = (book: AnswerBook): readonly LikelyRecurring[] =>
  book.facts.series
    .filter((series) => series.kind === 'expense' && !isRecurring(book.facts, series))
    .filter((series) => seenOf(series, book.facts.today).length === 0)
    .flatMap((series) => {
      const last = series.entries.at(-1)?.date
      return last && last < addDays(book.facts.today, -goneDays) ? seenOf(series, last) : []
    })
    .slice(0, shownMost)

/** What it takes in twelve months, by its price now. */
export const seenYearly = ({ amount, schedule: { frequency, interval } }: LikelyRecurring) =>
  Math.round((amount * (frequency === 'yearly' ? 1 : 12)) / interval)

export const seenPriceWords = (
  facts: AnswerBook['facts'],
  { amount, currency, schedule }: LikelyRecurring,
): string => `${money(facts, amount, currency)} ${rhythmWords(schedule)}`

export const seenSentences = ({ facts }: AnswerBook, seen: readonly LikelyRecurring[]) =>
  seen.map((one) => {
    const { description, schedule } = one
    const price = seenPriceWords(facts, one)
    const year = schedule.frequency === 'yearly' ? '' : ` (${yearWords(facts, one)})`
    return `${description}, ${price}${year}, is seen in your rows but not entered in Recurring.`
  })

export const yearWords = (facts: AnswerBook['facts'], one: LikelyRecurring): string =>
  `${money(facts, seenYearly(one), one.currency)} a year`

/** By what it is called, or by what it is filed under. */
const isAsked = (
  { description, categoryId }: LikelyRecurring,
  names: Wanted['names'],
  categoryIds: Wanted['categoryIds'],
): boolean =>
  names?.some((name) => nameKey(name) === nameKey(description)) ||
  categoryIds?.includes(categoryId ?? '') === true

/** What is asked for when it comes next, and is only seen in the rows. */
export function seenNext(
  book: AnswerBook,
  { kind, names, categoryIds }: Pick<Wanted, 'kind' | 'names' | 'categoryIds'>,
): readonly string[] {
  const { facts } = book
  return seenPlans(book, kind)
    .filter((one) => isAsked(one, names, categoryIds))
    .map((one) => expectedWords(facts, one, facts.today))
}

/** The first that is to be expected from a day on: what should have come before it is late. */
const expectedFrom = ({ schedule }: LikelyRecurring, day: Day): Day =>
  schedule.startOn >= day
    ? schedule.startOn
    : (nextAfter(schedule, addDays(day, -1))?.dueOn ?? schedule.startOn)

function expectedWords(facts: AnswerBook['facts'], seen: LikelyRecurring, from: Day): string {
  const { description, amount, currency, schedule, reason } = seen
  const about = reason.amounts === 'same' ? '' : 'about '
  const price = `${about}${money(facts, amount, currency)} ${rhythmWords(schedule)}`
  const late =
    schedule.startOn < facts.today
      ? `the one of ${dayWords(facts, schedule.startOn)} is overdue, `
      : ''
  const on = expectedFrom(seen, from)
  const which = on === expectedFrom(seen, facts.today) ? 'the next' : 'one'
  const when = `${which} is to be expected on ${dayWords(facts, on)}`
  return `Your rows show ${description}, ${price}: ${late}${when}.`
}

/** What comes on some days as the rows show, and has no plan; the first one first. */
export const seenComing = (
  book: AnswerBook,
  days: Pick<Period, 'from' | 'to'>,
  kind: SeriesFact['kind'],
): readonly string[] =>
  seenPlans(book, kind)
    .map((one) => ({ one, on: expectedFrom(one, laterDay(days.from, book.facts.today)) }))
    .filter(({ one, on }) => isWithin(on, days) || isWithin(one.schedule.startOn, days))
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .map(({ one }) => expectedWords(book.facts, one, laterDay(days.from, book.facts.today)))

/** What is named and due on some days as the rows show, like what is planned. */
export const seenDue = (
  book: AnswerBook,
  { names, categoryIds }: Pick<Wanted, 'names' | 'categoryIds'>,
  days: Pick<Period, 'from' | 'to'>,
): readonly Coming[] =>
  seenPlans(book)
    .filter((one) => isAsked(one, names, categoryIds))
    .map((one) => ({ one, on: expectedFrom(one, days.from) }))
    .filter(({ on }) => isWithin(on, days))
    .map(({ one, on }) => ({
      ...{ on, name: one.description, amount: one.amount, currency: one.currency },
      ...{ isLoan: false, isWaiting: false, row: seenRow(one) },
    }))

export const seenRow = ({ rowIds, reason, ...seen }: LikelyRecurring): Evidence => ({
  ...{ collection: 'expenses', id: rowIds.at(-1) ?? '', words: seen.description },
  ...{ date: reason.lastOn, amount: seen.amount, currency: seen.currency },
})
