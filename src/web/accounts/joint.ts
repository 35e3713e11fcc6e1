import type { RowOf } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { type Move, type MovingRow, movesOf } from '#domain/accounts/moves.ts'
import type { Book } from './account-sums.ts'

export type JointRow = RowOf<'group_accounts'>
export type JointEntryRow = RowOf<'group_account_entries'>

const bills = new WeakMap<readonly Row[], ReadonlyMap<unknown, readonly Row[]>>()

/** The bills of a month by the joint account they were paid from, read once for each array. */
function billsIn(rows: readonly Row[]): ReadonlyMap<unknown, readonly Row[]> {
  const known =
    bills.get(rows) ??
    Map.groupBy(
      rows.filter(({ jointAccountId }) => jointAccountId),
      ({ jointAccountId }) => jointAccountId,
    )
  bills.set(rows, known)
  return known
}

/** All that moved a joint account: what was paid in and out, and bills that were paid from it. */
export function jointMoves(
  book: Book,
  account: JointRow,
  entries: readonly JointEntryRow[],
): readonly Move[] {
  const paid: readonly unknown[] = book
    .months('group_expenses')
    .flatMap((month) => billsIn(book.monthRows('group_expenses', month)).get(account.id) ?? [])
  const { id: accountId } = account
  const spent = (paid as readonly RowOf<'group_expenses'>[]).map(
    (row): MovingRow => ({ ...row, kind: 'joint-expense', accountId }),
  )
  const moved = entries.filter((entry) => entry.accountId === accountId)
  return movesOf(account, [...spent, ...moved], [], null)
}

/** A joint account that I own a part of. */
export interface OwnJoint {
  readonly account: JointRow
  readonly bps: number
  readonly moves: readonly Move[]
}

export interface JointRows {
  readonly jointAccounts: readonly JointRow[]
  readonly jointEntries: readonly JointEntryRow[]
  readonly groups: readonly {
    readonly id: string
    readonly members: readonly { readonly memberId: string; readonly uid: string | null }[]
  }[]
  readonly uid: string
}

/** What I own of it, if anything. */
export function partOf(account: JointRow, { groups, uid: my }: Pick<JointRows, 'groups' | 'uid'>) {
  const group = groups.find(({ id }) => id === account.groupId)
  const me = group?.members.find(({ uid }) => uid === my)?.memberId
  return account.owners.find(({ memberId }) => memberId === me)?.bps
}

/** Of the groups I am in; my part is what I own of it. */
export const ownJoint = (book: Book, rows: JointRows): readonly OwnJoint[] =>
  rows.jointAccounts.flatMap((account) => {
    const bps = partOf(account, rows)
    return bps ? [{ account, bps, moves: jointMoves(book, account, rows.jointEntries) }] : []
  })
