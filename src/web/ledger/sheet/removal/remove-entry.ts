import { formatAmount } from '#domain/money/money.ts'
import { transferPath } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { Entry } from '#web/ledger/model/entry.ts'
import { say } from '#web/words/say.ts'
import { writesWith } from '#web/writes/use-writes.ts'
import { feesOf } from './fees-of.ts'
import type { Removal } from './removal-dialog.tsx'
import { removalOf, type Way } from './removal-of.ts'

export interface RemoveContext {
  readonly replica: Replica
  readonly locale: string
  /** Puts the question, when something else would go along. */
  readonly ask: (removal: Removal) => void
  readonly onDone: () => void
  /** Goes where it can be taken off, when it is a part of something else. */
  readonly open: (address: string) => void
}

/** What to do instead of deleting it. */
const feeRemoval = ({ description }: Entry, onPick: () => void): Removal => ({
  title: say('{description} is the fee of a transfer', { description }),
  description: say('It is a part of what moved, so it is taken off there, or goes with all of it.'),
  choices: [{ words: say('Open the transfer'), onPick }],
  stay: say('Close'),
})

/** Deletes at once when nothing else goes along, else asks. */
export function removeEntry(entry: Entry, context: RemoveContext): void {
  const { replica, locale, ask, onDone, open } = context
  const transfer = feesOf(replica, [entry]).get(entry.id)
  const { question, ways } = removalOf(replica, entry, locale)
  const go = ({ write, said }: Way) => {
    const description = formatAmount(entry.amount, entry.currency, locale)
    writesWith(replica, 'expenses').run(write, { title: said, description })
    onDone()
  }
  const choices = ways.map((way) => ({ words: way.words, onPick: () => go(way) }))
  if (transfer) ask(feeRemoval(entry, () => open(transferPath(transfer))))
  else if (question === null) go(ways[0])
  else ask({ ...question, choices })
}
