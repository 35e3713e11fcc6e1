import { foldText } from '#domain/ledger.ts'
import type { Expense } from './expense.ts'
import type { MonthSource } from './shown-list.ts'

export const monthsRemembered = 12

type Memory = ReadonlyMap<string, string>
const memories = new WeakMap<readonly Expense[], Memory>()

/** The newest category of each description and merchant of a month, worked out once. */
export function memoryOf(rows: readonly Expense[]): Memory {
  const known = memories.get(rows)
  if (known) return known
  const memory = new Map<string, string>()
  for (const { categoryId, description, merchant } of rows) {
    if (categoryId === null) continue
    for (const name of [description, merchant ?? '']) {
      const key = foldText(name.trim())
      if (!memory.has(key)) memory.set(key, categoryId)
    }
  }
  memory.delete('')
  memories.set(rows, memory)
  return memory
}

/** The category last used for the same description or merchant. */
export function proposeCategory(source: MonthSource, typed: string): string | null {
  const key = foldText(typed.trim())
  if (key === '') return null
  for (const month of source.months.slice(0, monthsRemembered)) {
    const found = memoryOf(source.rowsOf(month)).get(key)
    if (found !== undefined) return found
  }
  return null
}
