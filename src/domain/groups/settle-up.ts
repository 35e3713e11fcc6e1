/** The fewest transfers that settle a group, proven for up to twenty open members. */
import type { Balances } from './balances.ts'
import { findZeroGroups } from './zero-groups.ts'

export interface Transfer {
  readonly from: string
  readonly to: string
  readonly amount: number
}

export interface SettlePlan {
  readonly transfers: readonly Transfer[]
  /** No plan with fewer transfers exists; above twenty open members nobody has looked. */
  readonly isFewest: boolean
}

interface Open {
  readonly id: string
  readonly amount: number
}

const byId = (a: Open, b: Open) => (a.id < b.id ? -1 : 1)
const bySize = (a: Open, b: Open) => Math.abs(b.amount) - Math.abs(a.amount) || byId(a, b)

/** Who owes exactly what another is owed pays them: that never costs a transfer more. */
function matchPairs(open: readonly Open[]): { pairs: Open[][]; rest: Open[] } {
  const waiting = new Map<number, Open[]>()
  const pairs: Open[][] = []
  for (const member of open) {
    const other = waiting.get(-member.amount)?.shift()
    if (other) pairs.push([other, member])
    else waiting.set(member.amount, [...(waiting.get(member.amount) ?? []), member])
  }
  return { pairs, rest: [...waiting.values()].flat().sort(byId) }
}

/** Within a group that comes to nothing, each transfer closes at least one member. */
function settleGroup(group: readonly Open[]): readonly Transfer[] {
  const owed = group.filter(({ amount }) => amount > 0).sort(bySize)
  const owing = group.filter(({ amount }) => amount < 0).sort(bySize)
  const transfers: Transfer[] = []
  let [at, left] = [0, owed[0]?.amount ?? 0]
  for (const debtor of owing) {
    let debt = -debtor.amount
    while (debt > 0) {
      const creditor = owed[at]
      if (!creditor) break
      const amount = Math.min(debt, left)
      transfers.push({ from: debtor.id, to: creditor.id, amount })
      debt -= amount
      left -= amount
      if (left === 0) {
        at += 1
        left = owed[at]?.amount ?? 0
      }
    }
  }
  return transfers
}

/**
 * Groups that come to nothing each settle with one transfer less than they have members, so the
 * most groups are the fewest transfers. Null when the balances do not add up to nothing.
 */
export function settleUp(balances: Balances): SettlePlan | null {
  const open = Array.from(balances, ([id, amount]) => ({ id, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort(byId)
  if (open.reduce((sum, { amount }) => sum + amount, 0) !== 0) return null
  const { pairs, rest } = matchPairs(open)
  const { groups, isMost } = findZeroGroups(rest)
  const transfers = [...pairs, ...groups].flatMap(settleGroup)
  return {
    transfers: transfers.sort((a, b) =>
      a.from === b.from ? (a.to < b.to ? -1 : 1) : a.from < b.from ? -1 : 1,
    ),
    isFewest: isMost,
  }
}
