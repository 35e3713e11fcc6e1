import { useMemo, useSyncExternalStore } from 'react'
import { limits } from '#contract/limits.ts'
import { withAccounts } from '#domain/search/match.ts'
import type { Whose } from '#domain/search/nouns.ts'
import { type SearchQuery, takesRates } from '#domain/search/query.ts'
import { readQuery } from '#domain/search/typed/read-query.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useReplicaStatus, useRows } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { entryTables } from './device-texts.ts'
import { useBookRates } from './use-book-rates.ts'

/** What is looked for, in whose book, and when to look again. */
export interface AskedSearch {
  readonly typed: string
  readonly query: SearchQuery
  readonly whose: Whose
  readonly replica: Replica
  /** Another one after every change of what can be found. */
  readonly stamp: string
}

export function useAsked(text: string): AskedSearch {
  const typed = text.trim().slice(0, limits.searchCharacters)
  const replica = useReplica()
  const { isComplete } = useReplicaStatus()
  const { user } = useSession()
  const { locale, currency } = useLocale()
  const today = useToday()
  const accounts = useRows('accounts')
  const query = useMemo(
    () => withAccounts(readQuery(typed, { today, locale }), accounts),
    [typed, today, locale, accounts],
  )
  const into = useMemo(() => takesRates(query, currency), [query, currency])
  const rates = useBookRates(into)
  // What is written here or elsewhere is found at once.
  const versions = useSyncExternalStore(
    (listener) => replica.subscribe(listener),
    () => entryTables.map((table) => replica.version(table)).join('.'),
  )
  // While a first copy is on its way, every piece of it would begin anew.
  const stamp = isComplete ? versions : ''
  const uid = user?.id ?? ''
  return useMemo(
    () => ({ typed, query, replica, stamp, whose: { uid, today, home: { currency, rates } } }),
    [typed, query, replica, stamp, uid, today, currency, rates],
  )
}
