import type { FlowAnswer } from '#contract/entities/analytics.ts'
import { type BucketSize, bucketSize, bucketsOf, spanBefore } from '#domain/analytics/buckets.ts'
import { flowTotals } from '#domain/analytics/savings-rate.ts'
import { addMissing } from '#domain/convert-totals.ts'
import { sumAmounts } from '#domain/money.ts'
import { Fault } from '../http/fault.ts'
import { addGaps } from '../ledger/gaps.ts'
import type { Look, Span } from './look.ts'
import { type Cell, readBuckets } from './read-buckets.ts'
import { missingByKind, toldMissing, toldOfFlow } from './told-gaps.ts'

/** More bars than that are no chart. */
const bucketsMost = 800

const byAmount = (a: { total: number | null }, b: { total: number | null }) =>
  (b.total ?? Number.POSITIVE_INFINITY) - (a.total ?? Number.POSITIVE_INFINITY) || 0

function totalsOf(cells: readonly Cell[]) {
  const sumOf = (kind: Cell['kind']) =>
    sumAmounts(cells.flatMap((cell) => (cell.kind === kind ? [cell.amount] : [])))
  const totals = flowTotals({ income: sumOf('income'), spending: sumOf('expense') })
  return { ...totals, ...toldOfFlow(missingByKind(cells)) }
}

/** One entry for each category, with the amounts of so many buckets. */
function categoriesOf(cells: readonly Cell[], buckets: number) {
  const all = Map.groupBy(cells, ({ kind, categoryId }) => `${kind} ${categoryId}`)
  return Array.from(all.values(), (some) => {
    const amounts = Array.from({ length: buckets }, (): number | null => 0)
    for (const { bucket, amount } of some) amounts[bucket] = amount
    const { kind, categoryId } = some[0] as Cell
    const count = some.reduce((sum, cell) => sum + cell.count, 0)
    const missing = some.flatMap(({ bucket, gaps }) =>
      gaps.missing.map((one) => ({ bucket, ...one })),
    )
    return {
      ...{ kind, categoryId, total: sumAmounts(amounts), count, amounts },
      ...(missing.length > 0 && { missing }),
    }
  }).sort(byAmount)
}

/** Income and spending over time and by category, and the time of the same length before. */
export async function readFlow(look: Look, span: Span, wanted?: BucketSize): Promise<FlowAnswer> {
  const by = wanted ?? bucketSize(span)
  const buckets = bucketsOf(span, by)
  if (buckets.length > bucketsMost) {
    throw new Fault('invalid-input', { by: 'Choose longer steps for a time this long.' })
  }
  const earlier = spanBefore(span)
  const both = { from: earlier.from, to: span.to }
  // The first bucket is all that was before.
  const starts = [earlier.from, ...buckets.map(({ from }) => from)]
  const all = await readBuckets(look, both, starts)
  const before = all.filter(({ bucket }) => bucket === 0)
  const cells = all.flatMap((cell) =>
    cell.bucket > 0 ? [{ ...cell, bucket: cell.bucket - 1 }] : [],
  )
  const inBucket = Map.groupBy(cells, ({ bucket }) => bucket)
  return {
    currency: look.currency,
    ...span,
    by,
    buckets: buckets.map((days, at) => ({ ...days, ...totalsOf(inBucket.get(at) ?? []) })),
    categories: categoriesOf(cells, buckets.length),
    totals: totalsOf(cells),
    before: {
      ...earlier,
      totals: totalsOf(before),
      categories: categoriesOf(before, 1).map(({ amounts: _, missing = [], ...category }) => ({
        ...category,
        ...toldMissing(addMissing([missing.map(({ bucket: _b, ...one }) => one)])),
      })),
    },
    missing: addMissing(cells.map(({ gaps }) => gaps.missing)),
    old: addGaps(all.map(({ gaps }) => gaps)).old,
  }
}
