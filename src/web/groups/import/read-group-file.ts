import { limits } from '#contract/limits.ts'
import { readSpliit } from '#domain/groups/import-spliit.ts'
import { readSplitwise } from '#domain/groups/import-splitwise.ts'
import { readSettleUp } from '#domain/groups/imported/import-settle-up.ts'
import type { ImportedGroup, ImportVerdict } from '#domain/groups/imported-group.ts'
import { refuse } from '#domain/import/statement.ts'
import { newId } from '#web/data/new-id.ts'
import { say } from '#web/words/say.ts'

/** What the other app calls a line becomes an id of ours: rounding goes by it. */
const withIds = (group: ImportedGroup): ImportedGroup => ({
  ...group,
  expenses: group.expenses.map((expense) => ({ ...expense, id: newId() })),
  payments: group.payments.map((payment) => ({ ...payment, id: newId() })),
})

/** A table of Settle Up says who paid; any other may be one of Splitwise. */
function readTable(text: string): ImportVerdict {
  const read = readSettleUp(text, limits)
  return read.ok ? read : readSplitwise(text, limits)
}

/** Spliit writes JSON, the others a table. `chosen` is the currency of a file that names none. */
export function readGroupFile(text: string, chosen: string | null): ImportVerdict {
  const plain = text.replace(/^\uFEFF/, '')
  const isJson = plain.trimStart().startsWith('{')
  const read = isJson ? readSpliit(plain, limits, chosen) : readTable(plain)
  if (!read.ok) return read
  if (read.group.people.length > limits.groupMembers) {
    return refuse(
      'too-large',
      say('A group has room for {groupMembers} people.', { groupMembers: limits.groupMembers }),
    )
  }
  return { ok: true, group: withIds(read.group) }
}
