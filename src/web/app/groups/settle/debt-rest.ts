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

/** What was paid of it already and is not confirmed, so that nobody pays twice. */
export const waitingOf = ({ money }: Shown, { payers, receivers }: Debt, currency: string) =>
  money.settlements.filter(
    (paid) =>
      paid.status === 'claimed' &&
      paid.currency === currency &&
      payers.includes(paid.from) &&
      receivers.includes(paid.to),
  )
