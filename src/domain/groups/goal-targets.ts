/** How much of a group's goal each member is to bring: together exactly the goal. */
import { splitAmount } from '../money/split-amount.ts'
import type { MemberAmount } from './balances.ts'

interface Part {
  readonly memberId: string
  readonly value: number
}

export type Sharing =
  | { readonly mode: 'equal'; readonly memberIds: readonly string[] }
  | { readonly mode: 'ratio' | 'custom'; readonly parts: readonly Part[] }

const partsOf = (sharing: Sharing): readonly Part[] =>
  sharing.mode === 'equal'
    ? sharing.memberIds.map((memberId) => ({ memberId, value: 1 }))
    : sharing.parts

export const saversOf = (sharing: Sharing): readonly string[] =>
  partsOf(sharing).map(({ memberId }) => memberId)

/** Null when own amounts do not add up to the goal, or there is nothing to share by. */
export function targetsOf(
  targetAmount: number,
  sharing: Sharing,
  goalId: string,
): readonly MemberAmount[] | null {
  const parts = partsOf(sharing).toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))
  const values = parts.map(({ value }) => value)
  if (sharing.mode === 'custom') {
    const sum = values.reduce((all, value) => all + value, 0)
    if (sum !== targetAmount) return null
    return parts.map(({ memberId, value }) => ({ memberId, amount: value }))
  }
  const amounts = splitAmount(targetAmount, values, goalId)
  return amounts && parts.map(({ memberId }, at) => ({ memberId, amount: amounts[at] ?? 0 }))
}
