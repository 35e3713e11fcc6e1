import { useMemo } from 'react'
import type { Standing } from '#domain/loans/standing.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import type { Loan, Payment } from './loan.ts'
import { reckonOnce } from './reckon.ts'

/** A loan and how far it has come. */
export interface Standed {
  readonly loan: Loan
  readonly standing: Standing
}

/** What the server said holds until something is changed here that it has not seen. */
const isSettled = (loan: Loan, payments: readonly Payment[]) =>
  loan.endsOn !== null &&
  loan.balance !== null &&
  payments.every(({ principalPart }) => principalPart !== null)

function standingIn(
  loan: Loan,
  payments: readonly Payment[],
  isPending: boolean,
  timezone: string,
): Standing {
  const { nextDueOn, nextDueAmount, endsOn, balance } = loan
  if (!isPending && isSettled(loan, payments) && endsOn !== null && balance !== null) {
    return { nextDueOn, nextDueAmount, endsOn, balance }
  }
  const reckoned = reckonOnce(loan, payments, timezone)
  if (!reckoned) return { nextDueOn: null, nextDueAmount: null, endsOn: loan.startOn, balance: 0 }
  if (loan.status === 'active') return reckoned.standing
  const left = loan.status === 'paid' ? 0 : reckoned.standing.balance
  return { ...reckoned.standing, nextDueOn: null, nextDueAmount: null, balance: left }
}

export function useStandings(
  loans: readonly Loan[],
  paymentsOf: (loanId: string) => readonly Payment[],
): readonly Standed[] {
  const replica = useReplica()
  const { timezone } = useLocale()
  return useMemo(
    () =>
      loans.map((loan) => {
        const payments = paymentsOf(loan.id)
        const isPending = replica.isPending('loans', loan.id)
        return { loan, standing: standingIn(loan, payments, isPending, timezone) }
      }),
    [loans, paymentsOf, replica, timezone],
  )
}
