/** One case of a file: what it is called, and what is wrong with our answer, if anything. */
export interface Verdict {
  readonly id: string
  /** Null when our answer is the expected one. */
  readonly problem: string | null
}

/** A part of a file with all its verdicts. */
export interface Section {
  readonly name: string
  readonly verdicts: readonly Verdict[]
  /** Why nothing was tried: the product has no use for it. */
  readonly skipped?: string
}

/** Reads a file of vectors and tries every one of them with the code that ships. */
export type Trial = (file: unknown) => readonly Section[]

const shown = (value: unknown) => {
  const text = JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? `${item}` : item))
  return text === undefined ? 'nothing' : text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** The verdict on an answer that must be exactly the expected one. */
export const compare = (id: string, got: unknown, expected: unknown): Verdict => ({
  id,
  problem:
    shown(got) === shown(expected) && JSON.stringify(got) === JSON.stringify(expected)
      ? null
      : `expected ${shown(expected)}, got ${shown(got)}`,
})

/** Tries every case of a list; one that throws has failed, and the others go on. */
export function tryAll<Case extends { readonly id: string }>(
  name: string,
  cases: readonly Case[] | undefined,
  attempt: (one: Case) => Verdict,
): Section {
  const verdicts = (cases ?? []).map((one) => {
    try {
      return attempt(one)
    } catch (error) {
      return { id: one.id, problem: `failed: ${(error as Error).message}` }
    }
  })
  return { name, verdicts }
}
