import { isTwin, type Seen } from '#domain/receipts/find-twin.ts'
import { isSamePicture } from '#domain/receipts/picture-hash.ts'
import { figuresOf } from '#domain/receipts/same-paper.ts'
import type { ReadReceipt, Scan } from '../scan.ts'
import { readSums } from './read-draft.ts'

const seen = new WeakMap<ReadReceipt, Seen>()

/** Kept with the receipt, as every one of a batch is held against every other. */
function seenIn(receipt: ReadReceipt, locale: string): Seen {
  const before = seen.get(receipt)
  if (before) return before
  const { draft, reading } = receipt
  const { currency, date, merchant } = draft
  const amount = readSums(draft, locale).total
  const figures = figuresOf(reading?.lines.map(({ text }) => text) ?? [])
  const found = { amount, currency, date, merchant, figures }
  seen.set(receipt, found)
  return found
}

export interface Beside {
  readonly name: string
  /** The very same picture, not another one of the same paper. */
  readonly isPicture: boolean
}

/** The one above it in the list that shows the same receipt. */
export function twinBeside(scan: Scan, all: readonly Scan[], locale: string): Beside | null {
  const { state } = scan
  if (state.kind !== 'read') return null
  for (const { id, name, state: other } of all) {
    if (id === scan.id) return null
    if (other.kind !== 'read') continue
    const [one, two] = [other.receipt, state.receipt]
    if (isSamePicture(one.picture.hash, two.picture.hash)) return { name, isPicture: true }
    if (isTwin(seenIn(one, locale), seenIn(two, locale))) return { name, isPicture: false }
  }
  return null
}
