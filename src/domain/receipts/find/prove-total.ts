/** What else on a receipt says that an amount is the total: sums that only come out with it. */
import { amountsOf, type LabelledRow } from './label-rows.ts'

export type Proof = 'paid-less-change' | 'parts' | 'tax-table' | 'items' | 'steps'

export interface Evidence {
  readonly cash: readonly number[]
  readonly change: readonly number[]
  readonly subtotals: readonly number[]
  readonly taxes: readonly number[]
  readonly extras: readonly number[]
  readonly discounts: readonly number[]
  readonly roundings: readonly number[]
  /** A net amount and its tax, side by side. */
  readonly pairs: readonly (readonly [net: number, tax: number])[]
  readonly itemSum: number | null
}

/** A tax is a small part of what it is on. */
const isTaxOf = (net: number, tax: number) => tax > 0 && tax * 100 >= net && tax * 10 <= net * 3

function pairsIn(rows: readonly LabelledRow[]) {
  return rows.flatMap(({ amounts }): (readonly [number, number])[] => {
    const [net, tax] = amounts.slice(-2).map(({ value }) => value)
    if (amounts.length < 2 || net === undefined || tax === undefined) return []
    return isTaxOf(net, tax) ? [[net, tax]] : []
  })
}

export function gatherEvidence(rows: readonly LabelledRow[], itemSum: number | null): Evidence {
  const above = (values: readonly number[]) => values.filter((value) => value > 0)
  return {
    cash: above(amountsOf(rows, 'cash')),
    change: amountsOf(rows, 'change').map(Math.abs),
    subtotals: above(amountsOf(rows, 'subtotal')),
    taxes: above(amountsOf(rows, 'tax')),
    extras: above([...amountsOf(rows, 'service'), ...amountsOf(rows, 'tip')]),
    discounts: amountsOf(rows, 'discount').map(Math.abs),
    roundings: amountsOf(rows, 'rounding'),
    pairs: pairsIn(rows),
    itemSum,
  }
}

/** Every sum of a choice of the given parts. */
function sumsOf(parts: readonly number[]): ReadonlySet<number> {
  const sums = new Set([0])
  for (const part of parts.slice(0, 5)) for (const sum of [...sums]) sums.add(sum + part)
  return sums
}

function isSumOfParts(total: number, evidence: Evidence, bases: readonly number[]): boolean {
  const { taxes, extras, discounts, roundings } = evidence
  const signed = roundings.flatMap((value) => (value === 0 ? [] : [value, -value]))
  const parts = sumsOf([...new Set([...taxes, ...extras])])
  const less = [0, ...discounts]
  return bases.some((base) =>
    [...parts].some((sum) =>
      less.some((off) =>
        [0, ...signed].some((odd) => {
          const isMore = sum !== 0 || off !== 0 || odd !== 0
          return isMore && base + sum - off + odd === total
        }),
      ),
    ),
  )
}

export function proofsOf(total: number, evidence: Evidence): readonly Proof[] {
  const { cash, change, subtotals, pairs, itemSum, roundings } = evidence
  const proofs: Proof[] = []
  const isPaid = cash.some((given) =>
    change.some((back) => given > back && given - back === total && (back > 0 || given === total)),
  )
  if (isPaid) proofs.push('paid-less-change')
  if (isSumOfParts(total, evidence, subtotals)) proofs.push('parts')
  const nets = pairs.map(([net, tax]) => net + tax)
  const all = nets.reduce((sum, each) => sum + each, 0)
  const odd = [0, ...roundings.flatMap((value) => [value, -value])]
  if (odd.some((each) => [...nets, all].includes(total + each) && all > 0)) proofs.push('tax-table')
  if (itemSum !== null && itemSum > 0) {
    const isItems = odd.some((each) => itemSum + each === total)
    if (isItems || isSumOfParts(total, evidence, [itemSum])) proofs.push('items')
  }
  return proofs
}
