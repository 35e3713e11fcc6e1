import { limits } from '#contract/limits.ts'
import { readSpliit } from '#domain/groups/import-spliit.ts'
import { readSplitwise } from '#domain/groups/import-splitwise.ts'
import type { ImportedGroup, ImportVerdict } from '#domain/groups/imported-group.ts'
import { newId } from '#web/data/new-id.ts'

/** What the other app calls a line becomes an id of ours: rounding goes by it. */
const withIds = (group: ImportedGroup): ImportedGroup => ({
  ...group,
  expenses: group.expenses.map((expense) => ({ ...expense, id: newId() })),
  payments: group.payments.map((payment) => ({ ...payment, id: newId() })),
})

/** Spliit writes JSON, Splitwise a table. */
export function readGroupFile(text: string, currency: string): ImportVerdict {
  const plain = text.replace(/^\uFEFF/, '')
  const isJson = plain.trimStart().startsWith('{')
  const read = isJson ? readSpliit(plain, limits, currency) : readSplitwise(plain, limits)
  return read.ok ? { ok: true, group: withIds(read.group) } : read
}
