import type { GroupShareRow } from '#contract/entities/group-expenses.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { CategoryField } from '#web/fields/category-field.tsx'
import { useCategories } from '#web/fields/use-categories.ts'
import { useGroupSend } from '#web/fields/use-group-send.ts'

export interface OwnCategoryProps {
  readonly expenseId: string
  readonly meId: string | null
}

const change = (id: string, categoryId: string | null) => ({
  name: 'group_shares.update',
  args: { id, patch: { categoryId } },
})

/** What my part is in my own book; only mine changes, and the choice is remembered. */
export function OwnCategory({ expenseId, meId }: OwnCategoryProps) {
  const { replica } = useTable('group_shares')
  const categories = useCategories('expense')
  const send = useGroupSend()
  const id = meId === null ? '' : shareId(expenseId, meId)
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
