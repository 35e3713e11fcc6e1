/** What was expected back and the incomes that pay it back are one fact: the incomes tell it. */

export interface ExpectedBack {
  readonly amount: number
  readonly settledBy: string | null
  readonly received?: number | undefined
}

export interface PayingBack {
  readonly id: string
  readonly amount: number
  readonly currency: string
}

/** What has not come yet. */
export const stillExpected = ({ amount, settledBy, received = 0 }: ExpectedBack): number =>
  settledBy === null ? amount - received : 0

/** What these came to in all. */
export const sumOf = (incomes: readonly { readonly amount: number }[]): number =>
  incomes.reduce((sum, { amount }) => sum + amount, 0)

/** What is expected once these incomes are all that came of it. */
export function backWith<Back extends ExpectedBack>(
  back: Back,
  currency: string,
  incomes: readonly PayingBack[],
): Back {
  // Of what came in another currency nobody knows what it came to.
  if (incomes.some((one) => one.currency !== currency)) return back
  const { received: _, ...rest } = back
  const open = { ...rest, settledBy: null } as ExpectedBack as Back
  const sum = sumOf(incomes)
  if (sum < back.amount) return sum > 0 ? { ...open, received: sum } : open
  const named = incomes.find(({ id }) => id === back.settledBy)
  const last = named ?? incomes.reduce((one, other) => (other.id > one.id ? other : one))
  const before = Math.min(sum - last.amount, back.amount - 1)
  return { ...open, settledBy: last.id, ...(before > 0 && { received: before }) }
}
