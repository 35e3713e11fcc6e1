import type { GroupRow } from '#contract/groups/entities.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { usualAccount } from '#web/accounts/usual-account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useRows } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { command } from '#web/writes/command.ts'
import { useWrites } from '#web/writes/use-writes.ts'

/** Whether it came to me and no account of mine is said yet. */
function isMineToPlace(replica: Replica, { id, groupId, to }: SettlementRow, uid: string) {
  const group: unknown = replica.rows('groups').get(groupId)
  const { members = [] } = (group ?? {}) as Partial<GroupRow>
  const sides = [...replica.rows('settlement_sides').values()]
  const isPlaced = sides.some((side) => side.settlementId === id && side.accountId)
  return !isPlaced && members.some((one) => one.memberId === to && one.uid === uid)
}

/**
 * A payment to me that arrived comes into the account such money comes to: net worth would fall by
 * it otherwise. Which one it was can be changed beside the payment.
 */
export function confirming(
  replica: Replica,
  accounts: readonly AccountRow[],
  payment: SettlementRow,
  uid: string,
) {
  const { groupId, id, currency } = payment
  const isMine = isMineToPlace(replica, payment, uid)
  const accountId = isMine ? usualAccount(replica, accounts, currency) : null
  const place = (at: string | null) =>
    command('settlements.setAccount', { groupId, id, accountId: at, accountAmount: null })
  const confirm = command('settlements.confirm', { groupId, id })
  const reopen = command('settlements.reopen', { groupId, id })
  const write = accountId
    ? { commands: [confirm, place(accountId)], undo: [place(null), reopen] }
    : { commands: [confirm], undo: [reopen] }
  return { write, into: accounts.find((one) => one.id === accountId)?.name ?? null }
}

export function useConfirmPayment() {
  const replica = useReplica()
  const accounts = useRows('accounts')
  const { user } = useSession()
  const { run } = useWrites('groups')
  const { locale } = useLocale()
  return (payment: SettlementRow) => {
    const { write, into } = confirming(replica, accounts, payment, user?.id ?? '')
    const sum = formatAmount(payment.amount, payment.currency, locale)
    const description = into === null ? sum : `${sum} into ${into}`
    run(write, { title: say('Payment confirmed'), description })
  }
}
