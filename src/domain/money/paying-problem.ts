/** What speaks against an income paying back what was expected. */
import { type PayingBack, sumOf } from './paid-back.ts'

type Paying = Pick<PayingBack, 'amount' | 'currency'> & { readonly settles?: string | null }

/** Why an income cannot pay that back; null when nothing speaks against it, or did before. */
export function payingProblem(
  before: Paying | null,
  after: Paying,
  expense: { readonly currency: string; readonly expectedBack: { readonly amount: number } },
  others: readonly PayingBack[],
): { readonly of: 'currency' } | { readonly of: 'amount'; readonly left: number } | null {
  const isOther = after.currency !== expense.currency
  if (isOther) return before?.currency === after.currency ? null : { of: 'currency' }
  const left = Math.max(0, expense.expectedBack.amount - sumOf(others))
  const isMore = before?.settles !== after.settles || before?.amount !== after.amount
  return isMore && after.amount > left ? { of: 'amount', left } : null
}

export const payingWords = (
  problem: NonNullable<ReturnType<typeof payingProblem>>,
  write: (amount: number) => string,
): string =>
  problem.of === 'currency'
    ? 'It pays back an expense, so it stays in that currency.'
    : `Of that ${write(problem.left)} is still expected. Enter what came on top as income.`
