/** Reads the sums of a receipt: total, subtotal, tax and tip, and whether the lines come to it. */

import type { SumCheck } from '../reading.ts'
import type { FoundItem } from './find-items.ts'
import { findTotals, type TotalCandidate } from './find-total.ts'
import { type LabelledRow, mainAmount, type Role } from './label-rows.ts'
import { type Evidence, gatherEvidence } from './prove-total.ts'

export interface PlacedAmount {
  readonly value: number
  readonly row: LabelledRow
  readonly from: number
  readonly to: number
}

export interface Sums {
  readonly totals: readonly TotalCandidate[]
  readonly evidence: Evidence
  readonly subtotals: readonly PlacedAmount[]
  readonly taxes: readonly PlacedAmount[]
  readonly tips: readonly PlacedAmount[]
  readonly check: SumCheck
}

function placed(rows: readonly LabelledRow[], role: Role): readonly PlacedAmount[] {
  return rows.flatMap((row) => {
    const amount = row.roles.has(role) ? mainAmount(row) : undefined
    if (!amount || amount.isNegative || amount.value === 0) return []
    return [{ value: amount.value, row, from: amount.from, to: amount.to }]
  })
}

/** The tax that closes the sum first, then those small enough to be one. */
function sortTaxes(found: readonly PlacedAmount[], total: number, { subtotals }: Evidence) {
  const fits = found.filter(({ value }) => value * 100 < total * 35)
  const closes = ({ value }: PlacedAmount) =>
    subtotals.some((subtotal) => subtotal + value === total) ? 1 : 0
  return fits.toSorted((one, other) => closes(other) - closes(one))
}

/** Tax may be on top of the lines or in them: whichever comes nearer is meant. */
function checkSums(items: readonly FoundItem[], total: number | undefined, evidence: Evidence) {
  if (items.length === 0 || total === undefined) return { verdict: 'unknown' } as const
  const listed = items.reduce((sum, { amount }) => sum + amount, 0)
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)
  const unique = (values: readonly number[]) => sum([...new Set(values)])
  const extras = unique(evidence.extras)
  const rounding = evidence.roundings[0] ?? 0
  const hasOwnDiscount = items.some(({ amount }) => amount < 0)
  const less = hasOwnDiscount ? 0 : unique(evidence.discounts)
  const gaps = [0, unique(evidence.taxes), evidence.taxes[0] ?? 0].flatMap((tax) =>
    [0, extras].flatMap((extra) =>
      [0, less].flatMap((off) =>
        [0, rounding, -rounding].map((odd) => total - (listed + tax + extra - off + odd)),
      ),
    ),
  )
  const gap = gaps.reduce((best, each) => (Math.abs(each) < Math.abs(best) ? each : best))
  return gap === 0 ? ({ verdict: 'agrees' } as const) : ({ verdict: 'differs', gap } as const)
}

export function readSums(rows: readonly LabelledRow[], items: readonly FoundItem[]): Sums {
  const itemSum = items.length > 0 ? items.reduce((sum, { amount }) => sum + amount, 0) : null
  const evidence = gatherEvidence(rows, itemSum)
  const totals = findTotals(rows, evidence)
  const total = totals[0]?.value
  const most = total ?? 0
  return {
    totals,
    evidence,
    subtotals: placed(rows, 'subtotal').filter(({ value }) => value <= most),
    taxes: sortTaxes(placed(rows, 'tax'), most, evidence),
    tips: placed(rows, 'tip').filter(({ value }) => value < most),
    check: checkSums(items, total, evidence),
  }
}
