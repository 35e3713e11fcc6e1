import { type MissingRate, negateMissing } from '#domain/money/convert-totals.ts'
import { addGaps, type Gaps } from '../ledger/gaps.ts'
import type { EntryKind } from './read-buckets.ts'

/** What a figure says of the amounts it lacks: nothing where it is whole. */
export const toldMissing = (missing: readonly MissingRate[]) =>
  missing.length > 0 ? { missing } : {}

/** With whether it took any. */
export const toldGaps = ({ missing, isAbout }: Omit<Gaps, 'old'>) => ({
  ...toldMissing(missing),
  ...(isAbout && { isAbout }),
})

/** The same of income and spending side by side. */
export function toldOfFlow({ income, spending }: Record<'income' | 'spending', Gaps>) {
  const isLacking = income.missing.length > 0 || spending.missing.length > 0
  return {
    ...(isLacking && { missing: { income: income.missing, spending: spending.missing } }),
    ...((income.isAbout || spending.isAbout) && {
      isAbout: { income: income.isAbout, spending: spending.isAbout },
    }),
  }
}

interface Counted {
  readonly kind: EntryKind
  readonly gaps: Gaps
}

/** Net of them is what both have. */
export function gapsByKind(cells: readonly Counted[]) {
  const of = (kind: EntryKind) =>
    addGaps(cells.flatMap((cell) => (cell.kind === kind ? [cell.gaps] : [])))
  const [income, spending] = [of('income'), of('expense')]
  const lacking = { ...spending, missing: negateMissing(spending.missing) }
  return { income, spending, net: addGaps([income, lacking]) }
}
