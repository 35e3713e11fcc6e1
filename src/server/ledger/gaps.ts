import type { Day } from '#domain/calendar/calendar.ts'
import { addMissing, addOld, type MissingRate, type OldRate } from '#domain/money/convert-totals.ts'
import { exactSum, isMoved } from './conversion.ts'

/** What a figure owes to rates: amounts without one, old ones, and whether it took any. */
export interface Gaps {
  readonly missing: readonly MissingRate[]
  readonly old: readonly OldRate[]
  /** Some of it was converted. */
  readonly isAbout: boolean
}

export const noGaps: Gaps = { missing: [], old: [], isAbout: false }

export const addGaps = (all: readonly Gaps[]): Gaps => ({
  missing: addMissing(all.map(({ missing }) => missing)),
  old: addOld(all.map(({ old }) => old)),
  isAbout: all.some(({ isAbout }) => isAbout),
})

/** Of a query's converted rows, by currency: what has no rate, and the oldest of old rates. */
export const gapColumns = `currency,
  sum(amount) filter (where counted is null) as unrated,
  min(date) filter (where counted is null) as unrated_from,
  max(date) filter (where counted is null) as unrated_to, min(rate_on) as old_on,
  bool_or(counted is not null and currency <> $2 and not ${isMoved}) as is_about`

/** The same of sums in the wanted currency, which need no rate. */
export const wholeColumns = `null::text as currency, null::numeric as unrated,
  null::date as unrated_from, null::date as unrated_to, null::date as old_on,
  null::boolean as is_about`

/** All of it as one value, over rows with these columns; null where there is nothing. */
export const gapsOf = (condition = 'true') => `json_agg(json_build_object(
    'currency', currency, 'from', unrated_from, 'to', unrated_to, 'amount', unrated::text,
    'on', old_on, 'isAbout', is_about
  )) filter (where (unrated is not null or is_about) and ${condition})`

/** What is known of the amounts that were converted. */
export const knownSum = (condition = 'true') =>
  `coalesce(sum(counted) filter (where ${condition}), 0)::text`

interface FoundGap extends Omit<MissingRate, 'amount'> {
  readonly amount: string | null
  readonly on: Day | null
  readonly isAbout: boolean
}
export type FoundGaps = readonly FoundGap[] | null

export function readGaps(found: FoundGaps): Gaps {
  if (found === null) return noGaps
  const missing = found
    .filter(({ amount }) => amount !== null)
    .map(({ on: _, isAbout: _about, ...one }) => ({ ...one, amount: exactSum(one.amount) }))
  const old = found.flatMap(({ currency, on }) => (on === null ? [] : [{ currency, on }]))
  const isAbout = found.some((one) => one.isAbout)
  return { missing: addMissing([missing]), old: addOld([old]), isAbout }
}
