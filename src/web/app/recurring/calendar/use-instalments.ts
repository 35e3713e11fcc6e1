import { useMemo } from 'react'
import { addDays, type Day, dayAt } from '#domain/calendar/calendar.ts'
import { instalmentsAhead } from '#domain/loans/standing.ts'
import type { PlannedRow } from '#domain/recurring/planned-rows.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import type { Planner } from './calendar-months.ts'

export interface Instalments {
  readonly rows: readonly PlannedRow[]
  readonly byLoan: ReadonlyMap<string, Planner>
}

/** A year and a month: as far as the calendar reaches. */
const aheadDays = 396

/** What loans that run ask for from today on. */
export function useInstalments(today: Day): Instalments {
  const [loans, payments] = [useRows('loans'), useRows('payments')]
  const { timezone } = useLocale()
  return useMemo(() => {
    const paidOf = Map.groupBy(payments, ({ loanId }) => loanId)
    const running = loans.filter(({ status }) => status === 'active')
    const span = { from: today, to: addDays(today, aheadDays) }
    const rows = running.flatMap((loan) => {
      const trackFrom = loan.trackFrom ?? dayAt(Date.parse(loan.createdAt), timezone)
      const ahead = instalmentsAhead(loan, paidOf.get(loan.id) ?? [], trackFrom, span)
      return ahead.map(({ day, amount }) => ({
        ...{ templateId: loan.id, dueOn: day, postOn: day },
        ...{ amount, currency: loan.currency },
      }))
    })
    const named = running.map(
      ({ id, name }) => [id, { description: name, kind: 'expense' }] as const,
    )
    return { rows, byLoan: new Map(named) }
  }, [loans, payments, timezone, today])
}
