import { foldText } from '#domain/ledger.ts'
import { searchTexts } from '#domain/ledger-filter.ts'
import type { Expense } from '../entry.ts'
import type { MonthSource } from '../shown-list.ts'
import { isExpense } from './draft.ts'

const mostFound = 8

/** The newest expenses that have all the words; refunds cannot be refunded. */
export function findExpenses(
  { months, rowsOf }: MonthSource,
  typed: string,
  exceptId: string,
): readonly Expense[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  const found: Expense[] = []
  for (const month of months) {
    const rows = rowsOf(month)
    const texts = words.length === 0 ? [] : searchTexts(rows)
    for (const [at, row] of rows.entries()) {
      const hasWords = words.every((word) => texts[at]?.includes(word))
      if (!hasWords || !isExpense(row) || row.refundOf !== null || row.id === exceptId) continue
      found.push(row)
      if (found.length === mostFound) return found
    }
  }
  return found
}
