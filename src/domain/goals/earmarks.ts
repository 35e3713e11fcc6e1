/** What of an account is spoken for by goals: it stays where it is, and is for nothing else. */
import { type Contribution, signedAmount } from './saved-history.ts'

interface KeptGoal {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly accountId: string | null
}

type KeptMoney = Contribution & { readonly goalId: string; readonly accountId: string | null }

export interface Earmark {
  readonly goalId: string
  readonly name: string
  readonly amount: number
}

/** By account; a contribution lies where it says, else where its goal is kept. */
export function earmarksOf(
  goals: readonly KeptGoal[],
  contributions: readonly KeptMoney[],
): ReadonlyMap<string, readonly Earmark[]> {
  const byGoal = Map.groupBy(contributions, ({ goalId }) => goalId)
  const lying = goals
    .filter(({ status }) => status !== 'archived')
    .flatMap(({ id, name, accountId }) => {
      const parts = Map.groupBy(byGoal.get(id) ?? [], (one) => one.accountId ?? accountId ?? '')
      return Array.from(parts, ([at, some]) => {
        const amount = some.reduce((sum, one) => sum + signedAmount(one), 0)
        return { at, earmark: { goalId: id, name, amount } }
      })
    })
    .filter(({ at, earmark }) => at !== '' && earmark.amount > 0)
  const byAccount = Map.groupBy(lying, ({ at }) => at)
  return new Map(Array.from(byAccount, ([at, some]) => [at, some.map((one) => one.earmark)]))
}

export const earmarkSum = (earmarks: readonly Earmark[]): number =>
  earmarks.reduce((sum, { amount }) => sum + amount, 0)
