/** Plain debts between two people each, as they arose: nobody pays for a third. */
import type { Settlement, SharedExpense } from './balances.ts'
import type { Transfer } from './settle-up.ts'

/**
 * A share is owed to those who paid, in proportion to what each of them paid. Counted up along both
 * sides and rounded there, so that no cent is lost to a member or to a payer.
 */
export function debtsOf({
  payers,
  shares,
}: Pick<SharedExpense, 'payers' | 'shares'>): readonly Transfer[] {
  const total = BigInt(payers.reduce((sum, { amount }) => sum + amount, 0))
  if (total === 0n) return []
  const debts: Transfer[] = []
  let borne = 0n
  for (const { memberId, amount } of shares) {
    const before = borne
    borne += BigInt(amount)
    let paid = 0n
    let told = 0n
    for (const payer of payers) {
      paid += BigInt(payer.amount)
      const upTo = (borne * paid) / total - (before * paid) / total
      debts.push({ from: memberId, to: payer.memberId, amount: Number(upTo - told) })
      told = upTo
    }
  }
  return debts
}

/** In one currency; debts between the same two are set off against each other. */
export function whoOwesWhom(
  expenses: Iterable<SharedExpense>,
  settlements: Iterable<Settlement>,
): readonly Transfer[] {
  const net = new Map<string, Map<string, number>>()
  const add = (from: string, to: string, amount: number) => {
    if (from === to || amount === 0) return
    const [low, high, signed] = from < to ? [from, to, amount] : [to, from, -amount]
    const row = net.get(low) ?? new Map<string, number>()
    net.set(low, row)
    row.set(high, (row.get(high) ?? 0) + signed)
  }
  for (const expense of expenses) {
    for (const { from, to, amount } of debtsOf(expense)) add(from, to, amount)
  }
  for (const { from, to, amount } of settlements) add(to, from, amount)
  return Array.from(net).flatMap(([low, row]) =>
    Array.from(row).flatMap(([high, amount]) => {
      if (amount === 0) return []
      return amount > 0
        ? [{ from: low, to: high, amount }]
        : [{ from: high, to: low, amount: -amount }]
    }),
  )
}
