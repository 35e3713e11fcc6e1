import { useMemo } from 'react'
import type { RowOf } from '#contract/collections.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { trackedFrom } from '#domain/loans/plan-of.ts'
import { type InstalmentAhead, instalmentsAhead } from '#domain/loans/standing.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'

export interface Instalment extends InstalmentAhead {
  readonly loan: RowOf<'loans'>
}

/** What loans that run ask for on the days of a span. */
export function useInstalments(from: Day, to: Day): readonly Instalment[] {
  const [loans, payments] = [useRows('loans'), useRows('payments')]
  const { timezone } = useLocale()
  return useMemo(() => {
    const paidOf = Map.groupBy(payments, ({ loanId }) => loanId)
    const running = loans.filter(({ status }) => status === 'active')
    return running.flatMap((loan) => {
      const since = trackedFrom(loan, timezone)
      const ahead = instalmentsAhead(loan, paidOf.get(loan.id) ?? [], since, { from, to })
      return ahead.map((one) => ({ ...one, loan }))
    })
  }, [loans, payments, timezone, from, to])
}
