import type { MerchantsAnswer } from '#contract/entities/analytics.ts'
import { limits } from '#contract/limits.ts'
import { sumAmounts } from '#domain/money.ts'
import type { Look, Span } from './look.ts'
import { readMissing } from './missing.ts'
import { type PayeeSum, readPayees } from './payees.ts'

const sizeOf = ({ total }: PayeeSum) => total ?? Number.POSITIVE_INFINITY

/** Unknown ones first, for nobody knows how large they are; then by name, so that it stays put. */
const largestFirst = (a: PayeeSum, b: PayeeSum) =>
  sizeOf(a) === sizeOf(b) ? (a.payee < b.payee ? -1 : 1) : sizeOf(b) - sizeOf(a)

/** Where the money went. */
export async function readMerchants(look: Look, span: Span, skip = 0): Promise<MerchantsAnswer> {
  const all = (await readPayees(look, span)).toSorted(largestFirst)
  const last = skip + limits.analyticsPayees
  const rest = all.slice(last)
  const totals = all.map(({ total }) => total)
  return {
    currency: look.currency,
    ...span,
    merchants: all.slice(skip, last).map(({ buys: _, categoryId: _c, ...merchant }) => merchant),
    others: {
      merchants: rest.length,
      total: sumAmounts(rest.map(({ total }) => total)),
      count: rest.reduce((sum, { count }) => sum + count, 0),
    },
    total: sumAmounts(totals),
    missing: await readMissing(look, span, totals),
  }
}
