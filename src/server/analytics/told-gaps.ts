import { addMissing, addOld, type MissingRate } from '#domain/convert-totals.ts'
import type { Gaps } from '../ledger/gaps.ts'
import type { EntryKind } from './read-buckets.ts'

/** What a figure says of the amounts it lacks: nothing where it is whole. */
export const toldMissing = (missing: readonly MissingRate[]) =>
  missing.length > 0 ? { missing } : {}

/** The same of income and spending side by side. */
export const toldOfFlow = (missing: Record<'income' | 'spending', readonly MissingRate[]>) =>
  missing.income.length > 0 || missing.spending.length > 0 ? { missing } : {}

interface Counted {
  readonly kind: EntryKind
  readonly gaps: Gaps
}

export function missingByKind(cells: readonly Counted[]) {
  const of = (kind: EntryKind) =>
    addMissing(cells.flatMap((cell) => (cell.kind === kind ? [cell.gaps.missing] : [])))
  return { income: of('income'), spending: of('expense') }
}

export function oldByKind(cells: readonly Counted[]) {
  const of = (kinds: readonly EntryKind[]) =>
    addOld(cells.flatMap((cell) => (kinds.includes(cell.kind) ? [cell.gaps.old] : [])))
  return { income: of(['income']), spending: of(['expense']), net: of(['income', 'expense']) }
}
