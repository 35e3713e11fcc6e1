/** What an expense means for one member, and what they owe or are owed by then. */
import type { Balances } from './balances.ts'
import { settleUp } from './settle-up.ts'

export interface Standing {
  /** Above zero is owed to them, below zero they owe. */
  readonly amount: number
  /** The one they would pay or be paid by; null where it is several, or nobody. */
  readonly withMember: string | null
}

/** Working out a plan for many costs time that a notice is not worth. */
const plannedMost = 12

export function standingOf(balances: Balances, memberId: string, isSimplified: boolean): Standing {
  const amount = balances.get(memberId) ?? 0
  const open = [...balances.values()].filter((balance) => balance !== 0).length
  if (amount === 0 || !isSimplified || open > plannedMost) return { amount, withMember: null }
  const mine = (settleUp(balances)?.transfers ?? []).filter(
    ({ from, to }) => from === memberId || to === memberId,
  )
  const [first] = mine
  if (!first || mine.length > 1) return { amount, withMember: null }
  return { amount, withMember: first.from === memberId ? first.to : first.from }
}
