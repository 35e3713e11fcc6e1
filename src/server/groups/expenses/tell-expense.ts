import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { pursesIn, standingsIn } from '#domain/groups/net-effect.ts'
import type { Notice } from '#server/notifications/create-notice.ts'
import { notifyAll } from '#server/notifications/notify.ts'
import { type Balance, readBalances } from '../balances.ts'
import { billLink } from '../group-links.ts'
import type { Standings } from '../members/standing-words.ts'
import { expenseWords } from '../notice-words.ts'
import { currentMembers, type OpenGroup } from '../open-group.ts'

const hasPart = (expense: GroupExpenseRow | null, memberId: string) =>
  expense !== null &&
  [...expense.shares, ...expense.payers].some(
    (part) => part.memberId === memberId && part.amount > 0,
  )

/** How somebody stands in a group now, with the names of all it is about. */
export function namedStandings(group: GroupRow, all: readonly Balance[], currency: string) {
  const { members, simplifyDebts } = group
  const standings = standingsIn(all, members, simplifyDebts, currency)
  const { matesOf } = pursesIn(members)
  const names = (ids: readonly string[]) =>
    ids.map((id) => members.find(({ memberId }) => memberId === id)?.name ?? '')
  return (memberId: string): Omit<Standings, 'locale'> => ({
    standings: standings(memberId).map(({ withMembers, ...standing }) => ({
      ...standing,
      withNames: names(withMembers),
    })),
    mates: names(matesOf(memberId)),
    groupName: group.name,
  })
}

/** Everybody else with a part in it hears what it means for them. */
export async function tellOfExpense(
  open: OpenGroup,
  what: 'added' | 'changed',
  expense: GroupExpenseRow,
  before: GroupExpenseRow | null,
): Promise<void> {
  const { context, writer, group, me } = open
  const told = currentMembers(group).filter(
    ({ uid, memberId }) =>
      uid && uid !== writer.uid && (hasPart(expense, memberId) || hasPart(before, memberId)),
  )
  if (told.length === 0) return
  const { tx, log, now } = context
  const all = await readBalances(tx.client, writer.scope)
  const standings = namedStandings(group, all, expense.currency)
  const make = (profile: UserRow) => {
    const member = told.find(({ uid }) => uid === profile.id)
    if (!member) return null
    const telling = { what, expense, member, by: me.name }
    return noticeOf(group, { ...telling, standings: standings(member.memberId) }, profile)
  }
  const uids = told.flatMap(({ uid }) => uid ?? [])
  await notifyAll({ log }, tx, uids, make, now)
}

interface Telling {
  readonly what: 'added' | 'changed'
  readonly expense: GroupExpenseRow
  readonly member: GroupMember
  readonly by: string
  readonly standings: Omit<Standings, 'locale'>
}

function noticeOf(
  group: GroupRow,
  { what, expense, member, by, standings }: Telling,
  { id: uid, locale }: UserRow,
): Notice {
  const { id, description, amount, currency } = expense
  const share = expense.shares.find(({ memberId }) => memberId === member.memberId)?.amount ?? 0
  const words = expenseWords({
    ...{ by, what, description, amount, currency, share, locale },
    ...standings,
  })
  return {
    ...{ uid, ...words },
    kind: `group-expense-${what}`,
    subject: id,
    period: `${expense.version} ${expense.createdAt}`,
    link: billLink(group.id, id),
    data: { groupId: group.id, expenseId: id },
  }
}
