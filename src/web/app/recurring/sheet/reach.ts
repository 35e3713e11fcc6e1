import type { Day } from '#domain/calendar/calendar.ts'
import { changesOf } from '#domain/groups/edit-fits.ts'
import { continueFrom } from '#domain/recurring/continue-from.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { type Occurrence, occurrences } from '#domain/recurring/schedule.ts'
import { doneThrough, fieldsOf, type Template, type TemplateFields } from '../template.ts'

/** How far a change reaches: one of them, all from one on, or all that are still to come. */
export type Reach =
  | { readonly kind: 'one'; readonly occurrence: Occurrence }
  | { readonly kind: 'from'; readonly from: Day }
  | { readonly kind: 'all' }

/** What one of them has too. */
const ofEntries = new Set([
  'amount',
  'currency',
  'description',
  'categoryId',
  'notes',
  'tags',
  'merchant',
  'source',
  'paymentMethod',
  'accountId',
  'fromId',
  'toId',
  'toAmount',
  'note',
])

/** What never asks how far it reaches: it is about the template itself. */
const ofTemplate = new Set(['autoPost', 'active', 'contract', 'priceChanges', 'skippedOn'])

export interface Question {
  /** Those still to come, the next one first. */
  readonly ahead: readonly Occurrence[]
  /** Whether a single one can be changed so. */
  readonly canBeOne: boolean
}

const aheadMost = 12
const previewMost = 6

function aheadOf(template: Template, today: Day): readonly Occurrence[] {
  const done = doneThrough(template)
  const ahead: Occurrence[] = []
  for (const occurrence of occurrences(template, done ?? today)) {
    const isAhead = occurrence.postOn >= today && (done === null || occurrence.dueOn > done)
    if (isAhead) ahead.push(occurrence)
    if (ahead.length === aheadMost) break
  }
  return ahead
}

/** Null when a change means the same however far it reaches. */
export function questionFor(
  template: Template,
  fields: TemplateFields,
  today: Day,
): Question | null {
  const ahead = aheadOf(template, today)
  const names = changedNames(template, fields, ahead[0]?.dueOn ?? today)
  const asking = names.filter((name) => !ofTemplate.has(name))
  if (asking.length === 0 || ahead.length < 2) return null
  return { ahead, canBeOne: names.every((name) => ofEntries.has(name)) }
}

const pricesAfter = ({ priceChanges }: TemplateFields, day: Day) =>
  priceChanges.filter(({ from }) => from > day)

/** By what is in force for the next one, wherever that is kept. */
function changedNames(template: Template, fields: TemplateFields, day: Day): readonly string[] {
  const names = Object.keys(changesOf(fieldsOf(template), fields))
  const others = names.filter((name) => name !== 'amount' && name !== 'priceChanges')
  const isOtherAmount = amountOn(template, day) !== amountOn(fields, day)
  const [before, after] = [template, fields].map((one) => JSON.stringify(pricesAfter(one, day)))
  return [
    ...others,
    ...(isOtherAmount ? ['amount'] : []),
    ...(before === after ? [] : ['priceChanges']),
  ]
}

/**
 * What is different from a later one on: the new amount is in force from there until the next
 * change of the price after it.
 */
export function patchFrom(template: Template, fields: TemplateFields, from: Day, today: Day) {
  const day = aheadOf(template, today)[0]?.dueOn ?? today
  const { amount: _a, priceChanges: _p, ...patch } = changesOf(fieldsOf(template), fields)
  const isOtherAmount = amountOn(template, day) !== amountOn(fields, day)
  const amount = amountOn(fields, isOtherAmount ? day : from)
  const priceChanges = pricesAfter(fields, from)
  const next = { ...continueFrom(fieldsOf(template), from, 0), ...patch } as TemplateFields
  const prices = changesOf(next, { ...next, amount, priceChanges } as TemplateFields)
  return { ...patch, ...prices }
}

/** One day before and after the change; null where it does not come. */
export interface AffectedRow {
  readonly day: Day
  readonly before: number | null
  readonly after: number | null
  readonly isChanged: boolean
}

type Amounts = ReadonlyMap<Day, number>

const amountsOf = (
  fields: TemplateFields,
  days: Iterable<Occurrence>,
  isIn: (occurrence: Occurrence) => boolean,
): Amounts => {
  const amounts = new Map<Day, number>()
  for (const occurrence of days) {
    if (amounts.size === aheadMost) break
    if (isIn(occurrence)) amounts.set(occurrence.postOn, amountOn(fields, occurrence.dueOn))
  }
  return amounts
}

/** All that is not done by then: what is in the past by the new rule is added too while it runs. */
function allAfter(template: Template, fields: TemplateFields, today: Day): Amounts {
  const done = doneThrough(template)
  const isOpen = ({ dueOn }: Occurrence) => done === null || dueOn > done
  const ahead = amountsOf(
    fields,
    occurrences(fields, today),
    (one) => one.postOn >= today && isOpen(one),
  )
  if (!fields.active) return ahead
  const missed: [Day, number][] = []
  for (const one of occurrences(fields, done ?? fields.startOn, today)) {
    if (one.postOn < today && isOpen(one)) missed.push([one.postOn, amountOn(fields, one.dueOn)])
  }
  return new Map([...missed.slice(-previewMost), ...ahead])
}

/** What will be there after a change. */
function afterwards(
  template: Template,
  fields: TemplateFields,
  reach: Reach,
  first: Occurrence,
  today: Day,
) {
  const isAhead = ({ dueOn }: Occurrence) => dueOn >= first.dueOn
  if (reach.kind === 'all') return allAfter(template, fields, today)
  const before = amountsOf(template, occurrences(template, first.postOn), isAhead)
  if (reach.kind === 'one') {
    const { postOn, dueOn } = reach.occurrence
    return new Map(before).set(postOn, amountOn(fields, dueOn))
  }
  const patch = patchFrom(template, fields, reach.from, first.postOn)
  const next = { ...continueFrom(fieldsOf(template), reach.from, 0), ...patch } as TemplateFields
  // Bounded, for nothing after that day is asked for.
  const kept = amountsOf(
    template,
    occurrences(template, first.postOn, reach.from),
    (one) => isAhead(one) && one.dueOn < reach.from,
  )
  return new Map([...kept, ...amountsOf(next, occurrences(next, reach.from), () => true)])
}

/** The next days as they were and as they will be, after those that are added for the past. */
export function affectedRows(
  template: Template,
  fields: TemplateFields,
  reach: Reach,
  ahead: readonly Occurrence[],
  today: Day,
): readonly AffectedRow[] {
  const [first] = ahead
  if (!first) return []
  const before = new Map(ahead.map(({ postOn, dueOn }) => [postOn, amountOn(template, dueOn)]))
  const after = afterwards(template, fields, reach, first, today)
  const isTouched = (day: Day) => {
    if (reach.kind === 'one') return day === reach.occurrence.postOn
    return reach.kind === 'all' || day >= reach.from
  }
  const days = [...new Set([...before.keys(), ...after.keys()])].sort()
  const pastCount = days.filter((day) => day < today).length
  return days.slice(0, pastCount + previewMost).map((day) => ({
    day,
    before: before.get(day) ?? null,
    after: after.get(day) ?? null,
    isChanged: isTouched(day),
  }))
}
