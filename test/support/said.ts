import { hasAhead } from '#domain/ahead.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'

/** The same text for the same value, in whatever order it names its fields. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'nothing'

/** Who said what of the same thing; what is said of it must be one. */
export class Said {
  readonly #said = new Map<string, Map<string, string>>()

  note(what: string, where: string, value: unknown): void {
    const all = this.#said.get(what) ?? new Map<string, string>()
    this.#said.set(what, all.set(where, written(value)))
  }

  get disagreements(): readonly string[] {
    return [...this.#said].flatMap(([what, all]) => {
      const isOne = new Set(all.values()).size === 1
      return isOne ? [] : [`${what}: ${Array.from(all, (pair) => pair.join(' says ')).join('; ')}`]
    })
  }

  get compared(): number {
    return [...this.#said.values()].filter((all) => all.size > 1).length
  }
}

/** A figure as a screen tells it. */
interface Total {
  readonly amount: number | null
  readonly missing?: readonly MissingRate[] | undefined
  /** Some of it was converted. */
  readonly isAbout?: boolean | undefined
}

export const gapsOf = (missing: readonly MissingRate[] = []) =>
  missing.toSorted((one, other) => (one.currency < other.currency ? -1 : 1))

export const told = ({ amount, missing, isAbout = false }: Total) => ({
  amount,
  missing: gapsOf(missing),
  isAbout,
})
export const nothing: Total = { amount: 0 }
/** Where nothing is ahead, nothing is said of it. */
export const toldAhead = (total: Total) => told(hasAhead(total) ? total : nothing)
