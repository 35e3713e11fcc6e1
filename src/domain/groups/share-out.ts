/** Shares of a group's expense with what rounding costs each, so that it evens out over time. */
import { type Borne, type Split, type SplitProblem, splitExpense } from './split-expense.ts'

export interface RoundedShare {
  readonly memberId: string
  readonly amount: number
  /** Borne beyond the exact part, in millionths of a unit. */
  readonly rounding: number
}

export type SharesVerdict =
  | { readonly ok: true; readonly shares: readonly RoundedShare[] }
  | { readonly ok: false; readonly problem: SplitProblem; readonly gap?: number }

interface Shared {
  readonly shares: readonly RoundedShare[]
}

/** What rounding has cost each member in these expenses, all of one currency. */
export function borneIn(expenses: Iterable<Shared>): Borne {
  const borne = new Map<string, number>()
  for (const { shares } of expenses) {
    for (const { memberId, rounding } of shares) {
      borne.set(memberId, (borne.get(memberId) ?? 0) + rounding)
    }
  }
  return borne
}

/** `borne` is that of the group's other expenses in the same currency. */
export function shareOut(
  amount: number,
  split: Split,
  expenseId: string,
  borne: Borne,
): SharesVerdict {
  const verdict = splitExpense(amount, split, expenseId, borne)
  if (!verdict.ok) return verdict
  const shares = verdict.shares.map(({ memberId, amount: share }) => ({
    memberId,
    amount: share,
    rounding: (verdict.borne.get(memberId) ?? 0) - (borne.get(memberId) ?? 0),
  }))
  return { ok: true, shares }
}

/** Everybody a split names, once. */
export function membersOf(split: Split): readonly string[] {
  const named = () => {
    switch (split.mode) {
      case 'equal':
        return split.memberIds
      case 'items':
        return split.items.flatMap(({ memberIds }) => memberIds)
      case 'adjustment':
        return [...split.memberIds, ...split.parts.map(({ memberId }) => memberId)]
      default:
        return split.parts.map(({ memberId }) => memberId)
    }
  }
  return [...new Set(named())]
}
