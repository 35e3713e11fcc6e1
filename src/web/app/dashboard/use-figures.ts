import { useMemo } from 'react'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { Month } from '#domain/calendar/calendar.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useEntries } from '#web/reports/use-entries.ts'
import { type Figures, figuresOfAnswer, figuresOfRows } from './figures.ts'
import { comparedDays } from './month-span.ts'
import { monthSums } from './month-sums.ts'

/** From the rows of this device where it has them all, else as the server says; null before. */
export function useFigures(month: Month, answer: DashboardAnswer | null): Figures | null {
  const { currency } = useLocale()
  const today = useToday()
  const entriesOf = useEntries()
  const { isComplete } = useReplicaStatus()
  const sums = useMemo(
    () => (isComplete ? monthSums(comparedDays(month, today), entriesOf, currency) : null),
    [entriesOf, isComplete, month, today, currency],
  )
  return useMemo(() => {
    if (sums) return figuresOfRows(sums, currency)
    return answer && figuresOfAnswer(answer)
  }, [sums, answer, currency])
}
