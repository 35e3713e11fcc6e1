/** Counts so small that they could be about somebody in particular are not told. */

export const leastShown = 5

/** Null says "fewer than five, but somebody"; none is nobody, and is told. */
export const suppressSmall = (count: number): number | null =>
  count > 0 && count < leastShown ? null : count
