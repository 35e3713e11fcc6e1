import { useMemo } from 'react'
import { useRows } from '#web/data/replica-react.tsx'
import type { Loan, Payment, Version } from './loan.ts'

/** Every loan, the newest first. */
export const useLoans = (): readonly Loan[] => useRows('loans')

const none: readonly Payment[] = []

/** The payments of every loan, the newest first. */
export function usePayments(): (loanId: string) => readonly Payment[] {
  const all: readonly Payment[] = useRows('payments')
  return useMemo(() => {
    const byLoan = Map.groupBy(all, ({ loanId }) => loanId)
    return (loanId) => byLoan.get(loanId) ?? none
  }, [all])
}

/** What a loan was before, the latest first. */
export function useVersions(loanId: string): readonly Version[] {
  const rows = useRows('loan_versions')
  return useMemo(() => {
    // The contract leaves open what the terms are, the server stores those of a loan.
    const all: readonly Readonly<Omit<Version, 'terms'>>[] = rows
    return (all as readonly Version[]).filter((one) => one.loanId === loanId)
  }, [rows, loanId])
}
