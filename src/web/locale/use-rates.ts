import { useEffect, useSyncExternalStore } from 'react'
import { storageKeys } from '#contract/storage.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { type OwnRate, type RateColumns, type RateTable, rateTable } from '#domain/money/rates.ts'
import { bookCall } from '#web/data/http/book-call.ts'
import { coversRates, type KeptRates, leftRates, RatesStore } from '#web/data/rates-store.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'
import { ownRatesIn, typedCurrenciesIn } from '#web/data/typed-rates.ts'
import { useLocale } from './use-locale.ts'

/** How often an open page looks whether it is time to ask again. */
const LOOK_MS = 600_000

function onWaking(again: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && again()
  const timer = setInterval(onVisible, LOOK_MS)
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', again)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

let store: RatesStore | undefined

const storeOfPage = () => {
  store ??= new RatesStore({
    storage: localStorage,
    key: storageKeys.rates,
    ask: (query, token) => bookCall('rates', { query, token }),
    report,
    now: Date.now,
    onWaking,
  })
  return store
}

interface KnownTable {
  readonly own: readonly OwnRate[]
  readonly replica: Replica
  readonly table: RateTable
}
const tables = new WeakMap<RateColumns, KnownTable>()

/** One for all that is on the screen: it remembers what it was asked. */
function tableOf(kept: RateColumns, own: readonly OwnRate[], replica: Replica): RateTable {
  const known = tables.get(kept)
  if (known?.own === own && known.replica === replica) return known.table
  const heldIn = (id: string) => replica.rows('accounts').get(id)?.currency as string | undefined
  const table = { ...rateTable(kept, own), heldIn }
  tables.set(kept, { own, replica, table })
  return table
}

/** By whole years, so that going back month by month asks once. */
const yearOf = (day: Day): Day => `${day.slice(0, 4)}-01-01`

export function useOwnRates(): readonly OwnRate[] {
  const replica = useReplica()
  return useSyncExternalStore(
    (listener) => replica.subscribe(listener),
    () => ownRatesIn(replica),
  )
}

/** What the table has for these currencies since a day; null while it is not here. */
export function useListedRates(currencies: readonly string[], since: Day): KeptRates | null {
  const { user, token } = useSession()
  const { currency: to } = useLocale()
  const replica = useReplica()
  const rates = storeOfPage()
  const kept = useSyncExternalStore(rates.subscribe, rates.kept)
  const typed = useSyncExternalStore(
    (listener) => replica.subscribe(listener),
    () => typedCurrenciesIn(replica),
  )
  const uid = user?.id
  const wanted = currencies.filter((one) => one !== to).join()
  const from = yearOf(since)
  useEffect(() => {
    if (!uid || !token || wanted === '') return
    const all = [...wanted.split(','), ...typed.split(',').filter(Boolean)]
    void rates.need({ uid, token, currencies: all, to, from })
  }, [rates, uid, token, wanted, typed, to, from])
  const asked = { currencies: wanted === '' ? [] : [...wanted.split(','), to], from }
  return coversRates(kept, asked) && kept.uid === uid ? kept : null
}

/** Whether rates were asked for in vain: until then nothing can be said to have none. */
export function useNoRates(): boolean {
  const rates = storeOfPage()
  return useSyncExternalStore(rates.subscribe, rates.hasFailed)
}

/**
 * The same with what the person typed, and what their banks moved. Without an answer those count
 * all the same, with what is kept of the table.
 */
export function useRates(currencies: readonly string[], since: Day): RateTable | null {
  const { user } = useSession()
  const rates = storeOfPage()
  const listed = useListedRates(currencies, since)
  const kept = useSyncExternalStore(rates.subscribe, rates.kept)
  const isInVain = useNoRates()
  const own = useOwnRates()
  const replica = useReplica()
  const columns = listed ?? (isInVain ? leftRates(kept, user?.id) : null)
  return columns && tableOf(columns, own, replica)
}
