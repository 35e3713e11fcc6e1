import { useSyncExternalStore } from 'react'
import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { entryTables } from './device-texts.ts'

const planned = [
  // Of transfers, too.
  'accounts',
  'goals',
  'group_goals',
  'loans',
  'budgets',
  'expense_templates',
  'income_templates',
  'transfer_templates',
]
const known = new WeakMap<readonly Row[], readonly string[]>()

/** Read once for each month that changed. */
function currenciesIn(rows: readonly Row[]): readonly string[] {
  const before = known.get(rows)
  if (before) return before
  const each = [...new Set(rows.flatMap(({ currency }) => (currency ? `${currency}` : [])))]
  known.set(rows, each)
  return each
}

/** The currencies of all that a search may find, as one text, and its oldest month. */
function usedIn(replica: Replica): string {
  const months = entryTables.flatMap((table) => replica.months(table))
  const entries = entryTables.flatMap((table) =>
    replica.months(table).flatMap((month) => currenciesIn(replica.monthRows(table, month))),
  )
  const plans = planned.flatMap((table) =>
    Array.from(replica.rows(table as CollectionName).values(), ({ currency }) => `${currency}`),
  )
  const used = [...new Set([...entries, ...plans])].sort()
  return [months.sort()[0] ?? '', ...used].join()
}

/** The rates of all that is on the device into those asked for; null until they are here. */
export function useBookRates(into: readonly string[]): RateTable | null {
  const replica = useReplica()
  const today = useToday()
  const used = useSyncExternalStore(
    (listener) => replica.subscribe(listener),
    () => (into.length > 0 ? usedIn(replica) : ''),
  )
  const [month, ...currencies] = used.split(',')
  return useRates([...currencies, ...into], month ? `${month}-01` : today)
}
