import type { Row } from '#contract/sync.ts'
import type { ComingTemplate } from '#domain/budgets/upcoming.ts'
import { addDays, type Day, daysBetween, laterDay } from '#domain/calendar/calendar.ts'
import { nearDays } from '#domain/import/match/find-booked.ts'
import { likeness, profileText } from '#domain/import/match/similar-text.ts'
import { type PlannedRow, plannedRows } from '#domain/recurring/planned-rows.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import type { Writer } from '../documents/write.ts'
import { expenseDocuments } from './instalment-expense.ts'
import type { Loan } from './loan.ts'

const templateDocuments = documentsOf('expense_templates')

interface Due {
  readonly id: string
  readonly date: Day
  readonly amount: number
}

export type BookedExpense = Row & {
  readonly date: Day
  readonly amount: number
  readonly accountId: string | null
  readonly description: string
  readonly merchant: string | null
}

/** Plain ones of these amounts near these days: nothing else was made of them but by a plan. */
async function readPlain(
  { client }: Transaction,
  { scope }: Writer,
  { currency }: Loan,
  dues: readonly Due[],
): Promise<readonly BookedExpense[]> {
  const days = dues.map(({ date }) => date).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const { rows } = await client.query<{ row: BookedExpense }>(
    `select ${wireObject(expenseDocuments)} as row from expenses t
      where t.scope = $1 and t.currency = $2 and t.amount = any($3::bigint[])
        and t.date between $4 and $5 and not t.is_pending
        and t.loan_id is null and t.lines is null and t.refund_of is null
        and t.expected_back is null and t.installment is null
        and not exists (select from expenses r where r.scope = t.scope and r.refund_of = t.id)
        and not exists (select from transfers f where f.scope = t.scope and f.fee_id = t.id)
      order by t.date, t.id`,
    [
      ...[scope, currency, dues.map(({ amount }) => amount)],
      ...[addDays(first, -nearDays), addDays(last, nearDays)],
    ],
  )
  return rows.map(({ row }) => row)
}

type Named = Pick<BookedExpense, 'accountId' | 'description' | 'merchant'>

/** From the account that the loan is paid from, or by its name or that of who lent the money. */
function isOf({ payFromId, name, lender }: Loan, row: Named): boolean {
  if (payFromId !== null && row.accountId === payFromId) return true
  if (payFromId !== null && row.accountId !== null) return false
  const said = profileText(row.description, row.merchant)
  return [name, lender].some((one) => one && likeness(said, profileText(one)) > 0)
}

/** Which expense of the book is which of these instalments, the nearest day first, each once. */
export async function readBooked(
  tx: Transaction,
  writer: Writer,
  loan: Loan,
  dues: readonly Due[],
): Promise<ReadonlyMap<string, BookedExpense>> {
  const rows = (await readPlain(tx, writer, loan, dues)).filter((row) => isOf(loan, row))
  const fits = dues.flatMap((due) =>
    rows
      .filter(({ amount }) => amount === due.amount)
      .map((row) => ({ due, row, apart: Math.abs(daysBetween(due.date, row.date)) }))
      .filter(({ apart }) => apart <= nearDays),
  )
  const found = new Map<string, BookedExpense>()
  const taken = new Set<string>()
  for (const { due, row } of fits.toSorted((a, b) => a.apart - b.apart)) {
    if (found.has(due.id) || taken.has(row.id)) continue
    found.set(due.id, row)
    taken.add(row.id)
  }
  return found
}

type Awaited = Row & Named & ComingTemplate

/** Which of these a template is still to bring within those days: then it is one of both. */
export async function readAwaited(
  { client }: Transaction,
  { scope }: Writer,
  loan: Loan,
  dues: readonly Due[],
  today: Day,
): Promise<ReadonlySet<string>> {
  const ahead = dues.filter(({ date }) => addDays(date, nearDays) >= today)
  if (ahead.length === 0) return new Set()
  const { rows } = await client.query<{ row: Awaited }>(
    `select ${wireObject(templateDocuments)} as row from expense_templates t
      where t.scope = $1 and t.currency = $2 and t.active and t.auto_post and t.next_on is not null
        and t.group_id is null
      order by t.id`,
    [scope, loan.currency],
  )
  const templates = rows.map(({ row }) => row).filter((row) => isOf(loan, row))
  const taken = new Set<PlannedRow>()
  const coming = templates.flatMap((template) =>
    plannedRows([template], laterDay(template.nextOn ?? today, today), addDays(today, nearDays)),
  )
  return new Set(
    ahead.flatMap(({ id, date, amount }) => {
      const found = coming.find(
        (row) =>
          !taken.has(row) &&
          row.amount === amount &&
          Math.abs(daysBetween(date, row.postOn)) <= nearDays,
      )
      if (found) taken.add(found)
      return found ? [id] : []
    }),
  )
}
