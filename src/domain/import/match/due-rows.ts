/** What recurs and is no entry yet, in the shape that imported rows are compared with. */
import { addDays, type Day } from '../../calendar/calendar.ts'
import type { PlannedTemplate } from '../../recurring/planned-rows.ts'
import { amountOn } from '../../recurring/price-changes.ts'
import { occurrences, postDay } from '../../recurring/schedule.ts'
import type { BookedRow, DueRow } from './booked.ts'

/** One that was just written down has no days yet. */
export interface DueTemplate extends PlannedTemplate {
  readonly description: string
  readonly merchant?: string | null
  readonly source?: string | null
  readonly accountId?: string | null
  readonly paymentMethod?: string
  /** Posted there, its owner lays out all of it. */
  readonly groupId?: string | null
  readonly nextOn: Day | null
  readonly lastPostedOn: Day | null
  readonly waitingOn: readonly Day[] | null
}

const shiftMost = 2

/** The day by the rule of the next one; null when it is paused or over. */
function nextDue(template: DueTemplate): Day | null {
  const { nextOn, lastPostedOn, waitingOn } = template
  if (!nextOn) return null
  const done = [lastPostedOn ?? '', ...(waitingOn ?? [])].toSorted().at(-1) ?? ''
  for (const { dueOn, postOn } of occurrences(template, addDays(nextOn, -shiftMost), nextOn))
    if (postOn === nextOn && dueOn > done) return dueOn
  return null
}

const signs = { expense: -1, transfer: -1, income: 1 } as const

/** Those that wait to be confirmed, and the next one: each may be posted by what the bank books. */
export function dueRows(
  kind: DueRow['kind'],
  template: DueTemplate,
  isNear: (day: Day) => boolean,
  newId: () => string,
): readonly BookedRow[] {
  const { id: templateId, currency, description, accountId = null, groupId } = template
  const waiting = new Set(template.waitingOn)
  const next = nextDue(template)
  return [...waiting, ...(next === null ? [] : [next])].flatMap((dueOn) => {
    const date = postDay(template, dueOn)
    if (!isNear(date)) return []
    const entryId = newId()
    const due = {
      ...{ kind, templateId, dueOn, isWaiting: waiting.has(dueOn), entryId },
      ...(groupId && { isOfGroup: true as const }),
    }
    return {
      ...{ id: entryId, date, currency, description, accountId, due },
      amount: signs[kind] * amountOn(template, dueOn),
      merchant: template.merchant ?? template.source ?? null,
      ...{ bankId: null, account: null },
      ...(template.paymentMethod === 'cash' && !accountId && { isCash: true as const }),
      // Nothing was spent yet, so nothing comes back.
      isRefunded: true as const,
    }
  })
}
