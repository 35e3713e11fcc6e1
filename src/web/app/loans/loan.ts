import type { z } from 'zod'
import type { loans, loanVersions, payments } from '#contract/loans/entities.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'

/** Everything a person may write of a loan. */
export type LoanFields = z.infer<z.ZodObject<typeof loans.writable>>

/** One that is stored; what the server works out is null until it has. */
export type Loan = LoanFields & {
  readonly id: string
  readonly createdAt: string
  readonly nextDueOn: Day | null
  readonly nextDueAmount: number | null
  readonly endsOn: Day | null
  readonly balance: number | null
}

export type PaymentFields = z.infer<z.ZodObject<typeof payments.writable>>

export type Payment = PaymentFields & {
  readonly id: string
  readonly loanId: string
  readonly createdAt: string
  readonly dueOn: Day | null
  readonly principalPart: number | null
  readonly interestPart: number | null
  readonly feesPart: number | null
  readonly expenseId: string | null
}

type StoredVersion = z.infer<z.ZodObject<typeof loanVersions.serverOwned>>

export type Version = Omit<StoredVersion, 'terms'> & {
  readonly id: string
  readonly terms: LoanPlan
}

/** In hundredths of a percent. */
export const rateNow = (
  { rateChanges, annualRateBps }: Pick<LoanFields, 'rateChanges' | 'annualRateBps'>,
  today: Day,
): number => rateChanges.findLast(({ from }) => from <= today)?.rateBps ?? annualRateBps
