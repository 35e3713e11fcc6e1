import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import type { GroupMember, GroupRow } from '#contract/entities/groups.ts'
import type { UserRow } from '#contract/entities/session.ts'
import { routes } from '#contract/routes.ts'
import { standingOf } from '#domain/groups/net-effect.ts'
import type { Notice } from '../notifications/create-notice.ts'
import { notifyAll } from '../notifications/notify.ts'
import { balancesIn, readBalances } from './balances.ts'
import { expenseWords } from './notice-words.ts'
import { currentMembers, type OpenGroup } from './open-group.ts'

export const groupLink = (groupId: string) => routes.group.path.replace(':id', groupId)

const hasPart = (expense: GroupExpenseRow | null, memberId: string) =>
  expense !== null &&
  [...expense.shares, ...expense.payers].some(
    (part) => part.memberId === memberId && part.amount > 0,
  )

/** Everybody else with a part in it hears what it means for them. */
export async function tellOfExpense(
  open: OpenGroup,
  what: 'added' | 'changed',
  expense: GroupExpenseRow,
  before: GroupExpenseRow | null,
): Promise<void> {
  const { context, hand, group, me } = open
  const told = currentMembers(group).filter(
    ({ uid, memberId }) =>
      uid && uid !== hand.uid && (hasPart(expense, memberId) || hasPart(before, memberId)),
  )
  if (told.length === 0) return
  const { tx, log, now } = context
  const all = await readBalances(tx.client, hand.scope)
  const balances = balancesIn(all, expense.currency)
  const make = (profile: UserRow) => {
    const member = told.find(({ uid }) => uid === profile.id)
    if (!member) return null
    const standing = standingOf(balances, member.memberId, group.simplifyDebts)
    return noticeOf(group, { what, expense, member, by: me.name, standing }, profile)
  }
  const uids = told.flatMap(({ uid }) => uid ?? [])
  await notifyAll({ log }, tx, uids, make, now)
}

interface Telling {
  readonly what: 'added' | 'changed'
  readonly expense: GroupExpenseRow
  readonly member: GroupMember
  readonly by: string
  readonly standing: ReturnType<typeof standingOf>
}

function noticeOf(
  group: GroupRow,
  { what, expense, member, by, standing }: Telling,
  { id: uid, locale }: UserRow,
): Notice {
  const { id, description, amount, currency } = expense
  const other = group.members.find(({ memberId }) => memberId === standing.withMember)
  const share = expense.shares.find(({ memberId }) => memberId === member.memberId)?.amount ?? 0
  const words = expenseWords({
    ...{ by, what, description, amount, currency, share, locale },
    standing: standing.amount,
    withName: other?.name ?? null,
    groupName: group.name,
  })
  return {
    ...{ uid, ...words },
    kind: `group-expense-${what}`,
    subject: id,
    period: `${expense.version} ${expense.createdAt}`,
    link: `${groupLink(group.id)}?edit=${id}`,
    data: { groupId: group.id, expenseId: id },
  }
}
