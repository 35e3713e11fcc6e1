/** Entries over several categories, which sums by category count in each of them. */

export interface SharedEntries {
  /** `none` is what has no category. */
  readonly categoryIds: readonly string[]
  readonly count: number
}

/** How many too many there are when the entries of these categories are counted together. */
export const countedTwice = (shared: readonly SharedEntries[], ids: ReadonlySet<string>): number =>
  shared.reduce((sum, { categoryIds, count }) => {
    const counted = categoryIds.filter((id) => ids.has(id)).length
    return sum + Math.max(0, counted - 1) * count
  }, 0)
