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
import { say } from '#web/words/say.ts'

/** The one sentence above each chart: all of it can be worked out from the chart's own figures. */

const tooLarge = say('Too large to add')

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
  const written = sayIn(currency, locale)
  const { net, spending } = totals
  const isAbout = aboutIn(totals)
  if (isGroup) {
    return spending === null
      ? tooLarge
      : say('The groups spent {amount}', { amount: written(spending, isAbout?.spending) })
  }
  if (net === null) return tooLarge
  if (net === 0) return say('As much came in as went out')
  return net > 0
    ? say('{amount} more came in than went out', { amount: written(net, isAbout?.net) })
    : say('{amount} more went out than came in', { amount: written(-net, isAbout?.net) })
}

const cameIn = (missing: readonly MissingRate[]) =>
  missing.length > 0 ? say('what came in and has a rate') : say('what came in')

/** What of the income is left, or what went out where there is none. */
export function leftFinding(
  { totals, currency, missing }: Pick<FlowAnswer, 'totals' | 'currency' | 'missing'>,
  locale: string,
): string {
  const { income, spending, net } = totals
  if (income === null || spending === null || net === null) return tooLarge
  const written = sayIn(currency, locale)
  const isAbout = aboutIn(totals)
  if (income <= 0) {
    return spending < 0
      ? `${written(-spending, isAbout?.spending)} came back`
      : `${written(spending, isAbout?.spending)} went out`
  }
  if (net < 0)
    return say('{amount} more went out than came in', { amount: written(-net, isAbout?.net) })
  if (net > income) return say('{amount} is left over', { amount: written(net, isAbout?.net) })
  return say('{percent} of {came} is left over', {
    percent: shareWords((net / income) * 100, locale),
    came: cameIn(missing),
  })
}

/** What is repaid of loans is no spending: who has any is told that it is not taken off. */
export const savingsFinding = (
  answer: Pick<FlowAnswer, 'totals' | 'before' | 'missing'>,
  locale: string,
  hasLoans = false,
): string => {
  const kept = keptFinding(answer, locale)
  const rate = answer.totals.savingsRateBps
  const isKept = rate !== null && rate >= 0 && rate <= 10_000
  return hasLoans && isKept ? say('{kept}; loan payments are not taken off', { kept }) : kept
}

/** The time before is told only where all of it is known. */
function keptFinding(
  { totals, before, missing }: Pick<FlowAnswer, 'totals' | 'before' | 'missing'>,
  locale: string,
): string {
  const rate = totals.savingsRateBps
  const words = (bps: number) => shareWords(bps / 100, locale)
  if (rate === null) return say('Not known')
  const of = ofKnown(missing)
  if (rate < 0)
    return say('You spent {what} more than came in{of}', { what: words(-rate), of: of && `,${of}` })
  if (rate > 10_000) return say('More came back than was spent')
  const was = before.totals.missing ? null : before.totals.savingsRateBps
  const kept = say('You kept {what} of {came}', { what: words(rate), came: cameIn(missing) })
  if (was === null || was > 10_000) return kept
  return was < 0
    ? say('{kept}; before, {what} more went out than came in', { kept, what: words(-was) })
    : say('{kept}, {what} before', { kept, what: words(was) })
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
    ? say('Nothing took more than {largest}, with {size}', { largest: largest.name, size })
    : say('{largest} is the largest, with {size}', { largest: largest.name, size })
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
  if (most === 0 || !day) return say('What every day cost')
  const words = formatDay(day.day, locale, dayStyle)
  const amount = sayIn(currency, locale)(most, day.isAbout?.spending)
  const is = day.day > today ? 'is' : 'was'
  return dearest.length > 1
    ? say('No day{ofKnown} {is} dearer than {what}, with {amount}', {
        ofKnown: ofKnown(missing),
        is,
        what: words,
        amount,
      })
    : say('The dearest day{ofKnown} {is} {what}, with {amount}', {
        ofKnown: ofKnown(missing),
        is,
        what: words,
        amount,
      })
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
  const spending = say('Spending{ofKnown}', { ofKnown: ofKnown([...missing, ...missingBefore]) })
  if (change === null) return tooLarge
  if (change === 0) return say('{spending} is as much as before', { spending })
  const share = before !== null && before > 0 ? (Math.abs(change) / before) * 100 : 0
  const percent = share >= 0.5 && !isBegunLater ? ` (${shareWords(share, locale, 0)})` : ''
  const size = sayIn(currency, locale)(Math.abs(change), isAbout)
  const than = isBegunLater ? ', which is not all in your book' : ''
  return change > 0
    ? say('{spending} is {size}{percent} above the time before{than}', {
        spending,
        size,
        percent,
        than,
      })
    : say('{spending} is {size}{percent} below the time before{than}', {
        spending,
        size,
        percent,
        than,
      })
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
  const written = sayIn(answer.currency, locale)
  const now = say('{amount} in all{ofKnown}', {
    amount: written(last.net, last.isAbout),
    ofKnown: ofKnown(last.missing ?? []),
  })
  // With other amounts left out at either end, the two are not of the same things.
  const isWhole = [first, last].every((point) => point?.missing === undefined)
  if (!first || first.net === null || points.length < 2 || !isWhole) return now
  if (since && first.day < since.all) return now
  const then =
    first === answer.points[0]
      ? say('at the start')
      : say('on {day}', { day: formatDay(first.day, locale, dayStyle) })
  if (first.net === last.net) return say('{now}, as much as {then}', { now, then })
  const change = written(Math.abs(last.net - first.net), first.isAbout || last.isAbout)
  return last.net > first.net
    ? say('{now}, {change} more than {then}', { now, change, then })
    : say('{now}, {change} less than {then}', { now, change, then })
}

export function owedFinding({
  before,
  after,
}: Pick<OwedAnswer['currencies'][number], 'before' | 'after'>): string {
  if (after === before) return say('What is owed is as before')
  if (before >= 0 && after >= 0) {
    return after > before
      ? say('Others owe you more than before')
      : say('Others owe you less than before')
  }
  if (before <= 0 && after <= 0)
    return after < before ? say('You owe more than before') : say('You owe less than before')
  return after > 0
    ? say('Others owe you now; before, you owed them')
    : say('You owe others now; before, they owed you')
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
  const written = sayIn(currency, locale)
  const afterLoans = last.due === 0 ? '' : ' after what is due on loans'
  const what =
    choice === 'net'
      ? middle < 0
        ? say('About {amount} too little{afterLoans}', { amount: written(-middle), afterLoans })
        : say('About {amount} left over{afterLoans}', { amount: written(middle), afterLoans })
      : choice === 'income'
        ? say('About {amount} will come in', { amount: written(middle) })
        : say('About {amount} will be spent', { amount: written(middle) })
  const until = say('{what} by {day}', { what, day: formatDay(last.day, locale, foreseenStyle) })
  if (low === null || high === null) return until
  return say('{until}, probably between {amount} and {amount2}', {
    until,
    amount: written(low),
    amount2: written(high),
  })
}
