/** Reads the sums of a receipt: total, subtotal, tax and tip, and whether the lines come to it. */

import type { SumCheck } from '../reading.ts'
import type { FoundItem } from './find-items.ts'
import { findTotals, type TotalCandidate } from './find-total.ts'
import { type LabelledRow, mainAmount, type Role } from './label-rows.ts'
import { type Evidence, gatherEvidence } from './prove-total.ts'
import { sumOfRates } from './rated-taxes.ts'

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
  /** Only one amount can be the tax, or the first of them closes the sum. */
  readonly isTaxClear: boolean
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

/** All that are called a tax, such as one of the state and one of the city; null below two. */
function sumOfAll(found: readonly PlacedAmount[]): PlacedAmount | null {
  const each = [...new Map(found.map((tax) => [tax.value, tax])).values()]
  const [first] = each
  if (!first || each.length < 2) return null
  return { ...first, value: each.reduce((sum, { value }) => sum + value, 0) }
}

/** The tax that closes the sum first, then that of all rates, then those small enough to be one. */
function readTaxes(rows: readonly LabelledRow[], total: number, { subtotals }: Evidence) {
  const found = placed(rows, 'tax')
  const closes = ({ value }: PlacedAmount) =>
    subtotals.some((subtotal) => subtotal + value === total) ? 1 : 0
  const all = sumOfAll(found)
  const fits = [sumOfRates(rows, total), all && closes(all) ? all : null, ...found]
    .filter((tax) => tax !== null)
    .filter(({ value }) => value * 100 < total * 35)
  const taxes = fits.toSorted((one, other) => closes(other) - closes(one))
  const [best] = taxes
  const isTaxClear =
    taxes.every(({ value }) => value === best?.value) || (best && closes(best) === 1)
  return { taxes, isTaxClear: isTaxClear ?? false }
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
    ...readTaxes(rows, most, evidence),
    tips: placed(rows, 'tip').filter(({ value }) => value < most),
    check: checkSums(items, total, evidence),
  }
}
