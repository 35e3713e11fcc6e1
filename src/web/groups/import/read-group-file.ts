import { limits } from '#contract/limits.ts'
import { readSpliit } from '#domain/groups/import-spliit.ts'
import { readSplitwise } from '#domain/groups/import-splitwise.ts'
import type { ImportedGroup, ImportVerdict } from '#domain/groups/imported-group.ts'
import { refuse } from '#domain/import/statement.ts'
import { newId } from '#web/data/new-id.ts'

/** What the other app calls a line becomes an id of ours: rounding goes by it. */
const withIds = (group: ImportedGroup): ImportedGroup => ({
  ...group,
  expenses: group.expenses.map((expense) => ({ ...expense, id: newId() })),
  payments: group.payments.map((payment) => ({ ...payment, id: newId() })),
})

/** Spliit writes JSON, Splitwise a table. `chosen` is the currency of a file that names none. */
export function readGroupFile(text: string, chosen: string | null): ImportVerdict {
  const plain = text.replace(/^\uFEFF/, '')
  const isJson = plain.trimStart().startsWith('{')
  const read = isJson ? readSpliit(plain, limits, chosen) : readSplitwise(plain, limits)
  if (!read.ok) return read
  if (read.group.people.length > limits.groupMembers) {
    return refuse('too-large', `A group has room for ${limits.groupMembers} people.`)
  }
  return { ok: true, group: withIds(read.group) }
}
