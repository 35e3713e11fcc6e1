import type { GroupRow } from '#contract/entities/groups.ts'
import type { Entry } from '../entry.ts'
import type { MonthSource } from '../shown-list.ts'
import { isExpense } from './draft.ts'

const monthsRemembered = 24

const namesIn = (rows: readonly Entry[]) =>
  rows.flatMap((row) => (isExpense(row) && row.expectedBack ? [row.expectedBack.from] : []))

/** Whom something was expected from of late, and those of the own groups. */
export function usedNames(
  { months, rowsOf }: MonthSource,
  groups: Iterable<GroupRow>,
): readonly string[] {
  const owing = months.slice(0, monthsRemembered).flatMap((month) => namesIn(rowsOf(month)))
  const members = [...groups].flatMap((group) => group.members.map(({ name }) => name))
  return [...new Set([...owing, ...members])]
}
