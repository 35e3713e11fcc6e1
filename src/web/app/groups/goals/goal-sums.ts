import type { ContributionRow } from '../group-rows.ts'

/** What each member has in a goal. */
export function savedBy(
  contributions: readonly ContributionRow[],
  goalId: string,
): ReadonlyMap<string, number> {
  const saved = new Map<string, number>()
  for (const { goalId: own, memberId, kind, amount } of contributions) {
    if (own !== goalId) continue
    const by = kind === 'withdrawal' ? -amount : amount
    saved.set(memberId, (saved.get(memberId) ?? 0) + by)
  }
  return saved
}
