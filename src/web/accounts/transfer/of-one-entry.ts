import type { CommandArgs } from '#contract/commands.ts'
import { command } from '#web/writes/command.ts'
import { deletes, type Write } from '#web/writes/write.ts'

type SideName = 'from' | 'to'
type Side = CommandArgs<'transfers.pair'>['side']

/** A transfer made of one entry, and what is said of its other side; null where that is outside. */
export interface OfOneEntry {
  readonly id: string
  readonly entryId: string
  /** The side the entry is. */
  readonly name: SideName
  readonly other: Side
}

/** One command; taken back, the entry is the very row it was. */
export function movingEntry({ id, entryId, name, other }: OfOneEntry): Write {
  const ids = name === 'from' ? { outId: entryId, inId: null } : { outId: null, inId: entryId }
  return {
    commands: [command('transfers.pair', { id, ...ids, side: other })],
    undo: [
      command('transfers.unpair', { id, remember: false, side: other ? name : null }),
      ...(other ? deletes('transfers', [{ id }]) : []),
    ],
  }
}

interface KeptSide extends NonNullable<Side> {
  readonly kept: object | null
}

interface MadeTransfer {
  readonly id: string
  readonly from: KeptSide | null
  readonly to: KeptSide | null
}

/** What was made of one entry; null where both sides were, or a statement brought the other. */
export function madeOfOne({ id, from, to }: MadeTransfer): OfOneEntry | null {
  const name = from?.kept ? 'from' : 'to'
  const [own, other] = name === 'from' ? [from, to] : [to, from]
  if (!own?.kept || !('id' in own.kept) || other?.kept || other?.importId || other?.bankId) {
    return null
  }
  const { kept: _, ...said } = other ?? { kept: null }
  const entryId = String(own.kept.id)
  return { id, entryId, name, other: other ? (said as NonNullable<Side>) : null }
}
