import type { Row } from '#contract/sync.ts'
import { planParts } from '#domain/money/installments.ts'
import { splitAmount } from '#domain/money/split-amount.ts'
import { newId } from '#web/data/new-id.ts'
import type { Expense, ExpenseFields } from '#web/ledger/model/entry.ts'
import { changing, creating, inTurn, nothing, removing, type Write } from '#web/writes/write.ts'

/** Everything of one plan that is there, in order. */
export function partsOfPlan(rows: Iterable<Row>, planId: string): readonly Expense[] {
  const parts = ([...rows] as Expense[]).filter(({ installment }) => installment?.planId === planId)
  return parts.sort((a, b) => (a.installment?.n ?? 0) - (b.installment?.n ?? 0))
}

export const totalOfPlan = (parts: readonly Expense[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

/** What each part says: the amount of `fields` is that of all, its date the first one's. */
function partFields(
  fields: ExpenseFields,
  count: number,
  planId: string,
): readonly ExpenseFields[] {
  const parts = planParts(fields.amount, count, fields.date, planId) ?? []
  return parts.map(({ n, of, amount, date }) => ({
    ...fields,
    amount,
    date,
    installment: { planId, n, of },
  }))
}

/** A purchase paid in parts is written with one command, so that it is never half there. */
export function addingPlan(fields: ExpenseFields, count: number, planId: string): Write {
  const parts = partFields(fields, count, planId)
  return creating(
    'expenses',
    parts.map((part) => ({ ...part, id: newId() })),
  )
}

/** What came of it already stays less than what is expected, or there is nothing to wait for. */
const cutTo = (back: NonNullable<Expense['expectedBack']>, most: number) => {
  const amount = Math.min(back.amount, most)
  return (back.received ?? 0) < amount
    ? { ...back, amount }
    : { ...back, amount, received: undefined }
}

/** What a part has of its own stays, cut to its new amount. */
function keepingOwn(part: Expense, next: ExpenseFields): ExpenseFields {
  const { lines, expectedBack: back, refundOf, bankId, importId } = part
  const weights = lines?.map(({ amount }) => amount) ?? []
  const amounts = splitAmount(next.amount, weights, part.id) ?? []
  const isSplit = lines !== null && amounts.every((amount) => amount > 0)
  return {
    ...next,
    lines: isSplit ? lines.map((line, at) => ({ ...line, amount: amounts[at] ?? 0 })) : null,
    expectedBack: back && cutTo(back, next.amount),
    refundOf,
    bankId,
    importId,
  }
}

/** The whole plan anew, keeping the records there are. */
export function changingPlan(
  stored: readonly Expense[],
  fields: ExpenseFields,
  count: number,
): Write {
  const planId = stored[0]?.installment?.planId
  if (planId === undefined) return nothing
  const wanted = partFields(fields, count, planId)
  const changes = stored.flatMap((part, at) => {
    const next = wanted[at]
    return next ? [{ row: part, fields: keepingOwn(part, next) }] : []
  })
  const added = { lines: null, expectedBack: null, refundOf: null, bankId: null }
  const more = wanted.slice(stored.length).map((part) => ({ ...part, ...added, id: newId() }))
  return inTurn([
    changing('expenses', changes),
    creating('expenses', more),
    removing('expenses', stored.slice(wanted.length)),
  ])
}
