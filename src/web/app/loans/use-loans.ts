import { useMemo } from 'react'
import { useTable } from '#web/data/replica-react.tsx'
import { newestFirst } from '#web/locale/newest-first.ts'
import { asLoan, asPayment, asVersion, type Loan, type Payment, type Version } from './loan.ts'

/** Every loan, the newest first; the same array until one of them changes. */
export function useLoans(): readonly Loan[] {
  const { replica, version } = useTable('loans')
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    return [...replica.rows('loans').values()].map(asLoan).sort(newestFirst)
  }, [replica, version])
}

const none: readonly Payment[] = []

/** The payments of every loan, the newest first. */
export function usePayments(): (loanId: string) => readonly Payment[] {
  const { replica, version } = useTable('payments')
  return useMemo(() => {
    void version
    const all = [...replica.rows('payments').values()]
      .map(asPayment)
      .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? 1 : -1))
    const byLoan = Map.groupBy(all, ({ loanId }) => loanId)
    return (loanId) => byLoan.get(loanId) ?? none
  }, [replica, version])
}

/** What a loan was before, the latest first. */
export function useVersions(loanId: string): readonly Version[] {
  const { replica, version } = useTable('loan_versions')
  return useMemo(() => {
    void version
    return [...replica.rows('loan_versions').values()]
      .map(asVersion)
      .filter((one) => one.loanId === loanId)
      .sort(newestFirst)
  }, [replica, version, loanId])
}
