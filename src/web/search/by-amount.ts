import { fitsShare } from '#domain/search/amount-range.ts'
import { type SearchQuery, termsOf } from '#domain/search/query.ts'
import type { Hit } from '#domain/search/rank.ts'

/** A bill of which others pay a part. */
const isShared = ({ groupId, amount, counts }: Hit) => groupId !== null && counts !== amount

/** It was asked how much something is, and a bill was found by more than what it costs me. */
export const isByWholeBills = (query: SearchQuery, hits: readonly Hit[]): boolean =>
  termsOf(query).some(
    ({ amount }) => amount !== null && hits.some((hit) => isShared(hit) && !fitsShare(amount, hit)),
  )
