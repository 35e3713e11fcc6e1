/** How much of a whole is there, in whole percent: of a goal, a loan or a budget alike. */

/**
 * To the nearest, halves up; but a hundred is said of exactly that alone, and nothing of nothing
 * alone.
 */
export function wholePercent(part: number, whole: number): number {
  const nearest = Math.round((part * 100) / whole)
  if (part < whole) return Math.min(nearest || Math.sign(part), 99)
  return part > whole ? Math.max(nearest, 101) : 100
}
