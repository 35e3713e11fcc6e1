import type { z } from 'zod'

/** One case: what was typed, and what came of it. */
export interface Verdict {
  readonly id: string
  readonly typed: string
  /** Null when it was understood; otherwise what was expected and what was said instead. */
  readonly miss: Miss | null
}

export interface Miss {
  readonly expected: string
  readonly said: string
}

/**
 * Tries every case of one file the way a person would, and says what came of each, in their order.
 * It throws `Unreadable` for what it does not know: `readAs` does that for fields.
 */
export type Trial = (file: unknown) => Promise<readonly Verdict[]>

/** The file cannot be tried: it has something this command does not know. */
export class Unreadable extends Error {}

export function readAs<Shape extends z.ZodType>(shape: Shape, file: unknown): z.output<Shape> {
  const { success, data, error } = shape.safeParse(file)
  if (success) return data
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Unreadable(problems.slice(0, 5).join('; '))
}
