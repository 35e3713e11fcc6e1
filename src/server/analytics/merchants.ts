import type { MerchantsAnswer } from '#contract/analytics/entities.ts'
import { limits } from '#contract/limits.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { addGaps } from '../ledger/gaps.ts'
import type { Look, Span } from './look.ts'
import { type PayeeSum, readPayees } from './payees.ts'
import { toldGaps } from './told-gaps.ts'

const sizeOf = ({ total }: PayeeSum) => total ?? Number.POSITIVE_INFINITY

/** By what is known of them; then by name, so that it stays put. */
const largestFirst = (a: PayeeSum, b: PayeeSum) =>
  sizeOf(a) === sizeOf(b) ? (a.payee < b.payee ? -1 : 1) : sizeOf(b) - sizeOf(a)

const shownOf = ({ buys: _, categoryId: _c, gaps, ...merchant }: PayeeSum) => ({
  ...merchant,
  ...toldGaps(gaps),
})

/** Where the money went. */
export async function readMerchants(look: Look, span: Span, skip = 0): Promise<MerchantsAnswer> {
  const all = (await readPayees(look, span)).toSorted(largestFirst)
  const last = skip + limits.analyticsPayees
  const rest = all.slice(last)
  return {
    currency: look.currency,
    ...span,
    merchants: all.slice(skip, last).map(shownOf),
    others: {
      merchants: rest.length,
      total: sumAmounts(rest.map(({ total }) => total)),
      count: rest.reduce((sum, { count }) => sum + count, 0),
      ...toldGaps(addGaps(rest.map(({ gaps }) => gaps))),
    },
    total: sumAmounts(all.map(({ total }) => total)),
    ...addGaps(all.map(({ gaps }) => gaps)),
  }
}
