import { foldText } from '#domain/ledger.ts'
import type { Category } from './use-categories.ts'

/** The one so called comes first, then names that begin with what was typed, then those with it. */
export function findCategories(choices: readonly Category[], typed: string): readonly Category[] {
  const wanted = foldText(typed.trim())
  const found = choices.filter((choice) => foldText(choice.name).includes(wanted))
  const rankOf = ({ name }: Category) => {
    const folded = foldText(name)
    return folded === wanted ? 0 : folded.startsWith(wanted) ? 1 : 2
  }
  return wanted === '' ? choices : found.toSorted((one, other) => rankOf(one) - rankOf(other))
}
