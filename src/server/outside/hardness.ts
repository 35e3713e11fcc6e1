/** So many times as hard a proof is, once this part of what may be sent is used up. */
const steps = [
  [0.9, 8],
  [0.75, 4],
  [0.5, 2],
] as const

export const hardness = (used: number): number => steps.find(([from]) => used >= from)?.[1] ?? 1
