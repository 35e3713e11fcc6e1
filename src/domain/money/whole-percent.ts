/** How much of a whole is there, in percent: of a goal, a loan or a budget alike. */

/**
 * To the nearest whole one, halves up; but a hundred is said of exactly that alone, and nothing of
 * nothing alone: less than a half stays what it is, so that nobody reads more than there is.
 */
export function wholePercent(part: number, whole: number): number {
  const nearest = Math.round((part * 100) / whole)
  if (part < whole) return Math.min(nearest || (part * 100) / whole, 99)
  return part > whole ? Math.max(nearest, 101) : 100
}
