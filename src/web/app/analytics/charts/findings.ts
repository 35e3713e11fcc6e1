import type {
  CalendarAnswer,
  ChangeAnswer,
  FlowAnswer,
  OwedAnswer,
  PositionAnswer,
} from '#contract/analytics/entities.ts'
import type { ForecastAnswer } from '#contract/analytics/forecast.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'
import { aboutWords, ofKnown } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { shareOf, shareWords } from '#domain/money/share-words.ts'

/** The one sentence above each chart: all of it can be worked out from the chart's own figures. */

const tooLarge = 'Too large to add'

type Totals = FlowAnswer['totals']

/** Whether some of it was converted: what is left over is, where either is. */
export const aboutIn = ({ isAbout }: Pick<Totals, 'isAbout'>) =>
  isAbout && { ...isAbout, net: isAbout.income || isAbout.spending }

const sayIn =
  (currency: string, locale: string) =>
  (amount: number, isAbout?: boolean): string =>
    aboutWords(formatAmount(amount, currency, locale), isAbout)

/** What came in against what went out; of groups, what they spent. */
export function flowFinding(
  { totals, currency }: Pick<FlowAnswer, 'totals' | 'currency'>,
  isGroup: boolean,
  locale: string,
): string {
  const say = sayIn(currency, locale)
  const { net, spending } = totals
  const isAbout = aboutIn(totals)
  if (isGroup) {
    return spending === null ? tooLarge : `The groups spent ${say(spending, isAbout?.spending)}`
  }
  if (net === null) return tooLarge
  if (net === 0) return 'As much came in as went out'
  return net > 0
    ? `${say(net, isAbout?.net)} more came in than went out`
    : `${say(-net, isAbout?.net)} more went out than came in`
}

const cameIn = (missing: readonly MissingRate[]) =>
  missing.length > 0 ? 'what came in and has a rate' : 'what came in'

/** What of the income is left, or what went out where there is none. */
export function leftFinding(
  { totals, currency, missing }: Pick<FlowAnswer, 'totals' | 'currency' | 'missing'>,
  locale: string,
): string {
  const { income, spending, net } = totals
  if (income === null || spending === null || net === null) return tooLarge
  const say = sayIn(currency, locale)
  const isAbout = aboutIn(totals)
  if (income <= 0) {
    return spending < 0
      ? `${say(-spending, isAbout?.spending)} came back`
      : `${say(spending, isAbout?.spending)} went out`
  }
  if (net < 0) return `${say(-net, isAbout?.net)} more went out than came in`
  if (net > income) return `${say(net, isAbout?.net)} is left over`
  return `${shareWords((net / income) * 100, locale)} of ${cameIn(missing)} is left over`
}

/** What is repaid of loans is no spending: who has any is told that it is not taken off. */
export const savingsFinding = (
  answer: Pick<FlowAnswer, 'totals' | 'before' | 'missing'>,
  locale: string,
  hasLoans = false,
): string => {
  const kept = keptFinding(answer, locale)
  return hasLoans && kept.startsWith('You kept ')
    ? `${kept}; loan payments are not taken off`
    : kept
}

/** The time before is told only where all of it is known. */
function keptFinding(
  { totals, before, missing }: Pick<FlowAnswer, 'totals' | 'before' | 'missing'>,
  locale: string,
): string {
  const rate = totals.savingsRateBps
  const words = (bps: number) => shareWords(bps / 100, locale)
  if (rate === null) return 'Not known'
  const of = ofKnown(missing)
  if (rate < 0) return `You spent ${words(-rate)} more than came in${of && `,${of}`}`
  if (rate > 10_000) return 'More came back than was spent'
  const was = before.totals.missing ? null : before.totals.savingsRateBps
  const kept = `You kept ${words(rate)} of ${cameIn(missing)}`
  if (was === null || was > 10_000) return kept
  return was < 0
    ? `${kept}; before, ${words(-was)} more went out than came in`
    : `${kept}, ${words(was)} before`
}

interface Part {
  readonly name: string
  readonly total: number | null
  readonly isAbout?: boolean | undefined
}

interface Whole {
  readonly total: number | null
  readonly missing: readonly MissingRate[]
  readonly currency: string
  /** What it is a part of, such as `what was spent`. */
  readonly of: string
  readonly nothing: string
}

/** The largest of the parts of a sum; money back in others makes a share say too much. */
export function largestFinding(parts: readonly Part[], whole: Whole, locale: string): string {
  const [largest, second] = parts
  if (!largest || largest.total === null || largest.total <= 0) return whole.nothing
  const share = shareOf(largest.total, whole.total)
  const size =
    share === null
      ? sayIn(whole.currency, locale)(largest.total, largest.isAbout)
      : `${shareWords(share, locale)} of ${whole.of}` +
        (whole.missing.length > 0 ? ' and has a rate' : '')
  return second?.total === largest.total
    ? `Nothing took more than ${largest.name}, with ${size}`
    : `${largest.name} is the largest, with ${size}`
}

const dayStyle = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

export function calendarFinding(
  { days, currency, missing }: Pick<CalendarAnswer, 'days' | 'currency' | 'missing'>,
  today: Day,
  locale: string,
): string {
  const most = Math.max(0, ...days.map(({ spending }) => spending ?? 0))
  const dearest = days.filter(({ spending }) => spending === most)
  const [day] = dearest
  if (most === 0 || !day) return 'What every day cost'
  const words = formatDay(day.day, locale, dayStyle)
  const amount = sayIn(currency, locale)(most, day.isAbout?.spending)
  const is = day.day > today ? 'is' : 'was'
  return dearest.length > 1
    ? `No day${ofKnown(missing)} ${is} dearer than ${words}, with ${amount}`
    : `The dearest day${ofKnown(missing)} ${is} ${words}, with ${amount}`
}

export function changeFinding(
  answer: Pick<
    ChangeAnswer,
    'change' | 'before' | 'currency' | 'missing' | 'missingBefore' | 'isAbout'
  >,
  locale: string,
  isBegunLater = false,
): string {
  const { change, before, currency, missing, missingBefore, isAbout } = answer
  const spending = `Spending${ofKnown([...missing, ...missingBefore])}`
  if (change === null) return tooLarge
  if (change === 0) return `${spending} is as much as before`
  const share = before !== null && before > 0 ? (Math.abs(change) / before) * 100 : 0
  const percent = share >= 0.5 && !isBegunLater ? ` (${shareWords(share, locale, 0)})` : ''
  const size = sayIn(currency, locale)(Math.abs(change), isAbout)
  const than = isBegunLater ? ', which is not all in your book' : ''
  return `${spending} is ${size}${percent} ${change > 0 ? 'above' : 'below'} the time before${than}`
}

/** From when on what accounts hold is known: of one of them, and of all. */
export interface KnownSince {
  readonly one: string
  readonly all: string
}

/** Before an account was opened nobody knows what it held: that was not nothing. */
export const knownPoints = <Point extends { readonly day: string }>(
  points: readonly Point[],
  since: KnownSince | null,
): readonly Point[] => (since ? points.filter(({ day }) => day >= since.one) : points)

export function positionFinding(
  answer: Pick<PositionAnswer, 'points' | 'currency'>,
  locale: string,
  since: KnownSince | null = null,
): string {
  const points = knownPoints(answer.points, since)
  const [first, last] = [points[0], points.at(-1)]
  if (!last || last.net === null) return tooLarge
  const say = sayIn(answer.currency, locale)
  const now = `${say(last.net, last.isAbout)} in all${ofKnown(last.missing ?? [])}`
  // With other amounts left out at either end, the two are not of the same things.
  const isWhole = [first, last].every((point) => point?.missing === undefined)
  if (!first || first.net === null || points.length < 2 || !isWhole) return now
  if (since && first.day < since.all) return now
  const then =
    first === answer.points[0] ? 'at the start' : `on ${formatDay(first.day, locale, dayStyle)}`
  if (first.net === last.net) return `${now}, as much as ${then}`
  const change = say(Math.abs(last.net - first.net), first.isAbout || last.isAbout)
  return `${now}, ${change} ${last.net > first.net ? 'more' : 'less'} than ${then}`
}

export function owedFinding({
  before,
  after,
}: Pick<OwedAnswer['currencies'][number], 'before' | 'after'>): string {
  if (after === before) return 'What is owed is as before'
  if (before >= 0 && after >= 0) {
    return `Others owe you ${after > before ? 'more' : 'less'} than before`
  }
  if (before <= 0 && after <= 0) return `You owe ${after < before ? 'more' : 'less'} than before`
  return after > 0
    ? 'Others owe you now; before, you owed them'
    : 'You owe others now; before, they owed you'
}

const foreseenStyle = { day: 'numeric', month: 'long' } as const

export function forecastFinding(
  { days, currency }: Pick<ForecastAnswer, 'days' | 'currency'>,
  choice: 'net' | 'spending' | 'income',
  locale: string,
): string {
  const last = days.at(-1)
  const { low, middle, high } = last?.[choice] ?? { low: null, middle: null, high: null }
  if (!last || middle === null) return tooLarge
  const say = sayIn(currency, locale)
  const afterLoans = last.due === 0 ? '' : ' after what is due on loans'
  const what =
    choice === 'net'
      ? middle < 0
        ? `About ${say(-middle)} too little${afterLoans}`
        : `About ${say(middle)} left over${afterLoans}`
      : `About ${say(middle)} ${choice === 'income' ? 'will come in' : 'will be spent'}`
  const until = `${what} by ${formatDay(last.day, locale, foreseenStyle)}`
  if (low === null || high === null) return until
  return `${until}, probably between ${say(low)} and ${say(high)}`
}
