import { foldText } from '#domain/ledger.ts'
import type { Category } from './use-categories.ts'

/** Names that begin with what was typed come before those that only contain it. */
export function findCategories(choices: readonly Category[], typed: string): readonly Category[] {
  const wanted = foldText(typed.trim())
  const found = choices.filter((choice) => foldText(choice.name).includes(wanted))
  const isStart = (choice: Category) => foldText(choice.name).startsWith(wanted)
  return wanted === '' ? choices : [...found.filter(isStart), ...found.filter((c) => !isStart(c))]
}
