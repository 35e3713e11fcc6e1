/** What somebody owes or is owed in a group by now, in every currency. */
import type { Balances } from './balances.ts'
import { settleUp, type Transfer } from './settle-up.ts'

export interface Standing {
  readonly currency: string
  /** Above zero is owed to them, below zero they owe; never zero. */
  readonly amount: number
  /** The one they would pay or be paid by; null where it is several. */
  readonly withMember: string | null
}

interface Balance {
  readonly currency: string
  readonly memberId: string
  readonly amount: number
}

/** Working out a plan for many costs time that a notice is not worth. */
const plannedMost = 12

function planOf(some: readonly Balance[], isSimplified: boolean): readonly Transfer[] {
  if (!isSimplified || some.length > plannedMost) return []
  const balances: Balances = new Map(some.map(({ memberId, amount }) => [memberId, amount]))
  return settleUp(balances)?.transfers ?? []
}

function otherIn(plan: readonly Transfer[], memberId: string): string | null {
  const mine = plan.filter(({ from, to }) => from === memberId || to === memberId)
  const [first] = mine
  if (!first || mine.length > 1) return null
  return first.from === memberId ? first.to : first.from
}

/** Of each member, the currency that it is about first; nobody who has none is owed or owes. */
export function standingsIn(
  balances: readonly Balance[],
  isSimplified: boolean,
  about: string,
): (memberId: string) => readonly Standing[] {
  const open = balances.filter(({ amount }) => amount !== 0)
  const byCurrency = [...Map.groupBy(open, ({ currency }) => currency)]
    .map(([currency, some]) => ({ currency, some, plan: planOf(some, isSimplified) }))
    .toSorted((a, b) => Number(b.currency === about) - Number(a.currency === about))
  return (memberId) =>
    byCurrency.flatMap(({ currency, some, plan }) => {
      const amount = some.find((one) => one.memberId === memberId)?.amount ?? 0
      return amount === 0 ? [] : [{ currency, amount, withMember: otherIn(plan, memberId) }]
    })
}
