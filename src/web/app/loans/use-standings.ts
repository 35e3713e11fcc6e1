import { useMemo } from 'react'
import type { Day } from '#domain/calendar/calendar.ts'
import { askedOn, type OpenSum } from '#domain/loans/cover-instalments.ts'
import type { Standing } from '#domain/loans/standing.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import type { Loan, Payment } from './loan.ts'
import { reckonOnce } from './reckon.ts'

/** A loan and how far it has come. */
export interface Standed {
  readonly loan: Loan
  readonly standing: Standing
  /** What it asks for by now or next; null where nothing is asked for. */
  readonly asked: OpenSum | null
}

/** The next one as it is known; where it is late there may be more of them. */
function askedIn(
  { loan, standing: { nextDueOn, nextDueAmount } }: Omit<Standed, 'asked'>,
  payments: readonly Payment[],
  { timezone, today }: { readonly timezone: string; readonly today: Day },
): OpenSum | null {
  if (nextDueOn === null || nextDueAmount === null) return null
  const next = { on: nextDueOn, count: 1, amount: nextDueAmount }
  if (nextDueOn >= today) return next
  const reckoned = reckonOnce(loan, payments, timezone)
  return reckoned ? askedOn(reckoned.coverage, today) : next
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
  const today = useToday()
  return useMemo(
    () =>
      loans.map((loan) => {
        const payments = paymentsOf(loan.id)
        const isPending = replica.isPending('loans', loan.id)
        const one = { loan, standing: standingIn(loan, payments, isPending, timezone) }
        return { ...one, asked: askedIn(one, payments, { timezone, today }) }
      }),
    [loans, paymentsOf, replica, timezone, today],
  )
}
