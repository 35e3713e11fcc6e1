import { useState } from 'react'
import { formatAmount } from '#domain/money.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useBook } from '#web/fields/use-book.ts'
import type { Entry } from '../entry.ts'
import type { Removal } from './removal-dialog.tsx'
import { removalOf, type Way } from './removal-of.ts'
import { useTake } from './use-saving.ts'

/** Deletes at once when nothing else goes along, else asks. */
export function useRemoval(entry: Entry | null, onDone: () => void) {
  const replica = useReplica()
  const { locale } = useBook()
  const take = useTake()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const remove = () => {
    if (entry === null) return
    const { question, ways } = removalOf(replica, entry, locale)
    const go = ({ step, said }: Way) => {
      take(step, { title: said, description: formatAmount(entry.amount, entry.currency, locale) })
      onDone()
    }
    if (question === null) return go(ways[0])
    const choices = ways.map((way) => ({ words: way.words, onPick: () => go(way) }))
    setRemoval({ ...question, choices })
  }
  return { removal, remove, keep: () => setRemoval(null) }
}
