import type { Row } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { Command } from '#web/data/replica/types.ts'
import {
  changesBetween,
  type Entry,
  type EntryFields,
  type Expense,
  fieldsOf,
  type IncomeFields,
} from '#web/ledger/model/entry.ts'
import { expenses, incomes, type Noun } from '#web/ledger/model/noun.ts'

/** Something done, and how to take it back. */
export interface Step {
  readonly commands: readonly Command[]
  readonly undo: readonly Command[]
}

export const nothing: Step = { commands: [], undo: [] }

type Doc = EntryFields & { readonly id: string }

const command = ({ table }: Noun, verb: string, args: Command['args']): Command => ({
  name: `${table}.${verb}`,
  args,
})

const docOf = (noun: Noun, entry: Entry): Doc => ({ ...fieldsOf(noun, entry), id: entry.id })

const created = (noun: Noun, docs: readonly Doc[]): readonly Command[] => {
  const [only, ...more] = docs
  if (only === undefined) return []
  return [
    more.length === 0
      ? command(noun, 'create', { doc: only })
      : command(noun, 'createMany', { docs }),
  ]
}

const deleted = (noun: Noun, entries: readonly { readonly id: string }[]): readonly Command[] => {
  const ids = entries.map(({ id }) => id)
  const [only, ...more] = ids
  if (only === undefined) return []
  return [
    more.length === 0
      ? command(noun, 'delete', { id: only })
      : command(noun, 'deleteMany', { ids }),
  ]
}

type Patch = Readonly<Record<string, unknown>>

const updated = (
  noun: Noun,
  changes: readonly { id: string; patch: Patch }[],
): readonly Command[] => {
  const real = changes.filter(({ patch }) => Object.keys(patch).length > 0)
  const [only, ...more] = real
  if (only === undefined) return []
  return [
    more.length === 0
      ? command(noun, 'update', { ...only })
      : command(noun, 'updateMany', { changes: real }),
  ]
}

export const adding = (noun: Noun, docs: readonly Doc[]): Step => ({
  commands: created(noun, docs),
  undo: deleted(noun, docs),
})

/** Only what differs is written, and only that is written back. */
export function changing(
  noun: Noun,
  changes: readonly { readonly stored: Entry; readonly fields: EntryFields }[],
): Step {
  const differences = (isBack: boolean) =>
    changes.map(({ stored, fields }) => {
      const before = fieldsOf(noun, stored)
      const patch = isBack
        ? changesBetween(noun, fields, before)
        : changesBetween(noun, before, fields)
      return { id: stored.id, patch }
    })
  return { commands: updated(noun, differences(false)), undo: updated(noun, differences(true)) }
}

export const removing = (noun: Noun, entries: readonly Entry[]): Step => ({
  commands: deleted(noun, entries),
  undo: created(
    noun,
    entries.map((entry) => docOf(noun, entry)),
  ),
})

/** One after the other; taken back from the end. */
export const inTurn = (steps: readonly Step[]): Step => ({
  commands: steps.flatMap(({ commands }) => commands),
  undo: steps.toReversed().flatMap(({ undo }) => undo),
})

/** What came back for an expense is an income that is no earning, and the expense knows it. */
export function settling(expense: Expense, today: Day, incomeId: string): Step {
  const back = expense.expectedBack
  if (back === null || back.settledBy !== null) return nothing
  const income: IncomeFields = {
    amount: back.amount,
    currency: expense.currency,
    rate: expense.rate,
    description: `Paid back: ${expense.description}`.slice(0, 200),
    source: back.from,
    categoryId: null,
    date: today,
    notes: null,
    tags: expense.tags,
    settles: expense.id,
    importId: null,
    bankId: null,
    templateId: null,
    occurrenceOn: null,
  }
  const fields = { ...fieldsOf(expenses, expense), expectedBack: { ...back, settledBy: incomeId } }
  return inTurn([
    adding(incomes, [{ ...income, id: incomeId }]),
    changing(expenses, [{ stored: expense, fields }]),
  ])
}

/** It did not come back after all. */
export function unsettling(expense: Expense, income: Entry | null): Step {
  const back = expense.expectedBack
  if (back === null) return nothing
  const fields = { ...fieldsOf(expenses, expense), expectedBack: { ...back, settledBy: null } }
  return inTurn([
    changing(expenses, [{ stored: expense, fields }]),
    removing(incomes, income ? [income] : []),
  ])
}

/** What must go before an expense can: refunds of it and the income that paid some of it back. */
export interface Dependents {
  readonly refunds: readonly Entry[]
  readonly settling: readonly Entry[]
}

/** An expense and its income point at each other, so one of them has to let go first. */
export function removingExpense(expense: Expense, { refunds, settling: back }: Dependents): Step {
  const [income = null, ...more] = back
  const free = expense.expectedBack && { ...expense.expectedBack, settledBy: null }
  return inTurn([
    unsettling(expense, income),
    removing(incomes, more),
    removing(expenses, refunds),
    removing(expenses, [{ ...expense, expectedBack: free }]),
  ])
}

/** The rows of a table that hold an id in a field. */
export const pointingAt = (rows: Iterable<Row>, field: string, ids: ReadonlySet<string>): Entry[] =>
  [...rows].filter((row) => ids.has(String(row[field]))) as Entry[]
