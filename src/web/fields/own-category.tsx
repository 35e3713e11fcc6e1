import type { GroupShareRow } from '#contract/entities/group-expenses.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { CategoryField } from './category-field.tsx'
import { useCategories } from './use-categories.ts'
import { useGroupSend } from './use-group-send.ts'

export interface OwnCategoryProps {
  /** My part of a group's expense. */
  readonly id: string
}

const change = (id: string, categoryId: string | null) => ({
  name: 'group_shares.update',
  args: { id, patch: { categoryId } },
})

/** What my part is in my own book; only mine changes, and the choice is remembered. */
export function OwnCategory({ id }: OwnCategoryProps) {
  const { replica } = useTable('group_shares')
  const categories = useCategories('expense')
  const send = useGroupSend()
  const row: unknown = replica.rows('group_shares').get(id)
  if (!row) return null
  const { categoryId: before } = row as GroupShareRow
  const choose = (categoryId: string | null) => {
    if (categoryId === before) return
    send([change(id, categoryId)], {
      title: 'Changed in your own book',
      back: [change(id, before)],
    })
  }
  return (
    <CategoryField
      label="Category in your own book"
      categories={categories}
      value={before}
      onChange={choose}
      hint="Only for you. It is used for the next ones of this kind too."
    />
  )
}
