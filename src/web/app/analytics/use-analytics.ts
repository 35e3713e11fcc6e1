import { createContext, useContext, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Day, type Month, monthOf } from '#domain/calendar/calendar.ts'
import { bookMonths } from '#web/data/one-book.ts'
import { useReplicaStatus, useTable } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import {
  type Figure,
  readFigure,
  readSumFigure,
  type SumFigure,
} from '#web/reports/rows-address.ts'
import { type Address, readAddress, rowsAddress, sumAddress, writeAddress } from './address.ts'
import { comparedWith, type Span } from './spans.ts'

/** What every chart of the page shares: one time, one lens, one way to the rows. */
export interface Analytics {
  readonly address: Address
  /** The time it is compared with; null where there is none. */
  readonly compared: Span | null
  /** Whether a time began before the first row of the book; not said until all rows are here. */
  readonly isBefore: (from: Day) => boolean
  /** Whether the rows that are here reach back to it. */
  readonly isReached: (from: Day) => boolean
  /** The figure whose rows are shown over the page. */
  readonly figure: Figure | null
  /** The figure that is shown as the sum it is. */
  readonly sumFigure: SumFigure | null
  readonly go: (change: Partial<Address>) => void
  /** Shows a saved view. */
  readonly goTo: (search: string) => void
  readonly closeRows: () => void
  readonly rowsOf: (figure: Figure) => string
  readonly sumOf: (figure: SumFigure) => string
  /** What a call is asked, but for its own fields. */
  readonly reach: {
    readonly from: string
    readonly to: string
    readonly lens: Address['lens']
    readonly groupId: string | null
  }
  /** Each answer says its own currency. */
  readonly writing: { readonly locale: string }
}

const AnalyticsContext = createContext<Analytics | null>(null)
export const AnalyticsProvider = AnalyticsContext.Provider

export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext)
  if (!analytics) throw new Error('useAnalytics needs an AnalyticsProvider around it.')
  return analytics
}

/** How far the book goes back, by its first month among the rows that are here. */
export function reachOf(first: Month, isComplete: boolean) {
  const isReached = (from: Day) => monthOf(from) >= first
  return { isReached, isBefore: (from: Day) => isComplete && !isReached(from) }
}

/** Reads the address; the first month decides what "all time" is. */
export function useAnalyticsAddress(): Analytics {
  const [params, setParams] = useSearchParams()
  const today = useToday()
  const { locale } = useLocale()
  const { isComplete } = useReplicaStatus()
  const { replica, version } = useTable('expenses')
  const first = useMemo(() => {
    // Read again whenever the table changes.
    void version
    const oldest = [...bookMonths(replica).slice(-1), ...replica.months('incomes').slice(-1)]
    return oldest.sort()[0] ?? monthOf(today)
  }, [replica, version, today])
  return useMemo(() => {
    const address = readAddress(params, today, first)
    const reached = reachOf(first, isComplete)
    const go = (change: Partial<Address>) => setParams(writeAddress({ ...address, ...change }))
    return {
      address,
      compared: comparedWith(address.range, address.span, reached.isBefore),
      ...reached,
      figure: readFigure(params),
      sumFigure: readSumFigure(params),
      go,
      goTo: (search) => setParams(search),
      closeRows: () => setParams(writeAddress(address), { replace: true }),
      rowsOf: (figure) => rowsAddress(address, figure),
      sumOf: (figure) => sumAddress(address, figure),
      reach: { ...address.span, lens: address.lens, groupId: address.groupId },
      writing: { locale },
    }
  }, [params, setParams, today, first, isComplete, locale])
}
