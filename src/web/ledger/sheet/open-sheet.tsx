import { useEffect } from 'react'
import { useReplica } from '#web/data/replica-react.tsx'
import { failedWrites, meantEntry } from '../failures.ts'
import { useNoun } from '../noun.ts'
import type { MonthSource } from '../shown-list.ts'
import type { AddressBar } from '../use-address.ts'
import { EntrySheet } from './entry-sheet.tsx'

export interface OpenSheetProps {
  readonly bar: AddressBar
  readonly ledger: MonthSource
}

/** The sheet the address asks for, if any. */
export function OpenSheet({ bar, ledger }: OpenSheetProps) {
  const replica = useReplica()
  const noun = useNoun()
  const { sheet } = bar.address
  const entry = sheet?.kind === 'edit' ? meantEntry(replica, noun, sheet.id) : null
  const isGone = sheet?.kind === 'edit' && entry === null
  useEffect(() => {
    if (isGone && replica.status().isComplete) bar.closeSheet()
  }, [isGone, replica, bar])
  if (sheet === null || isGone) return null
  const failed = failedWrites(replica, noun).find(({ ids }) => ids.includes(entry?.id ?? ''))
  return (
    <EntrySheet
      key={entry?.id ?? 'new'}
      entry={entry}
      refused={failed?.fields ?? {}}
      ledger={ledger}
      bar={bar}
    />
  )
}
