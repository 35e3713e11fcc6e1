import { useMemo, useRef } from 'react'
import type { CategoryType, Describable } from '#domain/categories/rules.ts'
import { oncePressed } from '#web/ui/once-pressed.ts'
import type { Categories } from './use-categories.ts'
import { useKnown } from './use-known.ts'
import { useProposal } from './use-proposal.ts'

export interface ProposedSetting {
  readonly type: CategoryType
  readonly categories: Categories
  /** What the form has now. */
  readonly categoryId: string | null
  readonly row: Describable
  readonly onPropose: (categoryId: string) => void
}

/** In a form: a category for what was described, taken when the field is left, with its reason. */
export function useProposed(setting: ProposedSetting) {
  const { type, categories, categoryId, row, onPropose } = setting
  const { description, merchant = null } = row
  const propose = useProposal(type, categories, useKnown(type, categories, 'typed'))
  const found = useMemo(
    () => (description.trim() === '' ? null : propose({ description, merchant })),
    [propose, description, merchant],
  )
  const taken = useRef<string | null>(null)
  return {
    /** What was proposed before may be proposed anew; what somebody chose stays. */
    take: () => {
      if (!found || categoryId !== taken.current) return
      taken.current = found.categoryId
      // Its reason takes room, and would move away what is pressed to leave the field.
      oncePressed(() => onPropose(found.categoryId))
    },
    why: found && found.categoryId === categoryId ? found.why : undefined,
  }
}
