import { z } from 'zod'
import type { Miss } from './trial.ts'

/** How an expected value may stand in a file: exact, one of several, or anything. */
export type Expected<Value> = Value | { readonly any: readonly Value[] } | '*'

export const expected = <Shape extends z.ZodType>(shape: Shape) =>
  z.union([z.literal('*'), z.strictObject({ any: z.array(shape).min(1) }), shape])

/** Whether the value is as expected; `isMet` says it of one exact value. */
export function meets<Value>(wanted: Expected<Value>, isMet: (value: Value) => boolean): boolean {
  if (wanted === '*') return true
  if (typeof wanted === 'object' && wanted !== null && 'any' in wanted)
    return wanted.any.some(isMet)
  return isMet(wanted as Value)
}

/** One object, or a list of objects of which one must hold entirely. */
export const alternatives = <Shape extends z.ZodType>(shape: Shape) =>
  z.union([z.array(shape).min(1), shape.transform((one) => [one])])

/** What is wrong with an answer, each as `field: …`; none when all holds. */
export type Problems = readonly string[]

/** Null when one of the alternatives holds; otherwise what is wrong with the nearest one. */
export function missOf<Wanted>(
  wanted: readonly Wanted[],
  problemsOf: (one: Wanted) => Problems,
  said: string,
): Miss | null {
  const tried = wanted.map((one) => ({ one, problems: problemsOf(one) }))
  const nearest = tried.toSorted((a, b) => a.problems.length - b.problems.length)[0]
  if (!nearest || nearest.problems.length === 0) return null
  return {
    expected: JSON.stringify(nearest.one),
    said: `${said}${said && ' '}(${nearest.problems.join('; ')})`,
  }
}
