import { formatAmount } from '#domain/money.ts'
import type { Replica } from '#web/data/replica/shapes.ts'
import { toast } from '#web/ui/toast.ts'
import { send } from '#web/writes/send.ts'
import type { Entry } from '../entry.ts'
import type { Removal } from './removal-dialog.tsx'
import { removalOf, type Way } from './removal-of.ts'

export interface RemoveContext {
  readonly replica: Replica
  readonly locale: string
  /** Puts the question, when something else would go along. */
  readonly ask: (removal: Removal) => void
  readonly onDone: () => void
}

/** Deletes at once when nothing else goes along, else asks. */
export function removeEntry(entry: Entry, { replica, locale, ask, onDone }: RemoveContext): void {
  const { question, ways } = removalOf(replica, entry, locale)
  const go = ({ step, said }: Way) => {
    void send(replica, step.wishes)
    toast({
      title: said,
      description: formatAmount(entry.amount, entry.currency, locale),
      action: { label: 'Undo', onClick: () => void send(replica, step.undo) },
    })
    onDone()
  }
  const choices = ways.map((way) => ({ words: way.words, onPick: () => go(way) }))
  if (question === null) go(ways[0])
  else ask({ ...question, choices })
}
