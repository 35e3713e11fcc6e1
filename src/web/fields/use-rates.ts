import { useEffect, useSyncExternalStore } from 'react'
import type { RatesAnswer } from '#contract/entities/rates.ts'
import { storageKeys } from '#contract/storage.ts'
import type { Day } from '#domain/calendar.ts'
import type { RateTable } from '#domain/rates.ts'
import { call } from '#web/data/client.ts'
import { RatesStore } from '#web/data/rates-store.ts'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'
import { useBook, useToday } from './use-book.ts'

let store: RatesStore | undefined

const storeOfPage = () => {
  store ??= new RatesStore({
    storage: localStorage,
    key: storageKeys.rates,
    ask: (path, token) => call<RatesAnswer>('GET', path, undefined, { token }),
    report,
  })
  return store
}

/** By whole years, so that going back month by month asks once. */
const yearOf = (day: Day): Day => `${day.slice(0, 4)}-01-01`

/** The rates for these currencies since a day; null while none are here. */
export function useRates(currencies: readonly string[], since: Day): RateTable | null {
  const { user, token } = useSession()
  const { currency: to } = useBook()
  const today = useToday()
  const rates = storeOfPage()
  const table = useSyncExternalStore(rates.subscribe, rates.table)
  const uid = user?.id
  const wanted = currencies.filter((one) => one !== to).join()
  const from = yearOf(since)
  useEffect(() => {
    if (!uid || !token || wanted === '') return undefined
    const need = () => rates.need({ uid, token, currencies: wanted.split(','), to, from, today })
    void need()
    window.addEventListener('online', need)
    return () => window.removeEventListener('online', need)
  }, [rates, uid, token, wanted, to, from, today])
  return table
}
