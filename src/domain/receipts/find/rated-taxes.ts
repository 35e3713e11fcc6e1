/** Taxes that name their rate: what is sold at several has several, and all of them are its tax. */
import type { Amount } from './amounts.ts'
import type { LabelledRow } from './label-rows.ts'
import type { PlacedAmount } from './read-sums.ts'

const rates = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g

const isNear = (one: number, other: number) => Math.abs(one - other) <= 1

/** In a table the tax stands between what it is on and both together, in any order. */
const inTable = (amounts: readonly Amount[], percent: number) =>
  amounts.find(({ value: tax }) =>
    amounts.some(
      ({ value: net }) =>
        isNear((net * percent) / 100, tax) && amounts.some(({ value }) => value === net + tax),
    ),
  )

/** The tax behind each rate of a row: "VAT A 20% 0.54 B 5% 0.76" has two. */
function taxesIn(row: LabelledRow): readonly (readonly [percent: number, tax: PlacedAmount])[] {
  const found = [...row.row.text.matchAll(rates)]
  return found.flatMap(([, written = ''], at) => {
    const [from = 0, to = Number.POSITIVE_INFINITY] = [found[at]?.index, found[at + 1]?.index]
    const behind = row.amounts.filter((amount) => amount.from > from && amount.from < to)
    const percent = Number(written.replace(',', '.'))
    const tax = inTable(behind, percent) ?? (row.roles.has('tax') ? behind.at(-1) : undefined)
    if (!tax || tax.isNegative || tax.value === 0) return []
    return [[percent, { value: tax.value, row, from: tax.from, to: tax.to }] as const]
  })
}

/** The taxes of all rates together, or null where none names its rate. */
export function sumOfRates(rows: readonly LabelledRow[], total: number): PlacedAmount | null {
  const taxes = new Map<number, PlacedAmount>()
  for (const [percent, tax] of rows.flatMap(taxesIn)) {
    const isPart = tax.value * 100 <= total * percent + 100
    if (isPart && !taxes.has(percent)) taxes.set(percent, tax)
  }
  const [first, ...others] = taxes.values()
  if (!first) return null
  const last = others.at(-1) ?? first
  const value = others.reduce((sum, tax) => sum + tax.value, first.value)
  return first.row === last.row ? { ...first, value, to: last.to } : { ...first, value }
}
