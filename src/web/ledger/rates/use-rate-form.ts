import { useMemo, useState } from 'react'
import { type RateColumns, rateTable } from '#domain/rates.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import type { AskedRate } from '#web/fields/asked-rate.ts'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useListedRates, useOwnRates } from '#web/fields/use-rates.ts'
import { daysOf, draftOfRate, type RateDraft, type RateMessages } from './rate-draft.ts'
import { firstDayIn, type LackingRow, rowsWithoutRate } from './rows-without-rate.ts'

export interface RateForm {
  readonly draft: RateDraft
  readonly change: (patch: Partial<RateDraft>) => void
  readonly messages: RateMessages
  readonly refuse: (messages: RateMessages) => void
  readonly isDirty: boolean
  /** All that have no rate of their time, whatever the days that were chosen. */
  readonly rows: readonly LackingRow[]
}

const nothing: RateColumns = { days: [], rates: {} }
/** Something to begin with, where nothing says which. */
const otherThan = (home: string) => (home === 'USD' ? 'EUR' : 'USD')

/** What lacks a rate of this currency, counted without the one that is being changed. */
function useLacking(currency: string, id: string | undefined): readonly LackingRow[] {
  const replica = useReplica()
  const { currency: home } = useBook()
  const today = useToday()
  const since = useMemo(() => firstDayIn(replica, currency) ?? today, [replica, currency, today])
  const listed = useListedRates([currency], since)
  const own = useOwnRates()
  return useMemo(() => {
    const others = own.filter((rate) => rate.id !== id)
    return rowsWithoutRate(replica, currency, home, rateTable(listed ?? nothing, others))
  }, [replica, currency, home, listed, own, id])
}

/** The days follow the rows until they are written by hand. */
export function useRateForm({ currencies, id }: AskedRate): RateForm {
  const { currency: home, locale } = useBook()
  const today = useToday()
  const own = useOwnRates()
  const [first] = useState((): Partial<RateDraft> => {
    const before = own.find((rate) => rate.id === id)
    return before ? draftOfRate(before, home, locale) : {}
  })
  const [typed, setTyped] = useState<Partial<RateDraft>>({})
  const [messages, refuse] = useState<RateMessages>({})
  const currency =
    typed.currency ?? first.currency ?? currencies.find((one) => one !== home) ?? otherThan(home)
  const rows = useLacking(currency, id)
  const draft = { isTurned: false, rate: '', ...daysOf(rows, today), ...first, ...typed, currency }
  return {
    draft,
    rows,
    messages,
    refuse,
    isDirty: Object.values(typed).some((value) => value !== ''),
    change: (patch) => {
      setTyped((now) => ({ ...now, ...patch }))
      refuse((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(patch, field))),
      )
    },
  }
}
