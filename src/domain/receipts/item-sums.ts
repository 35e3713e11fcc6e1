/** Whether what is listed on a receipt comes to its total, and what is left without discounts. */
import { splitAmount } from '../money/split-amount.ts'

export interface Sums {
  readonly total: number
  /** What each line costs; below zero for a discount. */
  readonly items: readonly number[]
  readonly tax: number
  readonly tip: number
}

/** Whether tax is in the prices already, as in most of Europe, or comes on top. */
export type TaxKind = 'within' | 'on-top'

export type ItemsVerdict =
  | { readonly verdict: 'agrees'; readonly tax: TaxKind }
  /** What the lines lack of the total; below zero when they are too much. */
  | { readonly verdict: 'differs'; readonly gap: number; readonly tax: TaxKind }
  | { readonly verdict: 'unknown' }

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Of the two ways to count tax, the one that comes closer. */
export function checkItems({ total, items, tax, tip }: Sums): ItemsVerdict {
  if (items.length === 0) return { verdict: 'unknown' }
  const within = total - tip - sum(items)
  const onTop = within - tax
  const isWithin = Math.abs(within) <= Math.abs(onTop)
  const [gap, kind] = isWithin ? ([within, 'within'] as const) : ([onTop, 'on-top'] as const)
  if (gap === 0) return { verdict: 'agrees', tax: kind }
  return { verdict: 'differs', gap, tax: kind }
}

/**
 * The same lines without discounts: each is taken off the line before it, as receipts print them,
 * and what that cannot bear off all others. Null when there is not enough to take it off.
 */
export function withoutDiscounts(items: readonly number[], id: string): readonly number[] | null {
  const left = [...items]
  let unborne = 0
  for (const [at, amount] of items.entries()) {
    if (amount >= 0) continue
    left[at] = 0
    const before = lastAbove(left, at, -amount)
    if (before === null) unborne += -amount
    else left[before] = (left[before] ?? 0) + amount
  }
  if (unborne === 0) return left
  const off = splitAmount(unborne, left, id)
  if (!off || sum(left) <= unborne) return null
  return left.map((amount, at) => amount - (off[at] ?? 0))
}

/** The nearest line above this one that costs more than what is taken off it. */
function lastAbove(left: readonly number[], at: number, off: number): number | null {
  for (let above = at - 1; above >= 0; above--) {
    const amount = left[above] ?? 0
    if (amount > 0) return amount > off ? above : null
  }
  return null
}
