/** Reads the export of another program, whichever it is: its kind is found by what is in it. */
import { accept, type ReadingOptions, refuse, type Verdict } from '../import/statement.ts'
import { assembleBook } from './assemble-book.ts'
import { categoryKey, type MovedBook, type SourceLine } from './moved-book.ts'
import { readLines, type SourceShape } from './read-lines.ts'
import { isTableOf, readSourceTable, type SourceTable } from './source-table.ts'
import { copilot } from './sources/copilot.ts'
import { firefly } from './sources/firefly.ts'
import { lunchMoney } from './sources/lunch-money.ts'
import { mint } from './sources/mint.ts'
import { monarch } from './sources/monarch.ts'
import { isPlan, type ReadPlan, readPlan, ynab } from './sources/ynab.ts'

/** What asks for the most comes first. */
const shapes: readonly SourceShape[] = [ynab, copilot, mint, monarch, firefly, lunchMoney]

const shapeOf = (table: SourceTable) =>
  shapes.find(({ headings }) => isTableOf(table, headings)) ?? null

const noBook = refuse('not-a-statement', 'This is no export of a program we know.')

/** Where the plan says that a category moved something else than its lines come to. */
function differing(lines: readonly SourceLine[], { activity }: ReadPlan): number {
  const sums = new Map<string, number>()
  for (const { group, category, date, amount } of lines) {
    if (category === null) continue
    const key = `${categoryKey(group, category)}\n${date.slice(0, 7)}`
    sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  return [...activity].filter(([key, amount]) => (sums.get(key) ?? 0) !== amount).length
}

function remarksOn(lines: readonly SourceLine[], plan: ReadPlan | null): readonly string[] {
  if (plan === null) return []
  const off = differing(lines, plan)
  const gaps =
    'Where nothing was assigned in a month, the budget keeps the amount of the month before.'
  return [
    off === 0
      ? 'What each category moved in each month is the same as in the plan.'
      : `In ${off} cases a category moved something else in a month than the plan says.`,
    ...(plan.gaps > 0 ? [gaps] : []),
  ]
}

/** The texts of one export; a plan stands beside its register. */
export function readMoved(texts: readonly string[], options: ReadingOptions): Verdict<MovedBook> {
  let register: { readonly table: SourceTable; readonly shape: SourceShape } | null = null
  let plan: ReadPlan | null = null
  for (const text of texts) {
    const table = readSourceTable(text, options.limits)
    if (!table.ok) {
      if (texts.length === 1) return table
      continue
    }
    if (isPlan(table.value)) {
      const read = readPlan(table.value, options)
      plan = read.ok ? read.value : plan
      continue
    }
    const shape = shapeOf(table.value)
    if (shape) register ??= { table: table.value, shape }
  }
  if (!register) return noBook
  const { table, shape } = register
  const { lines, leftOut } = readLines(table, shape, options)
  if (lines.length === 0) return refuse('no-statement', 'This file has no lines to bring in.')
  const { source } = shape
  const budgets = plan?.budgets ?? []
  const remarks = remarksOn(lines, plan)
  return accept(assembleBook({ source, lines, leftOut, budgets, remarks }))
}
