import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import type { GroupMember } from '#contract/entities/groups.ts'
import type { NotificationKind } from '#contract/entities/notifications.ts'
import { routes } from '#contract/routes.ts'
import { standingOf } from '#domain/groups/net-effect.ts'
import { notify } from '../notifications/notify.ts'
import { readProfile } from '../users/profiles.ts'
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
  const all = await readBalances(context.tx.client, hand.scope)
  const balances = balancesIn(all, expense.currency)
  for (const member of told) {
    const standing = standingOf(balances, member.memberId, group.simplifyDebts)
    await tellOne(open, { what, expense, member, by: me.name, standing })
  }
}

interface Telling {
  readonly what: 'added' | 'changed'
  readonly expense: GroupExpenseRow
  readonly member: GroupMember
  readonly by: string
  readonly standing: ReturnType<typeof standingOf>
}

async function tellOne(
  { context: { tx, log, now }, group }: OpenGroup,
  { what, expense, member, by, standing }: Telling,
): Promise<void> {
  const uid = member.uid ?? ''
  const { id, description, amount, currency } = expense
  const profile = await readProfile(tx.client, uid)
  const other = group.members.find(({ memberId }) => memberId === standing.withMember)
  const share = expense.shares.find(({ memberId }) => memberId === member.memberId)?.amount ?? 0
  const words = expenseWords({
    ...{ by, what, description, amount, currency, share },
    standing: standing.amount,
    withName: other?.name ?? null,
    groupName: group.name,
    locale: profile?.locale ?? 'en-GB',
  })
  const kind: NotificationKind = `group-expense-${what}`
  const notice = {
    ...{ uid, kind, ...words },
    subject: id,
    period: `${expense.version} ${expense.createdAt}`,
    link: groupLink(group.id),
    data: { groupId: group.id, expenseId: id },
  }
  await notify({ log }, tx, notice, now)
}
