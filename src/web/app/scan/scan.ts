import type { Place, Reading } from '#domain/receipts/reading.ts'
import type { ReadyPicture } from '#web/data/receipts/picture-work.ts'
import type { Remembered } from './memory.ts'
import type { ReadProgress } from './reader/picture-reader.ts'
import type { ScanDraft } from './review/draft.ts'

/** A receipt that was read, with what has been corrected so far. */
export interface ReadReceipt {
  readonly picture: ReadyPicture
  /** Of the picture in this page. */
  readonly url: string
  /** The part of the photo that was kept, in fractions; null for all of it. */
  readonly part: Place | null
  /** Null when nothing could be read; then it is written by hand. */
  readonly reading: Reading | null
  /** The device could not read at all, and nobody has begun to write it by hand. */
  readonly isUnread: boolean
  /** Why there is nothing, or what to look at. */
  readonly note: string | null
  /** A model was asked, and what it said was weighed. */
  readonly isAsked: boolean
  readonly remembered: Remembered | null
  readonly draft: ScanDraft
}

export type ScanState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reading'; readonly progress: ReadProgress | null }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'read'; readonly receipt: ReadReceipt }
  /** Kept whole, for whoever takes it back. */
  | {
      readonly kind: 'saved'
      readonly receipt: ReadReceipt
      readonly words: string
      readonly path: string
    }

/** One file on the page, or one of the receipts in it. */
export interface Scan {
  readonly id: string
  readonly name: string
  readonly file: Blob
  readonly state: ScanState
}

export const isBusy = ({ state }: Scan) => state.kind === 'waiting' || state.kind === 'reading'

/** Nowhere but on this page yet. */
export const isOpen = (scan: Scan) => isBusy(scan) || scan.state.kind === 'read'

/** Its device could not read it; somebody else may. */
export const canReadAgain = ({ state }: Scan) => state.kind === 'read' && state.receipt.isUnread

/** The same place in the part that was kept. */
export function placeIn(part: Place | null, place: Place): Place {
  if (!part) return place
  return {
    left: (place.left - part.left) / part.width,
    top: (place.top - part.top) / part.height,
    width: place.width / part.width,
    height: place.height / part.height,
  }
}

/** Something that is on every receipt was not read for certain. */
export const isUnclear = ({ reading }: ReadReceipt): boolean =>
  !(reading?.total.isSure && reading.date.isSure && reading.merchant.isSure)
