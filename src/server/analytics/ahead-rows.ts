import type { RowsAnswer } from '#contract/entities/analytics-rows.ts'
import { limits } from '#contract/limits.ts'
import { Fault } from '../http/fault.ts'
import type { Look, Span } from './look.ts'
import { readPlanned, readTemplates, sumPlanned } from './plans.ts'
import { toldMissing } from './told-gaps.ts'

interface Ahead extends Span {
  readonly kind: 'expense' | 'income'
  readonly after?: string | undefined
}

/** How many were shown before. */
function readPlace(after: string | undefined): number {
  const place = after === undefined ? 0 : Number(after)
  if (Number.isSafeInteger(place) && place >= 0) return place
  throw new Fault('invalid-input', { after: 'This is no place to go on from.' })
}

/** What templates and loans will still bring in some days to come, the next first. */
export async function readAheadRows(
  look: Look,
  { from, to, kind, after }: Ahead,
): Promise<RowsAnswer> {
  const planned = await readPlanned(look, await readTemplates(look), { from, to })
  const all = planned
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const first = readPlace(after)
  const last = first + limits.analyticsRows
  const { amount: total, missing } = sumPlanned(planned, kind)
  return {
    currency: look.currency,
    total,
    ...toldMissing(missing),
    count: all.length,
    rows: all.slice(first, last).map(({ day, amount, source }) => ({
      ...source,
      date: day,
      payee: source.description,
      counted: amount,
    })),
    next: last < all.length ? String(last) : null,
  }
}
