import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { daysAhead, daysBeyond } from '#domain/ahead.ts'
import { type Bucket, type BucketSize, bucketSize, bucketsOf } from '#domain/analytics/buckets.ts'
import { flowTotals } from '#domain/analytics/savings-rate.ts'
import { spanBefore } from '#domain/analytics/span-before.ts'
import { addDays, laterDay } from '#domain/calendar/calendar.ts'
import { addMissing } from '#domain/money/convert-totals.ts'
import { addAmounts, sumAmounts } from '#domain/money/money.ts'
import { Fault } from '../http/fault.ts'
import { addGaps } from '../ledger/gaps.ts'
import type { Look, Span } from './look.ts'
import { type Cell, readBuckets } from './read-buckets.ts'
import { readShared } from './shared-entries.ts'
import { gapsByKind, toldMissing, toldOfFlow } from './told-gaps.ts'

/** More bars than that are no chart. */
const bucketsMost = 800

const byAmount = (a: { total: number | null }, b: { total: number | null }) =>
  (b.total ?? Number.POSITIVE_INFINITY) - (a.total ?? Number.POSITIVE_INFINITY) || 0

function totalsOf(cells: readonly Cell[]) {
  const sumOf = (kind: Cell['kind']) =>
    sumAmounts(cells.flatMap((cell) => (cell.kind === kind ? [cell.amount] : [])))
  const totals = flowTotals({ income: sumOf('income'), spending: sumOf('expense') })
  return { ...totals, ...toldOfFlow(gapsByKind(cells)) }
}

/** One entry for each category, with the amounts of so many buckets. */
function categoriesOf(cells: readonly Cell[], buckets: number) {
  const all = Map.groupBy(cells, ({ kind, categoryId }) => `${kind} ${categoryId}`)
  return Array.from(all.values(), (some) => {
    const amounts = Array.from({ length: buckets }, (): number | null => 0)
    for (const { bucket, amount } of some) {
      amounts[bucket] = addAmounts(amounts[bucket] ?? 0, amount)
    }
    const { kind, categoryId } = some[0] as Cell
    const count = some.reduce((sum, cell) => sum + cell.count, 0)
    const missing = some.flatMap(({ bucket, gaps }) =>
      gaps.missing.map((one) => ({ bucket, ...one })),
    )
    const about = some.flatMap(({ bucket, gaps }) => (gaps.isAbout ? [bucket] : []))
    return {
      ...{ kind, categoryId, total: sumAmounts(amounts), count, amounts },
      ...(missing.length > 0 && { missing }),
      ...(about.length > 0 && { about: [...new Set(about)] }),
    }
  }).sort(byAmount)
}

interface Times {
  readonly span: Span
  readonly earlier: Span
  /** The days after today, in the span or beyond it. */
  readonly later: Span | null
}

/** What was before, what is in the buckets, and what is ahead; by day, so that one may be both. */
async function readCells(look: Look, { span, earlier, later }: Times, buckets: readonly Bucket[]) {
  const firsts = [
    ...[earlier.from, addDays(earlier.to, 1)],
    ...buckets.map(({ from }) => from),
    ...(later ? [later.from] : []),
  ]
  const starts = [...new Set(firsts)].sort()
  const to = laterDay(span.to, later?.to ?? span.to)
  const all = await readBuckets(look, { from: earlier.from, to }, starts)
  const found = all.map((cell) => ({ cell, day: starts[cell.bucket] ?? earlier.from }))
  return {
    before: found.flatMap(({ cell, day }) => (day <= earlier.to ? [cell] : [])),
    cells: found.flatMap(({ cell, day }) =>
      day < span.from || day > span.to
        ? []
        : [{ ...cell, bucket: buckets.findLastIndex(({ from }) => from <= day) }],
    ),
    ahead: later ? found.flatMap(({ cell, day }) => (day >= later.from ? [cell] : [])) : [],
  }
}

/** Income and spending over time and by category, and the time it is compared with. */
export async function readFlow(look: Look, span: Span, wanted?: BucketSize): Promise<FlowAnswer> {
  const by = wanted ?? bucketSize(span)
  const buckets = bucketsOf(span, by)
  if (buckets.length > bucketsMost) {
    throw new Fault('invalid-input', { by: 'Choose longer steps for a time this long.' })
  }
  const earlier = spanBefore(span)
  const later = daysAhead(span, look.today) ?? daysBeyond(span, look.today)
  const [{ before, cells, ahead }, shared] = await Promise.all([
    readCells(look, { span, earlier, later }, buckets),
    readShared(look, span),
  ])
  const inBucket = Map.groupBy(cells, ({ bucket }) => bucket)
  return {
    currency: look.currency,
    ...span,
    by,
    buckets: buckets.map((days, at) => ({ ...days, ...totalsOf(inBucket.get(at) ?? []) })),
    categories: categoriesOf(cells, buckets.length),
    totals: totalsOf(cells),
    shared,
    ...(later && ahead.length > 0 && { ahead: { ...later, ...totalsOf(ahead) } }),
    before: {
      ...earlier,
      totals: totalsOf(before),
      categories: categoriesOf(before, 1).map(
        ({ amounts: _, about: _a, missing = [], ...category }) => ({
          ...category,
          ...toldMissing(addMissing([missing.map(({ bucket: _b, ...one }) => one)])),
        }),
      ),
    },
    missing: addMissing(cells.map(({ gaps }) => gaps.missing)),
    old: addGaps([...before, ...cells].map(({ gaps }) => gaps)).old,
  }
}
