import { useMemo } from 'react'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { useAgeWords } from '#web/locale/use-age.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import type { ReportAnswer } from '#web/reports/use-asked.ts'
import { useEntries } from '#web/reports/use-entries.ts'
import type { Compared } from '../month-span.ts'
import { type Figures, figuresOfAnswer, figuresOfRows } from './figures.ts'
import { monthSums } from './month-sums.ts'

interface FiguresNow {
  /** From the rows of this device where it has them all, else as the server says; null before. */
  readonly figures: Figures | null
  /** The rows are here, and take rates to be added up. */
  readonly takesRates: boolean
}

export function useFigures(compared: Compared, asked: ReportAnswer<DashboardAnswer>): FiguresNow {
  const { currency } = useLocale()
  const entriesOf = useEntries()
  const { isComplete } = useReplicaStatus()
  const { answer } = asked
  const age = useAgeWords(asked)
  return useMemo(() => {
    const sums = isComplete ? monthSums(compared, entriesOf, currency) : null
    const said = () => answer && figuresOfAnswer(answer, age)
    return {
      figures: sums ? figuresOfRows(sums, currency) : said(),
      takesRates: isComplete && sums === null,
    }
  }, [compared, entriesOf, isComplete, currency, answer, age])
}
