/** What somebody owes or is owed in a group by now, in every currency. */
import { type Balances, byHousehold } from './balances.ts'
import { settleUp, type Transfer } from './settle-up.ts'
import { householdOf, type Voice } from './voices.ts'

export interface Standing {
  readonly currency: string
  /** Above zero is owed to them, below zero they owe; never zero. */
  readonly amount: number
  /** Who they would pay or be paid by as one; nobody where it is several. */
  readonly withMembers: readonly string[]
}

interface Balance {
  readonly currency: string
  readonly memberId: string
  readonly amount: number
}

/** Working out a plan for many costs time that a notice is not worth. */
const plannedMost = 12

const planOf = (purses: Balances, isSimplified: boolean): readonly Transfer[] =>
  isSimplified && purses.size <= plannedMost ? (settleUp(purses)?.transfers ?? []) : []

function otherIn(plan: readonly Transfer[], purse: string): string | null {
  const mine = plan.filter(({ from, to }) => from === purse || to === purse)
  const [first] = mine
  if (!first || mine.length > 1) return null
  return first.from === purse ? first.to : first.from
}

/** Those of one household are one purse: they owe and are owed together. */
export function pursesIn(members: readonly Voice[]) {
  const ids = new Map(members.map(({ memberId, householdId }) => [memberId, householdId]))
  const idOf = (memberId: string) => ids.get(memberId) ?? memberId
  return {
    idOf,
    sums: (balances: Balances): Balances => byHousehold(balances, (id) => ids.get(id) ?? null),
    /** Of one purse, by the name it is settled under. */
    peopleOf: (purse: string) =>
      members.flatMap(({ memberId }) => (idOf(memberId) === purse ? memberId : [])),
    /** Who settles together with somebody. */
    matesOf: (memberId: string) =>
      householdOf(members, memberId)
        .map((one) => one.memberId)
        .filter((id) => id !== memberId),
  }
}

/** Of each purse, the currency that it is about first; nobody who has none is owed or owes. */
export function standingsIn(
  balances: readonly Balance[],
  members: readonly Voice[],
  isSimplified: boolean,
  about: string,
): (memberId: string) => readonly Standing[] {
  const { idOf, sums, peopleOf } = pursesIn(members)
  const byCurrency = [...Map.groupBy(balances, ({ currency }) => currency)]
    .map(([currency, some]) => {
      const open = sums(new Map(some.map(({ memberId, amount }) => [memberId, amount])))
      const purses = new Map([...open].filter(([, amount]) => amount !== 0))
      return { currency, purses, plan: planOf(purses, isSimplified) }
    })
    .toSorted((a, b) => Number(b.currency === about) - Number(a.currency === about))
  return (memberId) =>
    byCurrency.flatMap(({ currency, purses, plan }) => {
      const amount = purses.get(idOf(memberId)) ?? 0
      const other = otherIn(plan, idOf(memberId))
      return amount === 0
        ? []
        : [{ currency, amount, withMembers: other === null ? [] : peopleOf(other) }]
    })
}
