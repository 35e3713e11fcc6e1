/** What is left of the income, and the part of it that was not spent. */
import { addAmounts } from '../money/money.ts'
import { shareBps } from '../money/share-words.ts'

export interface Flow {
  readonly income: number | null
  readonly spending: number | null
}

export interface FlowTotals extends Flow {
  readonly net: number | null
  readonly savingsRateBps: number | null
}

/** Null when either is unknown, or too large to be exact. */
const netFlow = ({ income, spending }: Flow): number | null =>
  addAmounts(income, spending === null ? null : -spending)

/** In hundredths of a percent; below zero when more was spent. Null without any income. */
function savingsRateBps(flow: Flow): number | null {
  const net = netFlow(flow)
  if (net === null || flow.income === null || flow.income <= 0) return null
  return shareBps(net, flow.income)
}

export const flowTotals = ({ income, spending }: Flow): FlowTotals => ({
  income,
  spending,
  net: netFlow({ income, spending }),
  savingsRateBps: savingsRateBps({ income, spending }),
})
