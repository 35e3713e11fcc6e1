import type { GroupShareRow } from '#contract/groups/expenses.ts'
import { routes } from '#contract/routes.ts'
import type { Replica } from '#web/data/replica/types.ts'

type Book = Pick<Replica, 'rows'>

const inGroup = (groupId: string, params: Readonly<Record<string, string>>) =>
  `${routes.group.path.replace(':id', groupId)}?${new URLSearchParams(params)}`

/** My part of a bill opens as that bill; in my own list once I have left the group. */
export function shareAddress(book: Book, id: string): string {
  const row: unknown = book.rows('group_shares').get(id)
  if (!row) return routes.expenses.path
  const { groupId, expenseId, date } = row as GroupShareRow
  if (book.rows('groups').has(groupId)) return inGroup(groupId, { edit: expenseId })
  return `${routes.expenses.path}?${new URLSearchParams({ month: date.slice(0, 7), edit: id })}`
}

/** A payment of a group, for whoever is in it. */
export const paymentAddress = (book: Book, groupId: string, payment: string): string | null =>
  book.rows('groups').has(groupId) ? inGroup(groupId, { tab: 'settle', payment }) : null
