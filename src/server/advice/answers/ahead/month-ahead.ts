import type { Facts } from '#domain/advice/facts.ts'
import { monthPeriod } from '#domain/advice/questions/period.ts'
import { monthWords } from '#domain/advice/words.ts'
import { type Day, monthOf } from '#domain/calendar/calendar.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'
import { figureWords, missingWords } from '#domain/money/figure-words.ts'
import type { Book } from '#server/advice/book.ts'
import type { Look } from '#server/analytics/look.ts'
import { readAhead, readUpcoming } from '#server/dashboard/read-dashboard.ts'

/** The book as the dashboard looks at it: every month of it is added up. */
export const lookOf = ({ db, uid, scope, currency, today, written }: Book): Look => ({
  ...{ db, uid, scope, currency, today },
  lens: 'share',
  others: written.filter((other) => other !== currency),
  openFrom: '9999-12-01',
})

export const endOfMonth = (facts: Facts): Day => monthPeriod(monthOf(facts.today), facts).to

/** What the dashboard says of this month. */
export const monthAhead = (book: Book) => readAhead(lookOf(book))

/** What the dashboard lists of the days to come, up to one of them. */
export const comingUntil = (book: Book, to: Day) => readUpcoming(lookOf(book), to)

export type MonthAhead = Awaited<ReturnType<typeof monthAhead>>
export type ByIncome = NonNullable<MonthAhead['byIncome']>
type Part = NonNullable<ByIncome['about']>[number]

/** Under which condition a month may be counted on. */
export const asMuchAs = (facts: Facts, from: Day): string =>
  `as much comes in as in ${monthWords(facts, monthOf(from))}`

const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const notCounted = (facts: Facts, lead: string, missing: readonly MissingRate[] = []) =>
  missing.length === 0 ? [] : [`${lead}: ${missingWords(missing, facts.locale)}.`]

/** The lines of what is safe to spend, in words; what is nothing is not told. */
export function monthSentences(facts: Facts, safe: ByIncome): readonly string[] {
  const { about = [], usualMonth, income } = safe
  const said = (of: Part, size = safe[of]) =>
    figureWords({ amount: size, isAbout: about.includes(of) }, facts.currency, facts.locale)
  const line = (of: Part, words: string) => (safe[of] === 0 ? [] : [`${said(of)} ${words}`])
  const isTaken = (safe.saved ?? 0) < 0
  const comes = usualMonth
    ? [
        `Less has come in so far than in ${monthWords(facts, monthOf(usualMonth.from))}, ` +
          `so ${said('income', income)} is counted on as then.`,
      ]
    : [
        `This month ${joined([
          ...line('received', 'came in so far'),
          ...line('incomeEntered', 'of income is entered ahead'),
          ...line('incomeAhead', 'of income still comes by plan'),
        ])}.`,
      ]
  const goes = [
    ...line('spent', 'is spent so far'),
    ...line('entered', 'is entered ahead'),
    ...line('upcoming', 'still comes by plan'),
    ...line('repaid', 'is paid back on loans'),
    ...line('due', 'is still to pay on loans'),
    ...(isTaken ? [] : line('saved', 'is put into goals')),
  ]
  return [
    ...comes,
    ...(goes.length > 0 ? [`Of that ${joined(goes)}.`] : []),
    ...(isTaken ? [`${said('saved', -(safe.saved ?? 0))} was taken out of goals.`] : []),
    ...notCounted(facts, 'Not counted on: income of', safe.missingIncome),
    ...notCounted(facts, 'Not taken off', safe.missing),
  ]
}
