import { formatAmount } from '#domain/money/money.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { Entry } from '#web/ledger/model/entry.ts'
import { writesWith } from '#web/writes/use-writes.ts'
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
  const go = ({ write, said }: Way) => {
    const description = formatAmount(entry.amount, entry.currency, locale)
    writesWith(replica, 'expenses').run(write, { title: said, description })
    onDone()
  }
  const choices = ways.map((way) => ({ words: way.words, onPick: () => go(way) }))
  if (question === null) go(ways[0])
  else ask({ ...question, choices })
}
