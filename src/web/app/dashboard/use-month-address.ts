import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { isMonth, type Month, monthOf } from '#domain/calendar/calendar.ts'
import { useToday } from '#web/locale/use-locale.ts'

export interface MonthAddress {
  readonly month: Month
  readonly isNow: boolean
  readonly show: (month: Month) => void
}

/** The month the address says; this one when it says none. */
export function useMonthAddress(): MonthAddress {
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const thisMonth = monthOf(today)
  return useMemo(() => {
    const month = isMonth(asked) && asked >= '1990-01' ? asked : thisMonth
    return {
      month,
      isNow: month === thisMonth,
      show: (wanted) => setParams(wanted === thisMonth ? {} : { month: wanted }),
    }
  }, [asked, thisMonth, setParams])
}
