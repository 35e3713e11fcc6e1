import type { GroupExpenseRow, GroupShareRow } from '#contract/entities/group-expenses.ts'
import { type Row, userScope } from '#contract/sync.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { createMany, deleteMany, type Hand, updateMany } from '../documents/write.ts'
import { currentMembers, type OpenGroup } from './open-group.ts'

const groupShares = documentsOf('group_shares')
const moneyFields = new Set([
  'description',
  'date',
  'currency',
  'share',
  'paid',
  'groupCategoryId',
  'categoryId',
])

type Open = Pick<OpenGroup, 'context' | 'hand' | 'group'>
type Choices = ReadonlyMap<string, string>

const choiceKey = (uid: string, groupCategoryId: string) => `${uid} ${groupCategoryId}`

/** Which own category somebody keeps a category of this group under, while it is still there. */
async function readChoices({ context, group }: Open, uids: readonly string[]): Promise<Choices> {
  const { rows } = await context.tx.client.query<{ key: string; category_id: string }>(
    `select c.user_id || ' ' || c.group_category_id as key, c.category_id
      from group_category_choices c where c.group_id = $1 and c.user_id = any($2::uuid[])
        and (exists (select from global_categories g where g.id = c.category_id) or exists (
          select from categories o where o.id = c.category_id and o.scope = 'u:' || c.user_id))`,
    [group.id, uids],
  )
  return new Map(rows.map(({ key, category_id }) => [key, category_id]))
}

const amountOf = (list: readonly { memberId: string; amount: number }[], memberId: string) =>
  list.find((one) => one.memberId === memberId)?.amount ?? 0

interface Person {
  readonly uid: string
  readonly memberId: string
}

/** What the expense is in this person's book; null when they have no part in it. */
function partOf(expense: GroupExpenseRow, { uid, memberId }: Person, choices: Choices) {
  const share = amountOf(expense.shares, memberId)
  const paid = amountOf(expense.payers, memberId)
  if (share === 0 && paid === 0) return null
  const { categoryId } = expense
  return {
    id: shareId(expense.id, memberId),
    groupId: expense.groupId,
    expenseId: expense.id,
    memberId,
    description: expense.description,
    date: expense.date,
    currency: expense.currency,
    share,
    paid,
    categoryId: categoryId && (choices.get(choiceKey(uid, categoryId)) ?? categoryId),
    groupCategoryId: categoryId,
  }
}

async function readParts({ context }: Open, expenseIds: readonly string[]) {
  const { rows } = await context.tx.client.query<{ row: GroupShareRow }>(
    `select ${wireObject(groupShares)} as row from group_shares t
      where t.expense_id = any($1::uuid[])`,
    [expenseIds],
  )
  return new Map(rows.map(({ row }) => [row.id, row]))
}

type Part = NonNullable<ReturnType<typeof partOf>>

/** An own choice of category stays unless the group's category is another one now. */
const merged = (before: GroupShareRow, part: Part): Row => ({
  ...before,
  ...part,
  ...(before.groupCategoryId === part.groupCategoryId && { categoryId: before.categoryId }),
})

const isSame = (before: GroupShareRow, after: Row) =>
  [...moneyFields].every((field) => before[field as keyof GroupShareRow] === after[field])

/**
 * Brings the books of these people in line with these expenses, in the same transaction: an
 * expense that is gone (`goneIds`) goes there too.
 */
export async function writeParts(
  open: Open,
  expenses: readonly GroupExpenseRow[],
  goneIds: readonly string[] = [],
  isMeant: (memberId: string) => boolean = () => true,
): Promise<void> {
  const people = currentMembers(open.group).flatMap(({ uid, memberId }) =>
    uid === null || !isMeant(memberId) ? [] : [{ uid, memberId }],
  )
  const uids = people.map(({ uid }) => uid)
  const choices = await readChoices(open, uids)
  const before = await readParts(open, [...expenses.map(({ id }) => id), ...goneIds])
  for (const person of people) {
    const parts = expenses.flatMap((expense) => partOf(expense, person, choices) ?? [])
    await writeBook(open, person, parts, before)
  }
}

async function writeBook(
  { context: { tx, now } }: Open,
  { uid, memberId }: Person,
  parts: readonly Part[],
  before: ReadonlyMap<string, GroupShareRow>,
): Promise<void> {
  const hand: Hand = { uid, scope: userScope(uid), now }
  const wanted = new Set(parts.map(({ id }) => id))
  const fresh = parts.filter(({ id }) => !before.has(id))
  const changed = parts.flatMap((part) => {
    const old = before.get(part.id)
    const after = old && merged(old, part)
    return !after || isSame(old, after) ? [] : [after]
  })
  const gone = [...before.values()]
    .filter((row) => row.memberId === memberId && !wanted.has(row.id))
    .map(({ id }) => id)
  if (fresh.length > 0) await createMany(tx, groupShares, fresh, hand)
  await updateMany(tx, groupShares, changed, moneyFields, hand)
  if (gone.length > 0) await deleteMany(tx, groupShares, gone, hand)
}
