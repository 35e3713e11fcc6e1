import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { type Day, isWithin } from '#domain/calendar/calendar.ts'
import { cancelBy } from '#domain/recurring/cancel-by.ts'
import { plannedRows } from '#domain/recurring/planned-rows.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { soonSpan } from '#domain/recurring/soon.ts'
import type { Span } from '../analytics/look.ts'
import type { AnyTemplate, Templates } from '../analytics/plans.ts'
import { openInstalments } from '../loans/open-instalments.ts'

export type Upcoming = DashboardAnswer['upcoming'][number]

/** What waits to be confirmed is there until it is; the rest comes on its day. */
function rowsOf(kind: 'expense' | 'income', template: AnyTemplate, { from, to }: Span): Upcoming[] {
  const { id, description, currency, active, nextOn } = template
  const about = { kind, id, from: null, title: description, currency }
  const waiting = template.waitingOn.map((day) => ({
    ...about,
    day,
    amount: amountOn(template, day),
    isWaiting: true,
  }))
  if (!active || nextOn === null || nextOn > to) return waiting
  const ahead = plannedRows([template], nextOn > from ? nextOn : from, to)
  const coming = ahead.map(({ postOn, amount }) => ({
    ...about,
    day: postOn,
    amount,
    isWaiting: false,
  }))
  return [...waiting, ...coming]
}

function cancelRow(template: AnyTemplate, span: Span, today: Day): Upcoming[] {
  const { id, description, currency, contract, startOn, active } = template
  const last = contract && active ? cancelBy(contract, startOn, today) : null
  if (!last || !isWithin(last.day, span)) return []
  const row = { kind: 'cancel-by' as const, id, from: null, day: last.day, title: description }
  return [{ ...row, amount: null, currency, isWaiting: false }]
}

export type Instalment = Omit<Upcoming, 'kind' | 'from' | 'isWaiting'> & {
  /** Its owner writes payments down; others are entered on their day by themselves. */
  readonly isByHand: boolean
}

/**
 * The next instalment even if it is late, and those that follow it within the days from $3 to $4.
 */
export const instalmentsQuestion = `select o.id, o.name as title, o.currency, o.date as day,
    o.amount, o.posting = 'by-hand' as "isByHand"
  from (${openInstalments}) o where o.date <= $4 and (o.is_next or o.date >= $3)`

export type WrittenAhead = Omit<Upcoming, 'isWaiting'>

/** What is written down for days after today, with what it counts; what came by plan too. */
export const writtenQuestion = `select kind, p.source as "from", entry_id as id, date as day,
    currency, sum(net)::bigint as amount, coalesce(
      (select description from expenses where id = p.entry_id and p.source = 'expenses'),
      (select description from incomes where id = p.entry_id and p.source = 'incomes'),
      (select description from group_shares where id = p.entry_id and p.source = 'group_shares')
    ) as title
  from ledger_parts p where scope = $1 and date > $3 and date <= $4
  group by kind, p.source, p.entry_id, date, currency having sum(net) <> 0`

const byDay = (a: Upcoming, b: Upcoming) =>
  a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1

interface Known {
  readonly instalments: readonly Instalment[]
  readonly written: readonly WrittenAhead[]
}

/** What comes soon, or up to another day, the soonest first. */
export function upcomingOf(
  { expense, income }: Templates,
  { instalments, written }: Known,
  today: Day,
  to: Day = soonSpan(today).to,
): Upcoming[] {
  const span = { from: today, to }
  return [
    ...expense.flatMap((template) => rowsOf('expense', template, span)),
    ...income.flatMap((template) => rowsOf('income', template, span)),
    ...expense.flatMap((template) => cancelRow(template, span, today)),
    ...instalments.map(({ isByHand, ...row }) => ({
      ...{ ...row, kind: 'loan' as const, from: null },
      isWaiting: isByHand && row.day < today,
    })),
    ...written.map((row) => ({ ...row, isWaiting: false })),
  ].sort(byDay)
}
