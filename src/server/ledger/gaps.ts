import type { Day } from '#domain/calendar.ts'
import { addMissing, addOld, type MissingRate, type OldRate } from '#domain/convert-totals.ts'
import { exactSum } from './conversion.ts'

/** What keeps a figure from being whole: amounts without a rate, and rates that are old. */
export interface Gaps {
  readonly missing: readonly MissingRate[]
  readonly old: readonly OldRate[]
}

export const noGaps: Gaps = { missing: [], old: [] }

export const addGaps = (all: readonly Gaps[]): Gaps => ({
  missing: addMissing(all.map(({ missing }) => missing)),
  old: addOld(all.map(({ old }) => old)),
})

/** Of a query's converted rows, by currency: what has no rate, and the oldest of old rates. */
export const gapColumns = `currency,
  sum(amount) filter (where counted is null) as unrated,
  min(date) filter (where counted is null) as unrated_from,
  max(date) filter (where counted is null) as unrated_to, min(rate_on) as old_on`

/** The same of sums in the wanted currency, which need no rate. */
export const wholeColumns = `null::text as currency, null::numeric as unrated,
  null::date as unrated_from, null::date as unrated_to, null::date as old_on`

/** All of it as one value, over rows with these columns; null where there is nothing. */
export const gapsOf = (condition = 'true') => `json_agg(json_build_object(
    'currency', currency, 'from', unrated_from, 'to', unrated_to, 'amount', unrated::text,
    'on', old_on
  )) filter (where (unrated is not null or old_on is not null) and ${condition})`

/** What is known of the amounts that were converted. */
export const knownSum = (condition = 'true') =>
  `coalesce(sum(counted) filter (where ${condition}), 0)::text`

interface FoundGap extends Omit<MissingRate, 'amount'> {
  readonly amount: string | null
  readonly on: Day | null
}
export type FoundGaps = readonly FoundGap[] | null

export function readGaps(found: FoundGaps): Gaps {
  if (found === null) return noGaps
  const missing = found
    .filter(({ amount }) => amount !== null)
    .map(({ on: _, ...one }) => ({ ...one, amount: exactSum(one.amount) }))
  const old = found.flatMap(({ currency, on }) => (on === null ? [] : [{ currency, on }]))
  return { missing: addMissing([missing]), old: addOld([old]) }
}
