import type {
  DashboardAnswer,
  SafeByAccounts,
  SafeByIncome,
  SafePart,
} from '#contract/dashboard/entities.ts'
import { daysAhead } from '#domain/ahead.ts'
import { incomeCountedOn, leftOf } from '#domain/analytics/safe-to-spend.ts'
import { daysLeft } from '#domain/budgets/standing.ts'
import { type Day, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { type CostMonths, isAboutIn, missingIn, spentBy } from './costs/spent-in.ts'

/** What the server says the month leaves; null where nothing is known to come in. */
export function monthIn(safe: DashboardAnswer['safeToSpend']): SafeByIncome | null {
  if (safe?.basis !== 'income') return safe?.month ?? null
  const { basis, byBudgets, accounts, spentToday, missingToday, aboutToday, ...month } = safe
  return month
}

/** What the server says accounts leave; null where they say nothing. */
export function accountsIn(safe: DashboardAnswer['safeToSpend']): SafeByAccounts | null {
  if (safe?.basis !== 'accounts') return safe?.accounts ?? null
  const { perDay, isAbout, left, daysLeft, until, lowest, lowestOn, earmarked } = safe
  const said = { perDay, left, daysLeft, until, lowest, lowestOn, earmarked }
  return { ...said, ...(isAbout && { isAbout }) }
}

const isMore = (one: MissingRate, other: MissingRate) =>
  other.amount !== null && (one.amount === null || one.amount > other.amount)

/** Of what has no rate, the larger for each currency: what was known before is in both. */
function largerOf(known: readonly MissingRate[], now: readonly MissingRate[]) {
  const all = new Map(known.map((one) => [one.currency, one]))
  for (const one of now) {
    const before = all.get(one.currency)
    if (!before || isMore(one, before)) all.set(one.currency, one)
  }
  return [...all.values()]
}

/** What this device knows of a month besides its spending; what is left out it cannot tell. */
export interface KnownHere {
  readonly income?: Pick<SafeByIncome, 'received' | 'incomeEntered' | 'incomeAhead'> & {
    readonly before: readonly IncomeBefore[]
  }
  /** What still comes by plan. */
  readonly upcoming?: number | null
}

/** What of an older answer is not counted on this device; without spending nothing is. */
function asSaid({ here, accounts }: Answered): string {
  if (!here) return say('All figures')
  const goals = accounts ? ['goals', 'accounts'] : ['goals']
  if (!here.income) return listed([say('Income'), 'plans', 'loans', ...goals])
  return here.upcoming === undefined
    ? listed([say('Plans'), 'loans', ...goals])
    : listed([say('Loans'), ...goals])
}

interface Answered {
  /** The book has changed since it was answered, however soon the next one is here. */
  readonly isOld: boolean
  readonly when: string
  readonly here: KnownHere | undefined
  readonly accounts?: SafeByAccounts | null
}

/** Says of what time an older answer is, as every card of the dashboard does. */
export const noteOf = (answered: Answered): string | null =>
  answered.isOld
    ? say('{as} of this month are as of {when}.', { as: asSaid(answered), when: answered.when })
    : null

interface IncomeBefore {
  readonly from: Day
  readonly to: Day
  readonly income: number | null
}

/** The income that is counted on, by what came here; as the server said where that is not known. */
function countedOn({ income: known }: KnownHere) {
  if (!known) return null
  const { before, ...came } = known
  const sum = sumAmounts([came.received, came.incomeEntered, came.incomeAhead])
  const { income, isUsual } = incomeCountedOn(
    sum,
    before.map((one) => one.income),
  )
  if (income === 0) return null
  const usual = isUsual ? before.find((one) => one.income === income) : undefined
  return { ...came, income, usualMonth: usual ? { from: usual.from, to: usual.to } : null }
}

/**
 * What the month leaves now: what this device knows is counted on it, so that it counts at once and
 * without a network; what is paid back or put by is as the server said.
 */
export function monthNow(
  month: SafeByIncome,
  months: CostMonths,
  today: Day,
  here: KnownHere = {},
): SafeByIncome {
  const whole = monthRange(monthOf(today))
  const ahead = daysAhead(whole, today)
  const spans = { spent: { from: whole.from, to: today }, entered: ahead }
  const spentIn = spentBy(months, null)
  const counted = {
    daysLeft: daysLeft(whole, today),
    spent: spentIn(spans.spent),
    entered: ahead ? spentIn(ahead) : 0,
    ...(here.upcoming !== undefined && { upcoming: here.upcoming }),
    ...countedOn(here),
  }
  const isAbout = (of: SafePart) => {
    const span = of === 'spent' || of === 'entered' ? spans[of] : null
    return span !== null && isAboutIn(months, null, span)
  }
  const stays = (month.about ?? []).filter((of) => !(of in counted))
  const about = [...stays, ...(['spent', 'entered'] as const).filter(isAbout)]
  const missing = largerOf(month.missing ?? [], missingIn(months, null, whole))
  const { about: _, isAbout: __, missing: ___, ...rest } = month
  return {
    ...{ ...rest, ...counted, ...leftOf({ ...rest, ...counted }) },
    ...(missing.length > 0 && { missing }),
    ...(about.length > 0 && { about, isAbout: true }),
  }
}
