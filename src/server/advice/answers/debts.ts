import type { GroupAnswer } from '#contract/groups/calls.ts'
import { groupScope } from '#contract/sync.ts'
import {
  type Balances,
  byHousehold,
  type Settlement,
  type SharedExpense,
} from '#domain/groups/balances.ts'
import { settleUp } from '#domain/groups/settle-up.ts'
import { whoOwesWhom } from '#domain/groups/who-owes-whom.ts'
import type { AnswerBook } from './answer-book.ts'

/** What somebody else is to pay me, or I am to pay them. */
export interface Debt {
  readonly groupId: string
  readonly group: string
  /** The members on the other side; several where they settle as one. */
  readonly memberIds: readonly string[]
  readonly name: string
  readonly currency: string
  /** Above zero it is owed to me. */
  readonly amount: number
}

interface Transfer {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly amount: number
}

/** The fewest payments that make everybody even. */
export function simplified(
  group: Pick<GroupAnswer, 'members'>,
  balances: Balances,
): readonly Transfer[] {
  const byMember = new Map(group.members.map((one) => [one.memberId, one.householdId]))
  const plan = settleUp(byHousehold(balances, (id) => byMember.get(id) ?? null))
  const those = (id: string) => {
    const some = group.members.filter(({ householdId }) => householdId === id)
    return some.length > 0 ? some.map(({ memberId }) => memberId) : [id]
  }
  return (plan?.transfers ?? []).map(({ from, to, amount }) => ({
    from: those(from),
    to: those(to),
    amount,
  }))
}

async function asTheyArose(book: AnswerBook, group: GroupAnswer, currency: string) {
  const { db } = book.book
  const values = [groupScope(group.id), currency]
  const { rows: bills } = await db.query<SharedExpense>(
    'select id, currency, payers, shares from group_expenses where scope = $1 and currency = $2',
    values,
  )
  const { rows: paid } = await db.query<Settlement>(
    `select from_member as "from", to_member as "to", amount, currency from settlements
      where scope = $1 and currency = $2 and status = 'confirmed'`,
    values,
  )
  return whoOwesWhom(bills, paid).map(({ from, to, amount }) => ({
    from: [from],
    to: [to],
    amount,
  }))
}

/** Who is to pay whom in a group, whoever they are. */
interface Owed extends Transfer {
  readonly currency: string
}

/** As the groups themselves show them: simplified where a group says so. */
async function owedIn(book: AnswerBook, group: GroupAnswer): Promise<readonly Owed[]> {
  const owed: Owed[] = []
  for (const [currency, some] of Map.groupBy(group.balances, (one) => one.currency)) {
    const balances = new Map(some.map(({ memberId, amount }) => [memberId, amount]))
    const transfers = group.simplifyDebts
      ? simplified(group, balances)
      : await asTheyArose(book, group, currency)
    owed.push(...transfers.map((one) => ({ ...one, currency })))
  }
  return owed
}

const namesIn = ({ members }: GroupAnswer, ids: readonly string[]) =>
  ids.map((id) => members.find(({ memberId }) => memberId === id)?.name ?? 'somebody').join(' and ')

const meIn = ({ members }: GroupAnswer, { book: { uid } }: AnswerBook) =>
  members.find((one) => one.uid === uid)?.memberId

/** What I owe and am owed. */
export async function debtsOf(book: AnswerBook): Promise<readonly Debt[]> {
  const debts: Debt[] = []
  for (const group of book.groups) {
    const me = meIn(group, book)
    if (!me) continue
    for (const { from, to, amount, currency } of await owedIn(book, group)) {
      if (from.includes(me) === to.includes(me)) continue
      const [others, signed] = to.includes(me) ? [from, amount] : [to, -amount]
      const of = { groupId: group.id, group: group.name, memberIds: others }
      debts.push({ ...of, name: namesIn(group, others), currency, amount: signed })
    }
  }
  return debts
}

export interface OtherDebt extends Pick<Owed, 'amount' | 'currency'> {
  readonly from: string
  readonly to: string
  readonly fromIds: readonly string[]
  readonly toIds: readonly string[]
}

/** What the others of a group owe each other. */
export async function debtsOfOthers(
  book: AnswerBook,
  group: GroupAnswer,
): Promise<readonly OtherDebt[]> {
  const me = meIn(group, book) ?? ''
  const owed = await owedIn(book, group)
  return owed
    .filter(({ from, to }) => !from.includes(me) && !to.includes(me))
    .map(({ from, to, ...one }) => ({
      ...{ ...one, from: namesIn(group, from), to: namesIn(group, to) },
      ...{ fromIds: from, toIds: to },
    }))
}
