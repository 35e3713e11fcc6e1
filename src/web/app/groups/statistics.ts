import type { GroupExpenseRow } from '#contract/groups/expenses.ts'

export interface Statistics {
  readonly currency: string
  readonly total: number
  readonly count: number
  /** What each paid and bore, the biggest part first. */
  readonly members: readonly {
    readonly memberId: string
    readonly paid: number
    readonly share: number
  }[]
  readonly categories: readonly { readonly categoryId: string | null; readonly amount: number }[]
  readonly months: readonly { readonly month: string; readonly amount: number }[]
}

function adder<Key>() {
  const sums = new Map<Key, number>()
  return {
    sums,
    add: (key: Key, amount: number) => void sums.set(key, (sums.get(key) ?? 0) + amount),
  }
}

/** What a group spent in one currency, from three sides. */
function statisticsFor(currency: string, expenses: readonly GroupExpenseRow[]): Statistics {
  const paid = adder<string>()
  const borne = adder<string>()
  const byCategory = adder<string | null>()
  const byMonth = adder<string>()
  let total = 0
  for (const { amount, payers, shares, categoryId, date } of expenses) {
    total += amount
    byCategory.add(categoryId, amount)
    byMonth.add(date.slice(0, 7), amount)
    for (const payer of payers) paid.add(payer.memberId, payer.amount)
    for (const share of shares) borne.add(share.memberId, share.amount)
  }
  const memberIds = [...new Set([...paid.sums.keys(), ...borne.sums.keys()])]
  return {
    currency,
    total,
    count: expenses.length,
    members: memberIds
      .map((memberId) => ({
        memberId,
        paid: paid.sums.get(memberId) ?? 0,
        share: borne.sums.get(memberId) ?? 0,
      }))
      .toSorted((a, b) => b.share - a.share),
    categories: Array.from(byCategory.sums, ([categoryId, amount]) => ({
      categoryId,
      amount,
    })).toSorted((a, b) => b.amount - a.amount),
    months: Array.from(byMonth.sums, ([month, amount]) => ({ month, amount })).toSorted((a, b) =>
      a.month < b.month ? -1 : 1,
    ),
  }
}

export const statisticsOf = (expenses: readonly GroupExpenseRow[]): readonly Statistics[] =>
  Array.from(
    Map.groupBy(expenses, ({ currency }) => currency),
    ([currency, rows]) => statisticsFor(currency, rows),
  )
