import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { CategoryType, Describable } from '#domain/categories/rules.ts'
import { useKnown } from '../form/fields/use-known.ts'
import type { Categories } from './use-categories.ts'
import { useProposal } from './use-proposal.ts'

export interface ProposedSetting {
  readonly type: CategoryType
  readonly categories: Categories
  /** What the form has now. */
  readonly categoryId: string | null
  readonly row: Describable
  readonly onPropose: (categoryId: string | null) => void
}

type Patch = { readonly categoryId?: string | null }

/**
 * In a form: the category that goes along with what is described, with its reason, until somebody
 * chooses one. It follows while it is typed: a reason that came when the field is left would move
 * the button that is being pressed.
 */
export function useProposed(setting: ProposedSetting) {
  const { type, categories, categoryId, row, onPropose } = setting
  const { description, merchant = null } = row
  const known = useKnown(type, categories, 'typed')
  const propose = useProposal(type, categories, known)
  const taken = useRef<string | null>(null)
  const follow = (text: string): Patch => {
    if (categoryId !== taken.current) return {}
    const found = text.trim() === '' ? null : propose({ description: text, merchant })
    taken.current = found?.categoryId ?? null
    return { categoryId: taken.current }
  }
  const catchUp = useEffectEvent(() => {
    const { categoryId: next } = follow(description)
    if (next !== undefined && next !== categoryId) onPropose(next)
  })
  // The lists may come after the first words.
  useEffect(() => {
    if (known) catchUp()
  }, [known])
  const found = useMemo(
    () => (description.trim() === '' ? null : propose({ description, merchant })),
    [propose, description, merchant],
  )
  return { follow, why: found && found.categoryId === categoryId ? found.why : undefined }
}
