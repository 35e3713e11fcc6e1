import { isMoney } from '#domain/accounts/account.ts'
import { knownOf } from '#domain/accounts/balance.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { countRows } from '#web/accounts/account-sums.ts'
import type { AccountView } from '#web/accounts/use-accounts.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'

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
    say('{entries, plural, =0 {} one {# entry} other {# entries}}', { entries }),
    say('{transfers, plural, =0 {} one {# transfer} other {# transfers}}', { transfers }),
    say('{holders, plural, =0 {} one {# value} other {# values}}', {
      holders: holdersOf(replica, 'valuations', id),
    }),
    say('{holders, plural, =0 {} one {# bank balance} other {# bank balances}}', {
      holders: holdersOf(replica, 'checkpoints', id),
    }),
    say('{holders, plural, =0 {} one {# line left out} other {# lines left out}}', {
      holders: holdersOf(replica, 'left_out_lines', id),
    }),
    say('{count, plural, =0 {} one {# deleted payment} other {# deleted payments}}', {
      count: deleted.length,
    }),
    say('{count, plural, =0 {} one {# card paid from it} other {# cards paid from it}}', {
      count: cards.length,
    }),
    say(`{recurring, plural, =0 {} one {# recurring item} other {# recurring items}}`, {
      recurring,
    }),
    say('{count, plural, =0 {} one {# loan paid from it} other {# loans paid from it}}', {
      count: loans.length,
    }),
    say('{holders, plural, =0 {} one {# payment of a loan} other {# payments of loans}}', {
      holders: holdersOf(replica, 'payments', id),
    }),
    say('{holders, plural, =0 {} one {# goal kept in it} other {# goals kept in it}}', {
      holders: holdersOf(replica, 'goals', id),
    }),
    say('{holders, plural, =0 {} one {# contribution} other {# contributions}}', {
      holders: holdersOf(replica, 'contributions', id),
    }),
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
    rows.every(isCounted) ? null : say('with what net worth leaves out'),
    hidden.some(isCounted) ? say('without archived') : null,
    hasShared ? say('without shared') : null,
  ]
    .filter(Boolean)
    .join(', ')
}
