import { useMemo, useState } from 'react'
import type { EntryLine } from '#domain/entry-line/read-line.ts'
import type { Propose } from '#web/categories/use-proposal.ts'
import type { Draft } from './draft.ts'

export interface CategoryChoice {
  /** The person said which; nothing proposes another from then on. */
  readonly choose: () => void
  readonly isChosen: boolean
  /** Nobody has chosen yet, as at first. */
  readonly restart: () => void
  /** The category and the way to pay that go along with what is described, until one was chosen. */
  readonly follow: (draft: Draft) => Partial<Draft>
  /** What habit says, whatever was chosen. */
  readonly habit: (draft: Draft) => string | null
  /** Why the category is the one it is, if it was proposed. */
  readonly why: string | null
}

interface Setting {
  readonly draft: Draft
  readonly propose: Propose
  /** What the words themselves say, where habit says nothing. */
  readonly guess: (description: string) => EntryLine
  /** How it is paid, by what it is now. */
  readonly methodOf: (draft: Draft) => Draft['paymentMethod']
}

const described = ({ description, place }: Draft) => ({
  description,
  merchant: place.trim() || null,
})

/** Follows the description until the person chooses a category. */
export function useCategoryChoice(setting: Setting): CategoryChoice {
  const { draft, propose, guess, methodOf } = setting
  const [isChosen, setChosen] = useState(draft.categoryId !== null)
  const { description, place, categoryId } = draft
  const proposed = useMemo(
    () => (isChosen ? null : propose({ description, merchant: place.trim() || null })),
    [isChosen, description, place, propose],
  )
  const habit = (next: Draft) => {
    const found = propose(described(next))
    return found?.isOwn ? found.categoryId : null
  }
  const followed = (next: Draft) => {
    const found = propose(described(next))
    if (found?.isOwn) return found.categoryId
    return guess(next.description).categoryId ?? found?.categoryId ?? null
  }
  return {
    isChosen,
    habit,
    choose: () => setChosen(true),
    restart: () => setChosen(false),
    follow: (next) => {
      const categoryId = isChosen ? next.categoryId : followed(next)
      return { categoryId, paymentMethod: methodOf({ ...next, categoryId }) }
    },
    why: proposed && proposed.categoryId === categoryId ? proposed.why : null,
  }
}
