import type { EntryLine } from '#domain/entry-line/read-line.ts'
import type { Propose } from '#web/categories/use-proposal.ts'

type Habits = Readonly<Record<EntryLine['noun'], Propose>>

/** One's own habits come before what a line says; what everybody knows, where it says nothing. */
export const proposeForLine =
  (habits: Habits) =>
  (read: EntryLine): string | null => {
    const found = habits[read.noun](read)
    return found?.isOwn || read.categoryId === null ? (found?.categoryId ?? null) : null
  }
