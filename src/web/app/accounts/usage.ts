import { isMoney } from '#domain/accounts/account.ts'
import { knownOf } from '#domain/accounts/balance.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { countRows } from '#web/accounts/account-sums.ts'
import type { AccountView } from '#web/accounts/use-accounts.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { counted, listed } from '#web/ui/overlay/ask-first.ts'

type Holder =
  | 'valuations'
  | 'checkpoints'
  | 'left_out_lines'
  | 'payments'
  | 'expense_templates'
  | 'income_templates'
  | 'goals'
  | 'contributions'

const holdersOf = (replica: Replica, table: Holder, id: string) =>
  [...replica.rows(table).values()].filter(({ accountId }) => accountId === id).length

/** All that points at it, in words; empty when nothing does and it may go. */
export function usageWords(replica: Replica, id: string): string {
  const { entries, transfers } = countRows(replica, id)
  const cards = [...replica.rows('accounts').values()].filter(({ payFromId }) => payFromId === id)
  // They may be restored yet, and move it again then.
  const deleted = [...replica.rows('settlement_sides').values()].filter(
    ({ accountId, status }) => accountId === id && status === 'deleted',
  )
  const loans = [...replica.rows('loans').values()].filter(({ payFromId }) => payFromId === id)
  const between = [...replica.rows('transfer_templates').values()].filter(
    ({ fromId, toId }) => fromId === id || toId === id,
  )
  const recurring =
    holdersOf(replica, 'expense_templates', id) +
    holdersOf(replica, 'income_templates', id) +
    between.length
  return listed([
    counted(entries, 'entry', 'entries'),
    counted(transfers, 'transfer', 'transfers'),
    counted(holdersOf(replica, 'valuations', id), 'value', 'values'),
    counted(holdersOf(replica, 'checkpoints', id), 'bank balance', 'bank balances'),
    counted(holdersOf(replica, 'left_out_lines', id), 'line left out', 'lines left out'),
    counted(deleted.length, 'deleted payment', 'deleted payments'),
    counted(cards.length, 'card paid from it', 'cards paid from it'),
    counted(recurring, 'recurring item', 'recurring items'),
    counted(loans.length, 'loan paid from it', 'loans paid from it'),
    counted(holdersOf(replica, 'payments', id), 'payment of a loan', 'payments of loans'),
    counted(holdersOf(replica, 'goals', id), 'goal kept in it', 'goals kept in it'),
    counted(holdersOf(replica, 'contributions', id), 'contribution', 'contributions'),
  ])
}

/** Those it could become a part of. */
export const mergeable = (
  { id, kind, currency }: AccountRow,
  all: readonly AccountRow[],
): readonly AccountRow[] =>
  isMoney(kind)
    ? all.filter((one) => one.id !== id && one.currency === currency && isMoney(one.kind))
    : []

/** What makes the sum of a group another one than net worth has under the same name. */
export function sumWords(
  rows: readonly AccountView[],
  hidden: readonly AccountView[],
  hasShared = false,
): string {
  const isCounted = ({ account }: AccountView) => account.includeInNetWorth
  const isWaiting = ({ balance: { booked, expected } }: AccountView) =>
    knownOf(booked).amount !== knownOf(expected).amount
  return [
    rows.some(isWaiting) ? 'booked' : null,
    rows.every(isCounted) ? null : 'with what net worth leaves out',
    hidden.some(isCounted) ? 'without archived' : null,
    hasShared ? 'without shared' : null,
  ]
    .filter(Boolean)
    .join(', ')
}
