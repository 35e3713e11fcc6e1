/** Uses a running balance, which proves what a plus means and whether fees come on top. */

import { type DecimalMark, readDecimal, scaled } from '../decimal.ts'
import { readMoneyCell } from '../money-cell.ts'
import type { CsvRecord } from './csv-table.ts'

/** Enough decimals for any currency, so that nothing is rounded. */
const places = 4

function unitsAt(record: CsvRecord, column: number, mark: DecimalMark): number | null {
  const cell = readMoneyCell(record.cells[column] ?? '')
  const decimal = cell && readDecimal(cell.body, mark)
  if (!decimal) return null
  return scaled({ ...decimal, isNegative: cell.isNegative }, places)?.amount ?? null
}

/** Counts the steps of the balance that are the amount of their row, or the opposite of it. */
function steps(amounts: readonly (number | null)[], balances: readonly (number | null)[]) {
  const counts = { came: 0, left: 0, all: 0 }
  for (let at = 1; at < amounts.length; at += 1) {
    const [before, after] = [balances[at - 1] ?? null, balances[at] ?? null]
    const [older, newer] = [amounts[at - 1] ?? null, amounts[at] ?? null]
    if (before === null || after === null || older === null || newer === null) continue
    counts.all += 1
    // Oldest first the later row explains the step; newest first the earlier one does.
    if (after - before === newer || before - after === older) counts.came += 1
    if (before - after === newer || after - before === older) counts.left += 1
  }
  return counts
}

/** What a plus in the amounts does to the balance; null when the two do not belong together. */
export function balanceSays(
  rows: readonly CsvRecord[],
  columns: { readonly amount: number; readonly balance: number },
  mark: DecimalMark,
): 'plus-came' | 'plus-left' | null {
  const sample = rows.slice(0, 400)
  const amounts = sample.map((row) => unitsAt(row, columns.amount, mark))
  const balances = sample.map((row) => unitsAt(row, columns.balance, mark))
  const { came, left, all } = steps(amounts, balances)
  if (all < 2 || Math.max(came, left) < all * 0.6 || came === left) return null
  return came > left ? 'plus-came' : 'plus-left'
}

/** Whether the balance falls by the fees besides the amounts; without proof they are left alone. */
export function isFeeExtra(
  rows: readonly CsvRecord[],
  columns: { readonly amount: number; readonly balance: number; readonly fee: number },
  mark: DecimalMark,
): boolean {
  const counts = { with: 0, without: 0 }
  for (let at = 1; at < Math.min(rows.length, 400); at += 1) {
    const [one, other] = [rows[at - 1], rows[at]]
    if (!one || !other) continue
    const [before, after] = [one, other].map((row) => unitsAt(row, columns.balance, mark))
    const fee = unitsAt(other, columns.fee, mark)
    const amount = unitsAt(other, columns.amount, mark)
    if (!before || !after || !fee || amount === null) continue
    if (after - before === amount) counts.without += 1
    if (after - before === amount - Math.abs(fee)) counts.with += 1
  }
  return counts.with > counts.without
}
