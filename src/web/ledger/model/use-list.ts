import { useCallback, useMemo, useState } from 'react'
import type { Rated } from '#domain/ledger-filter.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { useReplicaStatus, useTable } from '#web/data/replica-react.tsx'
import { useTyped } from '#web/form/fields/use-typed.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { useBookLedger, useLedger, useShownList, useWarmSearch } from '../use-ledger.ts'
import { type Address, type OpenSheet, unrated } from './address.ts'
import { useNoun } from './noun.ts'
import { type RankOf, rankByNumber } from './sort-list.ts'
import { useAddressBar } from './use-address.ts'

/** What the page is about: the question in the address bar and the rows that answer it. */
export function useList() {
  const noun = useNoun()
  const addressBar = useAddressBar()
  const { text, setText, flush } = useTyped(addressBar.address.text, (words) =>
    addressBar.go({ text: words }, 'replace'),
  )
  const openSheet = (sheet: OpenSheet) => {
    flush()
    addressBar.openSheet(sheet)
  }
  const bar = { ...addressBar, openSheet }
  const { replica } = useTable(noun.table)
  const status = useReplicaStatus()
  const categories = useCategories(noun.type)
  const ledger = useLedger(noun)
  useWarmSearch(ledger)
  const address = useMemo<Address>(() => ({ ...bar.address, text }), [bar.address, text])
  const [rankOf, setRank] = useState<RankOf>(() => rankByNumber)
  const rankBy = useCallback((next: RankOf) => setRank(() => next), [])
  const book = useBookLedger(ledger, address.lens)
  const [rated, tellRated] = useRated()
  const list = useShownList(book, address, categories, rankOf, rated)
  const said = { noun, bar, text, setText, replica, status, categories }
  return { ...said, ledger, book, address, list, rankBy, rated, tellRated }
}

/** What rows come to, as soon as somebody tells. */
function useRated() {
  const { currency: own } = useLocale()
  const [told, tell] = useState<Rated | null>(null)
  const before = useMemo(() => unrated(own), [own])
  return [told ?? before, tell] as const
}

export type ListState = ReturnType<typeof useList>
