import { foldText } from '#domain/ledger.ts'
import type { Entry } from '../entry.ts'
import type { MonthSource } from '../shown-list.ts'

export const monthsRemembered = 12

type Memory = ReadonlyMap<string, string>
const memories = new WeakMap<readonly Entry[], Memory>()

/** The newest category of each description and merchant of a month, worked out once. */
export function memoryOf(rows: readonly Entry[]): Memory {
  const known = memories.get(rows)
  if (known) return known
  const memory = new Map<string, string>()
  for (const entry of rows) {
    const { categoryId, description } = entry
    if (categoryId === null) continue
    const where = 'source' in entry ? entry.source : entry.merchant
    for (const name of [description, where ?? '']) {
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
