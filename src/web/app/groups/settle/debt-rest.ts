import { mostToWriteOff } from '#domain/groups/balances.ts'
import { isReadOnly } from '../group.ts'
import { type Debt, openIn } from '../money.ts'
import type { Shown } from '../use-money.ts'

/** What is owed to me by somebody who is gone is mine to let go: so much of it, or nothing. */
export function mineToLetGo({ group, money, names }: Shown, debt: Debt, currency: string): number {
  const { from, receivers, amount } = debt
  const isGone = group.members.some((one) => one.memberId === from && one.leftAt !== null)
  if (!isGone || isReadOnly(group) || !names.meId || !receivers.includes(names.meId)) return 0
  return Math.min(amount, mostToWriteOff(openIn(group, money, currency), from, names.meId))
}

/** So much of it was paid and waits, and so much is left to pay; nobody pays twice. */
export function restOf(shown: Shown, debt: Debt, currency: string) {
  const waiting = waitingOf(shown, debt, currency)
  const paid = waiting.reduce((sum, { amount }) => sum + amount, 0)
  return { waiting, paid, left: Math.max(0, debt.amount - paid) }
}

/** What was paid of it already and is not confirmed. */
const waitingOf = ({ money }: Shown, { payers, receivers }: Debt, currency: string) =>
  money.settlements.filter(
    (paid) =>
      paid.status === 'claimed' &&
      paid.currency === currency &&
      payers.includes(paid.from) &&
      receivers.includes(paid.to),
  )
