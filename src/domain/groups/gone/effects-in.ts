/** What a change of a bill moves for each who has a part in it. */
import { type Balances, balancesOf } from '../balances.ts'
import type { PartedBill } from './gone-parts.ts'

/** Or of anything counted like one, in a currency. */
export function effectsIn(
  currency: string,
  before: PartedBill | null,
  after: PartedBill | null,
): Balances {
  const sums = (bill: PartedBill | null) =>
    bill?.currency === currency ? balancesOf([{ id: '', ...bill }], []).get(currency) : undefined
  const [was, is] = [sums(before), sums(after)]
  const ids = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])
  return new Map([...ids].map((id) => [id, (is?.get(id) ?? 0) - (was?.get(id) ?? 0)]))
}
