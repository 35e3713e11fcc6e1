import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { Command } from '#web/data/replica/types.ts'
import { createsInTurn, docOf } from '#web/writes/write.ts'

/** The rows of a table, with our ids. */
export type RowsOf = (table: string) => readonly Row[]

type Fields = Readonly<Record<string, unknown>>

/** What a person may write of it, and what is another here. */
export const docFor =
  (table: CollectionName, other: Fields | ((row: Row) => Fields) = {}) =>
  (row: Row): Row => ({
    ...docOf(table, row),
    ...(typeof other === 'function' ? other(row) : other),
    id: row.id,
  })

const byDay = (a: Row, b: Row) =>
  String(a.date).localeCompare(String(b.date)) ||
  String(a.createdAt).localeCompare(String(b.createdAt))

const templates = ['expense_templates', 'income_templates', 'transfer_templates'] as const

/** What was entered before its day, or on this one, does not come once more. */
function enteredAhead(rowsOf: RowsOf, today: string): ReadonlyMap<unknown, readonly Row[]> {
  const entered = (['expenses', 'incomes', 'transfers'] as const).flatMap((table) =>
    rowsOf(table).filter(({ occurrenceOn }) => occurrenceOn && String(occurrenceOn) >= today),
  )
  return Map.groupBy(entered, ({ templateId }) => templateId)
}

const resting =
  (ahead: ReturnType<typeof enteredAhead>) =>
  ({ id, skippedOn }: Row) => {
    const days = (ahead.get(id) ?? []).map(({ occurrenceOn }) => occurrenceOn)
    const skipped = new Set([...((skippedOn ?? []) as readonly unknown[]), ...days])
    return { active: false, skippedOn: [...skipped].toSorted() }
  }

/** At rest until all that they made is here: else they would make it once more. */
export function* templateCommands(
  rowsOf: RowsOf,
  isActive: boolean,
  today: string,
): Generator<Command> {
  const ahead = enteredAhead(rowsOf, today)
  for (const table of templates) {
    const rows = rowsOf(table).filter(({ groupId }) => !groupId)
    if (!isActive) {
      yield* createsInTurn(table, rows, docFor(table, resting(ahead)))
      continue
    }
    for (const { id, active } of rows) {
      if (active === true) yield { name: `${table}.update`, args: { id, patch: { active } } }
    }
  }
}

/** Instalments before that day count as paid: it would else be the day of moving. */
const trackedFrom = ({ trackFrom, createdAt }: Row) => trackFrom ?? String(createdAt).slice(0, 10)

const told = ['description', 'merchant', 'categoryId', 'notes', 'tags', 'paymentMethod'] as const

/** A payment that is in the book as an expense makes that expense, which is then told as it was. */
export function* loanCommands(rowsOf: RowsOf, importId: string): Generator<Command> {
  const resting = (row: Row) => {
    return { trackFrom: trackedFrom(row), posting: 'by-hand', status: 'active' }
  }
  yield* createsInTurn('loans', rowsOf('loans'), docFor('loans', resting))
  const expenses = new Map(rowsOf('expenses').map((row) => [row.id, row]))
  for (const row of rowsOf('payments').toSorted(byDay)) {
    const { id, loanId, date, amount, type, effect, note, expenseId } = row
    const expense = expenses.get(String(expenseId))
    // An expense that it is in the book as moves the account in its place.
    const { accountId } = expense ?? row
    const dueOn = type === 'regular' ? row.dueOn : null
    const args = { id, loanId, date, amount, type, effect, note, accountId, expenseId, dueOn }
    yield { name: 'loans.pay', args }
    if (!expense) continue
    const patch = Object.fromEntries(told.map((field) => [field, expense[field]]))
    yield { name: 'expenses.update', args: { id: expense.id, patch: { ...patch, importId } } }
  }
  for (const { id, posting, status } of rowsOf('loans')) {
    const patch = { posting, ...(status === 'archived' && { status }) }
    if (posting !== 'by-hand' || status === 'archived') {
      yield { name: 'loans.update', args: { id, patch } }
    }
  }
  for (const { id, loanId } of rowsOf('accounts')) {
    if (loanId) yield { name: 'accounts.update', args: { id, patch: { loanId } } }
  }
}

/** Those that something else makes: the fee of a transfer, the payment of a loan. */
function madeElsewhere(rowsOf: RowsOf): ReadonlySet<unknown> {
  const fees = rowsOf('transfers').map(({ feeId }) => feeId)
  const payments = rowsOf('payments').map(({ expenseId }) => expenseId)
  return new Set([...fees, ...payments].filter(Boolean))
}

type Back = { readonly amount: number; readonly settledBy: unknown; readonly received?: number }

/** Open again: the incomes that come after it settle it. */
const unsettled = (back: unknown) => {
  if (!back) return null
  const { received: _, ...rest } = back as Back
  return { ...rest, settledBy: null }
}

export function* entryCommands(rowsOf: RowsOf, importId: string): Generator<Command> {
  const elsewhere = madeElsewhere(rowsOf)
  const own = rowsOf('expenses').filter(({ id }) => !elsewhere.has(id))
  const brought = { importId, receiptId: null }
  const asExpense = docFor('expenses', ({ expectedBack }) => {
    return { ...brought, expectedBack: unsettled(expectedBack) }
  })
  const plain = own.filter(({ refundOf }) => !refundOf)
  yield* createsInTurn('expenses', plain, asExpense)
  yield* createsInTurn(
    'expenses',
    own.filter(({ refundOf }) => refundOf),
    asExpense,
  )
  const incomes = rowsOf('incomes').toSorted(byDay)
  yield* createsInTurn('incomes', incomes, docFor('incomes', { importId }))
}

export function* transferCommands(rowsOf: RowsOf, importId: string): Generator<Command> {
  const sideOf = (side: unknown) => side && { ...(side as Fields), importId }
  // Paying into a joint account is written by its group alone.
  const own = rowsOf('transfers').filter(({ from, to }) =>
    [from, to].every((side) => !(side as Fields | null)?.groupId),
  )
  const asTransfer = docFor('transfers', ({ from, to }) => {
    return { from: sideOf(from), to: sideOf(to) }
  })
  yield* createsInTurn('transfers', own, asTransfer)
}

export function* goalCommands(rowsOf: RowsOf): Generator<Command> {
  const inGoals = Map.groupBy(rowsOf('contributions'), ({ goalId }) => goalId)
  for (const row of rowsOf('goals')) {
    const contributions = (inGoals.get(row.id) ?? []).toSorted(byDay).map((one) => {
      const { id, kind, amount, date, note, isOpening, accountId, transferId } = one
      return { id, kind, amount, date, note, isOpening, accountId, transferId }
    })
    yield { name: 'goals.restore', args: { doc: docFor('goals')(row), contributions } }
  }
}

type Moved = { readonly id: string; readonly on: string; readonly amount: number } & Fields

export function* budgetCommands(rowsOf: RowsOf): Generator<Command> {
  const budgets = rowsOf('budgets')
  yield* createsInTurn('budgets', budgets, docFor('budgets'))
  const here = new Set(budgets.map(({ id }) => id))
  for (const { id: fromId, moves } of budgets) {
    for (const { id, on, amount, otherId: toId } of (moves ?? []) as readonly Moved[]) {
      if (amount >= 0 || !here.has(String(toId))) continue
      yield { name: 'budgets.move', args: { id, fromId, toId, amount: -amount, on } }
    }
  }
}
