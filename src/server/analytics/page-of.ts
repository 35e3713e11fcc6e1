import { limits } from '#contract/limits.ts'
import { Fault } from '../http/fault.ts'

/** How many were shown before. */
function readPlace(after: string | undefined): number {
  const place = after === undefined ? 0 : Number(after)
  if (Number.isSafeInteger(place) && place >= 0) return place
  throw new Fault('invalid-input', { after: 'This is no place to go on from.' })
}

/** One page of rows that are all known, by how many were shown before. */
export function pageOf<Row>(all: readonly Row[], after: string | undefined) {
  const first = readPlace(after)
  const last = first + limits.analyticsRows
  const next = last < all.length ? String(last) : null
  return { count: all.length, rows: all.slice(first, last), next }
}
