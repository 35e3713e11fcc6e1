import type { GroupRow } from '#contract/groups/entities.ts'
import { expenseTemplates, incomeTemplates } from '#contract/recurring/entities.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import type { Repeats } from '#domain/entry-line/find-spreading.ts'
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

/** A bill of the group: I paid, and everybody shares it equally. */
export function addingBill(group: GroupRow, uid: string, id: string, fields: ExpenseFields): Write {
  const { description, amount, currency, rate, date, categoryId, receiptId } = fields
  const memberIds = sharersOf(group)
  const me = group.members.find((member) => member.uid === uid && member.leftAt === null)
  const doc = {
    ...{ id, description, amount, currency, rate, date, categoryId, receiptId },
    notes: notesOf(fields),
    payers: [{ memberId: me?.memberId ?? memberIds[0] ?? '', amount }],
    split: { mode: 'equal' as const, memberIds: [...memberIds] },
  }
  return {
    commands: [command('group_expenses.create', { groupId: group.id, doc })],
    undo: [command('group_expenses.delete', { groupId: group.id, id })],
  }
}

/** The day it comes again for the first time. */
export function nextTime(date: Day, repeats: Repeats): Day {
  if (repeats === 'daily') return addDays(date, 1)
  if (repeats === 'weekly') return addDays(date, 7)
  const part = repeats === 'monthly' ? { months: 1 } : { years: 1 }
  return Temporal.PlainDate.from(date).add(part).toString()
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
  const dayOfMonth = Number(fields.date.slice(8))
  const doc = {
    ...defaults,
    ...Object.fromEntries(own),
    ...(type === 'expense' ? { groupId } : {}),
    id,
    frequency: repeats,
    startOn: nextTime(fields.date, repeats),
    monthDays: repeats === 'monthly' ? [dayOfMonth] : [],
  }
  return creating(`${type}_templates`, [doc])
}
