/** Which entries are payments of a template: not all that is paid to the same shop. */
import { addDays, type Day, daysBetween } from '../calendar/calendar.ts'
import { foldText } from '../ledger.ts'
import { amountOn, type Priced } from '../recurring/price-changes.ts'
import { type Occurrence, occurrencesBetween, type Schedule } from '../recurring/schedule.ts'
import { wordsOf } from '../search/words.ts'

export interface PaidTemplate extends Priced, Schedule {
  readonly id: string
  readonly description: string
  readonly currency: string
}

/** An entry that is called like the template, or is with whom the template is. */
export interface PaidRow {
  readonly id: string
  readonly date: Day
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly payee: string | null
  readonly templateId: string | null
  /** What it brings back; such a row belongs where that belongs. */
  readonly refundOf: string | null
}

/** How far off its day it may be paid. */
const slackDays = { daily: 0, weekly: 2, monthly: 5, yearly: 15 } as const
const units = { daily: 'days', weekly: 'weeks', monthly: 'months', yearly: 'years' } as const

/** The same rule since before it was written down; a day called off may be one paid by hand. */
function sinceThen(template: PaidTemplate, first: Day): Schedule {
  const { frequency, interval, startOn, monthDays, nthWeekday } = template
  const start = Temporal.PlainDate.from(startOn)
  const unit = units[frequency]
  const apart = start.since(Temporal.PlainDate.from(first), { largestUnit: unit })[unit]
  const steps = apart < 0 ? 0 : Math.ceil((apart + 1) / interval)
  const own = frequency === 'monthly' || frequency === 'yearly' ? [start.day] : []
  return {
    ...template,
    monthDays: monthDays.length > 0 || nthWeekday ? monthDays : own,
    startOn: start.subtract({ [unit]: steps * interval }).toString(),
    endAfter: null,
    skippedOn: [],
  }
}

/** Within a third of it: a price that rose, and no other purchase. */
const isNear = (a: number, b: number) => Math.abs(a - b) * 3 <= Math.max(a, b)

const isPrice = ({ amount: first, priceChanges }: Priced, paid: number) =>
  paid === first || priceChanges.some(({ amount }) => amount === paid)

/** Whom it is with says nothing of which thing it is: an Amazon order at Amazon. */
const isOnlyPayee = ({ description }: Pick<PaidTemplate, 'description'>, { payee }: PaidRow) =>
  foldText(payee ?? '') === foldText(description)

const isTitled = (template: PaidTemplate, row: PaidRow) =>
  foldText(row.description) === foldText(template.description) && !isOnlyPayee(template, row)

/** A bank's text says the title and more. */
export function saysTitle(template: Pick<PaidTemplate, 'description'>, row: PaidRow): boolean {
  const said = wordsOf(row.description)
  const title = wordsOf(template.description)
  return !isOnlyPayee(template, row) && title.every((word) => said.includes(word))
}

const daysOff = ({ date }: PaidRow, { postOn }: Occurrence) => Math.abs(daysBetween(date, postOn))

/** What it made comes first, then what is called so, what costs as much, and what is near. */
const badness = (template: PaidTemplate, row: PaidRow, one: Occurrence) =>
  (row.templateId === template.id ? 0 : 400) +
  (saysTitle(template, row) ? 0 : 200) +
  (isPrice(template, row.amount) ? 0 : 100) +
  daysOff(row, one)

type Fits = (row: PaidRow, one: Occurrence, after: PaidRow | undefined) => boolean

/** One for each day it comes, from the last back. */
function inRhythm(template: PaidTemplate, rows: readonly PaidRow[], fits: Fits) {
  const days = rows.map(({ date }) => date).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const slack = slackDays[template.frequency]
  const schedule = sinceThen(template, first)
  const all = occurrencesBetween(schedule, addDays(first, -slack), addDays(last, slack))
  const found: PaidRow[] = []
  for (const one of all.toReversed()) {
    const after = found.at(-1)
    const [best] = rows
      .filter((row) => daysOff(row, one) <= slack && !found.includes(row) && fits(row, one, after))
      .toSorted((a, b) => badness(template, a, one) - badness(template, b, one))
    if (best) found.push(best)
  }
  return found
}

/** A price is near the one of its day, or the one that came after it. */
const nearIn =
  (template: PaidTemplate): Fits =>
  ({ amount }, { dueOn }, after) =>
    isNear(amount, amountOn(template, dueOn)) ||
    (after !== undefined && isNear(amount, after.amount))

const isMost = (some: readonly unknown[], all: readonly unknown[]) =>
  some.length * 4 >= all.length * 3

/** Up to twice and a half as much, or as little: a bill in winter and in summer. */
const isAlike = (a: number, b: number) => Math.max(a, b) * 2 <= Math.min(a, b) * 5

/** What is called just so, where nearly all of it comes in the rhythm: also a bill that varies. */
function titledIn(template: PaidTemplate, rows: readonly PaidRow[]): readonly PaidRow[] {
  const titled = rows.filter((row) => isTitled(template, row))
  const fitting = inRhythm(template, titled, ({ amount }, { dueOn }) =>
    isAlike(amount, amountOn(template, dueOn)),
  )
  return isMost(fitting, titled) ? titled : []
}

/**
 * What it made, and of the other rows of the same payee those that fit its amount and its rhythm.
 * Where the payee takes other things too, only what says its title or costs its very price does.
 */
export function paymentsOf(template: PaidTemplate, rows: readonly PaidRow[]): ReadonlySet<string> {
  const own = rows.filter(
    ({ refundOf, templateId, currency }) =>
      refundOf === null &&
      (templateId === template.id || (templateId === null && currency === template.currency)),
  )
  const titled = titledIn(template, own)
  const isSure = (row: PaidRow) => row.templateId === template.id || titled.includes(row)
  const isNearIn = nearIn(template)
  const fitting = inRhythm(template, own, (row, ...by) => isSure(row) || isNearIn(row, ...by))
  const found = own.filter((row) => isSure(row) || fitting.includes(row))
  const isAllItTakes = isMost(found, own)
  const isMeant = (row: PaidRow) =>
    isAllItTakes || isSure(row) || isPrice(template, row.amount) || saysTitle(template, row)
  const ids = new Set(found.filter(isMeant).map(({ id }) => id))
  const back = rows.filter(({ refundOf }) => refundOf !== null && ids.has(refundOf))
  return new Set([...ids, ...back.map(({ id }) => id)])
}
