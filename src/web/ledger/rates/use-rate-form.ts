import { useMemo, useState } from 'react'
import { earlierDay } from '#domain/calendar/calendar.ts'
import { type OwnRate, type RateColumns, rateTable } from '#domain/money/rates.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useForm } from '#web/form/use-form.ts'
import type { AskedRate } from '#web/locale/asked-rate.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useListedRates, useOwnRates } from '#web/locale/use-rates.ts'
import { daysOf, draftOfRate, type RateDraft, readRateDraft } from './rate-draft.ts'
import {
  currencyWithoutRate,
  firstDayIn,
  type LackingRow,
  rowsWithoutRate,
  usedBesides,
} from './rows-without-rate.ts'

const nothing: RateColumns = { days: [], rates: {} }
/** Something to begin with, where nothing says which. */
const otherThan = (home: string) => (home === 'USD' ? 'EUR' : 'USD')

/** What lacks a rate of this currency, counted without the one that is being changed. */
function useLacking(currency: string, id: string | undefined): readonly LackingRow[] {
  const replica = useReplica()
  const { currency: home } = useLocale()
  const today = useToday()
  const since = useMemo(() => firstDayIn(replica, currency) ?? today, [replica, currency, today])
  const listed = useListedRates([currency], since)
  const own = useOwnRates()
  return useMemo(() => {
    const others = own.filter((rate) => rate.id !== id)
    return rowsWithoutRate(replica, currency, home, rateTable(listed ?? nothing, others))
  }, [replica, currency, home, listed, own, id])
}

/** Which currency to begin with, where nobody says one. */
function useLackingCurrency(home: string, own: readonly OwnRate[]): string | undefined {
  const replica = useReplica()
  const today = useToday()
  const used = useMemo(() => usedBesides(replica, home), [replica, home])
  const since = useMemo(
    () => used.flatMap((one) => firstDayIn(replica, one) ?? []).reduce(earlierDay, today),
    [replica, used, today],
  )
  const listed = useListedRates(used, since)
  return useMemo(
    () => currencyWithoutRate(replica, home, rateTable(listed ?? nothing, own)),
    [replica, home, listed, own],
  )
}

/** The days follow the rows until they are written by hand. */
export function useRateForm({ currencies, id }: AskedRate) {
  const { currency: home, locale } = useLocale()
  const today = useToday()
  const own = useOwnRates()
  const [first] = useState((): Partial<RateDraft> => {
    const before = own.find((rate) => rate.id === id)
    return before ? draftOfRate(before, home, locale) : {}
  })
  const form = useForm({
    start: (): Partial<RateDraft> => ({}),
    read: () => readRateDraft(draft, home),
    place: `rate ${id ?? currencies.join()}`,
  })
  const typed = form.draft
  const lacking = useLackingCurrency(home, own)
  const asked = currencies.find((one) => one !== home) ?? lacking ?? otherThan(home)
  const currency = typed.currency ?? first.currency ?? asked
  /** All that have no rate of their time, whatever the days that were chosen. */
  const rows = useLacking(currency, id)
  const days = daysOf(rows, today)
  const draft: RateDraft = { isTurned: false, rate: '', ...days, ...first, ...typed, currency }
  return { ...form, draft, rows, isDirty: Object.values(typed).some((value) => value !== '') }
}

export type RateForm = ReturnType<typeof useRateForm>
