import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { Failure } from '#web/data/replica/types.ts'

/** What the server refused. */
export interface MeantBill {
  readonly row: GroupExpenseRow
  /** What it was made of; null where that is not known. */
  readonly base: GroupExpenseRow | null
}

interface Refused {
  readonly id?: string
  readonly was?: Partial<GroupExpenseRow>
  readonly patch?: Partial<GroupExpenseRow>
  readonly doc?: GroupExpenseRow
}

export const refusedFor = (failures: readonly Failure[], id: string) =>
  failures.filter(({ name, args }) => {
    const { id: changed, doc } = args as Refused
    return name.startsWith('group_expenses.') && (changed === id || doc?.id === id)
  })

/** What somebody meant to save, one change after the other, and what the first was made of. */
export function meantBy(
  failures: readonly Failure[],
  stored: GroupExpenseRow | null,
): MeantBill | null {
  const refused = failures.map(({ args }) => args as Refused)
  const all = refused.filter((one) => one.doc ?? one.patch)
  const doc = all.find((one) => one.doc)?.doc
  const first = doc ? { ...doc, version: 0, shares: [] } : stored
  if (!first || all.length === 0) return null
  const changes = all.flatMap(({ was, patch }) => [was, patch])
  const row: GroupExpenseRow = Object.assign({}, first, ...changes)
  if (doc || !all.every(({ was }) => was)) return { row, base: null }
  return { row, base: Object.assign({}, first, ...all.map(({ was }) => was).reverse()) }
}
