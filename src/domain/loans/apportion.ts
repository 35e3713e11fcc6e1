/** What a payment is for: fees first, then interest, then the principal. */
import type { DatedRow } from './loan-plan.ts'

export interface PaymentParts {
  readonly feesPart: number
  readonly interestPart: number
  readonly principalPart: number
}

/** The parts of payments towards one instalment, in the order they were made. */
export function apportion(
  { fees, interest }: Pick<DatedRow, 'fees' | 'interest'>,
  amounts: readonly number[],
): readonly PaymentParts[] {
  let [feesLeft, interestLeft] = [fees, interest]
  return amounts.map((amount) => {
    const feesPart = Math.min(amount, feesLeft)
    const interestPart = Math.min(amount - feesPart, interestLeft)
    feesLeft -= feesPart
    interestLeft -= interestPart
    return { feesPart, interestPart, principalPart: amount - feesPart - interestPart }
  })
}
