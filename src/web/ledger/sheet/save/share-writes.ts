import type { GroupRow } from '#contract/groups/entities.ts'
import { expenseTemplates, incomeTemplates } from '#contract/recurring/entities.ts'
import type { Repeats } from '#domain/entry-line/find-spreading.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { ruleAgain } from '#domain/recurring/again.ts'
import type { OwnAccountFields } from '#web/accounts/own-account.tsx'
import type { Category } from '#web/categories/use-categories.ts'
import type { EntryFields, ExpenseFields } from '#web/ledger/model/entry.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import { command } from '#web/writes/command.ts'
import { creating, type Write } from '#web/writes/write.ts'

/** Everybody who is in it now. */
export const sharersOf = ({ members }: GroupRow): readonly string[] =>
  members.filter(({ leftAt }) => leftAt === null).map(({ memberId }) => memberId)

/** Others only know the categories of everybody: of an own one the nearest above it. */
export function sharedCategory(
  categoryId: string | null,
  byId: ReadonlyMap<string, Category>,
  isShared: (id: string) => boolean,
): string | null {
  if (categoryId === null || isShared(categoryId)) return categoryId
  const parentId = byId.get(categoryId)?.parentId ?? null
  return parentId !== null && isShared(parentId) ? parentId : null
}

/** A bill has no tags: they go where everybody can read them. */
const notesOf = ({ notes, tags }: ExpenseFields) =>
  [notes, tags.map((tag) => `#${tag}`).join(' ')].filter(Boolean).join('\n') || null

/** The account behind my part of a bill is in my own book. */
export const ownPart = (id: string, { accountId, accountAmount }: OwnAccountFields) =>
  accountId === null
    ? []
    : [{ name: 'group_shares.update', args: { id, patch: { accountId, accountAmount } } }]

/** A bill of the group: I paid unless another did, and everybody shares it equally. */
export function addingBill(
  group: GroupRow,
  uid: string,
  id: string,
  fields: ExpenseFields,
  paidBy: string | null = null,
): Write {
  const { description, amount, currency, rate, date, categoryId, receiptId } = fields
  const memberIds = sharersOf(group)
  const me = group.members.find((member) => member.uid === uid && member.leftAt === null)
  const isMine = paidBy === null || paidBy === me?.memberId
  const doc = {
    ...{ id, description, amount, currency, rate, date, categoryId, receiptId },
    notes: notesOf(fields),
    payers: [{ memberId: paidBy ?? me?.memberId ?? memberIds[0] ?? '', amount }],
    split: { mode: 'equal' as const, memberIds: [...memberIds] },
  }
  const created = command('group_expenses.create', { groupId: group.id, doc })
  return {
    commands: me && isMine ? [created, ...ownPart(shareId(id, me.memberId), fields)] : [created],
    undo: [command('group_expenses.delete', { groupId: group.id, id })],
  }
}

/** The same again by itself, from the next time on. */
export function addingTemplate(
  { type }: Noun,
  id: string,
  fields: EntryFields,
  repeats: Repeats,
  groupId: string | null,
): Write {
  const { writable, defaults } = type === 'expense' ? expenseTemplates : incomeTemplates
  const own = Object.entries(fields).filter(([name]) => Object.hasOwn(writable, name))
  const doc = {
    ...defaults,
    ...Object.fromEntries(own),
    ...(type === 'expense' ? { groupId } : {}),
    id,
    ...ruleAgain(fields.date, repeats),
  }
  return creating(`${type}_templates`, [doc])
}
