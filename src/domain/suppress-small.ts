/** Counts so small that they could be about somebody in particular are not told. */

export const leastShown = 5

/** Null says "fewer than five", none included: a zero that becomes a few would tell as much. */
export const suppressSmall = (count: number): number | null => (count < leastShown ? null : count)
