import type { GroupShareRow } from '#contract/groups/expenses.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { CategoryField } from './category-field.tsx'
import { useCategories } from './use-categories.ts'

export interface OwnCategoryProps {
  /** My part of a group's expense. */
  readonly id: string
}

/** What my part is in my own book; only mine changes, and the choice is remembered. */
export function OwnCategory({ id }: OwnCategoryProps) {
  const { replica } = useTable('group_shares')
  const categories = useCategories('expense')
  const { change } = useWrites('group_shares')
  const row: unknown = replica.rows('group_shares').get(id)
  if (!row) return null
  const share = row as GroupShareRow
  return (
    <CategoryField
      label={say('Category in your own book')}
      categories={categories}
      value={share.categoryId}
      onChange={(categoryId) =>
        change(share, { categoryId }, { title: say('Changed in your own book') })
      }
      hint={say('Only for you. It is used for the next ones of this kind too.')}
    />
  )
}
