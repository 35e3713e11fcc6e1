import type { GroupMember } from '#contract/groups/entities.ts'
import type { GroupExpenseRow, GroupShareRow } from '#contract/groups/expenses.ts'
import { type Row, userScope } from '#contract/sync.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { removeRows } from '#server/documents/rows.ts'
import { askTogether } from '../db/ask-together.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { createInBooks, type InBook, updateInBooks, type Writer } from '../documents/write.ts'
import { type KeptAccount, keepAccounts, keptAccounts } from './deleted-shares.ts'
import type { OpenGroup } from './open-group.ts'

const groupShares = documentsOf('group_shares')
const moneyFields = new Set([
  'description',
  'date',
  'currency',
  'rate',
  'share',
  'paid',
  'groupCategoryId',
  'jointAccountId',
  'accountId',
  'accountAmount',
  'categoryId',
])

const withoutAccount = groupShares.facts.entity.defaults

type Open = Pick<OpenGroup, 'context' | 'writer' | 'group'>
type Choices = ReadonlyMap<string, string>

const choiceKey = (uid: string, groupCategoryId: string) => `${uid} ${groupCategoryId}`

/** Which own category somebody keeps a category of this group under, while it is still there. */
const chosen = `chosen as materialized (
  select user_id, user_id || ' ' || group_category_id as key, category_id as "categoryId"
  from group_category_choices where group_id = $1 and user_id = any($2::uuid[]))`

const choicesOf = `select c.key, c."categoryId"
    from chosen c join global_categories g on g.id = c."categoryId"
  union all select c.key, c."categoryId"
    from chosen c join categories o on o.id = c."categoryId" and o.scope = 'u:' || c.user_id`

const partsOf = `select ${wireObject(groupShares)} as row from group_shares t
  where t.expense_id = any($3::uuid[]) and t.group_id = $1`

interface Known {
  readonly choices: { readonly key: string; readonly categoryId: string }
  readonly parts: { readonly row: GroupShareRow }
  readonly kept: KeptAccount
}

/** What is in the books of these people already, and what they chose before. */
async function readBooks(
  { context, group }: Open,
  uids: readonly string[],
  expenseIds: readonly string[],
) {
  const { choices, parts, kept } = await askTogether<Known>(context.tx.client, {
    name: 'group parts',
    given: chosen,
    questions: { choices: choicesOf, parts: partsOf, kept: keptAccounts },
    values: [group.id, uids, expenseIds],
  })
  return {
    choices: new Map(choices.map(({ key, categoryId }) => [key, categoryId])),
    before: new Map(parts.map(({ row }) => [row.id, row])),
    kept: new Map(kept.map((one) => [one.id, one])),
  }
}

const amountOf = (list: readonly { memberId: string; amount: number }[], memberId: string) =>
  list.find((one) => one.memberId === memberId)?.amount ?? 0

interface Person {
  readonly uid: string
  readonly memberId: string
  /** For who left. */
  readonly groupName: string | null
}

/** What the expense is in this person's book; null when they have no part in it. */
function partOf(expense: GroupExpenseRow, person: Person, choices: Choices) {
  const { uid, memberId, groupName } = person
  const share = amountOf(expense.shares, memberId)
  const paid = amountOf(expense.payers, memberId)
  if (share === 0 && paid === 0) return null
  const { categoryId } = expense
  return {
    id: shareId(expense.id, memberId),
    groupId: expense.groupId,
    groupName,
    expenseId: expense.id,
    memberId,
    description: expense.description,
    date: expense.date,
    currency: expense.currency,
    rate: expense.rate ?? null,
    share,
    paid,
    categoryId: categoryId && (choices.get(choiceKey(uid, categoryId)) ?? categoryId),
    groupCategoryId: categoryId,
    jointAccountId: expense.jointAccountId ?? null,
  }
}

type Part = NonNullable<ReturnType<typeof partOf>>

/** An own choice of category stays unless the group's category is another one now. */
const merged = (before: GroupShareRow, part: Part): Row => ({
  ...before,
  ...part,
  ...(part.jointAccountId && withoutAccount),
  ...(before.groupCategoryId === part.groupCategoryId && { categoryId: before.categoryId }),
})

const isSame = (before: GroupShareRow, after: Row) =>
  [...moneyFields].every(
    (field) =>
      JSON.stringify(before[field as keyof GroupShareRow]) === JSON.stringify(after[field]),
  )

/**
 * Brings the books of these people in line with these expenses, in the same transaction: an
 * expense that is gone (`goneIds`) goes there too. However many they are, each book costs no
 * statement of its own.
 */
export async function writeParts(
  open: Open,
  expenses: readonly GroupExpenseRow[],
  goneIds: readonly string[] = [],
  isMeant: (member: GroupMember) => boolean = ({ leftAt }) => leftAt === null,
): Promise<void> {
  const { tx, now } = open.context
  const people = open.group.members.flatMap((member) => {
    const { uid, memberId, leftAt } = member
    const groupName = leftAt === null ? null : open.group.name
    return uid === null || !isMeant(member) ? [] : [{ uid, memberId, groupName }]
  })
  const uids = people.map(({ uid }) => uid)
  const expenseIds = [...expenses.map(({ id }) => id), ...goneIds]
  const { choices, ...known } = await readBooks(open, uids, expenseIds)
  const books = people.map((person) => {
    const parts = expenses.flatMap((expense) => partOf(expense, person, choices) ?? [])
    return changesOf(person, parts, known, now)
  })
  const fresh = books.flatMap((book) => book.fresh)
  const changed = books.flatMap((book) => book.changed)
  await createInBooks(tx, groupShares, fresh)
  await updateInBooks(tx, groupShares, changed, moneyFields)
  await removeParts(
    tx,
    books.flatMap(({ gone }) => gone),
  )
}

/** What came back was paid as it was; what the bank took is told in the currency of the bill. */
const accountOf = (kept: KeptAccount | undefined, { currency }: Part) => ({
  ...withoutAccount,
  ...(kept && { accountId: kept.accountId }),
  ...(kept?.currency === currency && { accountAmount: kept.accountAmount }),
})

/** What is new, other or gone in one book. */
function changesOf(
  { uid, memberId }: Person,
  parts: readonly Part[],
  { before, kept }: Omit<Awaited<ReturnType<typeof readBooks>>, 'choices'>,
  now: Date,
) {
  const writer: Writer = { uid, scope: userScope(uid), now }
  const wanted = new Set(parts.map(({ id }) => id))
  const fresh = parts
    .filter(({ id }) => !before.has(id))
    .map((part) => ({ row: { ...part, ...accountOf(kept.get(part.id), part) }, writer }))
  const changed = parts.flatMap((part) => {
    const old = before.get(part.id)
    const row = old && merged(old, part)
    return !row || isSame(old, row) ? [] : [{ row, writer }]
  })
  const gone = [...before.values()]
    .filter((row) => row.memberId === memberId && !wanted.has(row.id))
    .map(({ id, accountId }) => {
      return { row: id, writer, hasAccount: accountId !== null || kept.has(id) }
    })
  return { fresh, changed, gone }
}

interface GonePart extends InBook<string> {
  /** Now, or when it was deleted before. */
  readonly hasAccount: boolean
}

/** Nothing points at a part, so nothing else has to go with it. */
async function removeParts(tx: Transaction, gone: readonly GonePart[]): Promise<void> {
  if (gone.length === 0) return
  const paid = gone.filter(({ hasAccount }) => hasAccount)
  if (paid.length > 0) await keepAccounts(tx, paid)
  const values = [gone.map(({ row }) => row), gone.map(({ writer }) => writer.scope)]
  const where = 't.id = any($1::uuid[]) and t.scope = any($2)'
  await removeRows(tx, { table: 'group_shares', values, where, isKept: true })
}
