/** Makes one transfer of two entries and gives them back: no balance of any day changes by it. */
import type { Day } from '../calendar/calendar.ts'
import type { Move } from './moves.ts'
import {
  type TransferFee,
  type TransferReason,
  type TransferSide,
  transferProblem,
} from './transfer.ts'

/** An expense or an income that is to be a side. */
export interface SideEntry {
  readonly id: string
  readonly date: Day
  readonly description: string
  readonly accountId: string | null
  readonly bankId: string | null
  readonly importId: string | null
  readonly isPending: boolean
  readonly lines?: readonly unknown[] | null
  readonly refundOf?: string | null
  readonly expectedBack?: object | null
  readonly installment?: object | null
  readonly loanId?: string | null
  readonly settles?: string | null
  readonly receiptId?: string | null
}

/** What keeps an entry from being a side: it says more than that money moved. */
const bonds = [
  'lines',
  'refundOf',
  'expectedBack',
  'installment',
  'loanId',
  'settles',
  'receiptId',
] as const

export type SideProblem = (typeof bonds)[number] | 'pointed-at' | 'no-account' | 'estimated'

/**
 * Why an entry cannot be a side; null when it is plain. A refund or a settling income that points
 * at it would point at nothing, and an amount that only a rate tells is not what the bank moved.
 */
export function sideProblem(
  entry: SideEntry,
  move: Pick<Move, 'effect' | 'isEstimated'>,
  isPointedAt: boolean,
): SideProblem | null {
  const bond = bonds.find((name) => {
    const value = entry[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null
  })
  if (bond) return bond
  if (isPointedAt) return 'pointed-at'
  if (entry.accountId === null) return 'no-account'
  return move.isEstimated || move.effect === null ? 'estimated' : null
}

/** A side with the whole entry it was, so that taking it apart loses nothing. */
export interface KeptSide<Entry> extends TransferSide {
  readonly text: string
  readonly bankId: string | null
  readonly importId: string | null
  readonly isPending: boolean
  readonly kept: Entry
}

export interface KeptTransfer<Entry> {
  readonly id: string
  readonly from: KeptSide<Entry> | null
  readonly to: KeptSide<Entry> | null
  readonly fee: TransferFee | null
  readonly reason: TransferReason
  /** Of the side the money left by, if that is here: it decides the month. */
  readonly date: Day
}

/** An entry and by how much it moved its account. */
export interface MovedEntry<Entry> {
  readonly entry: Entry
  readonly effect: number
}

type CurrencyOf = (accountId: string) => string | undefined

export function sideOf<Entry extends SideEntry>({ entry, effect }: MovedEntry<Entry>) {
  const { accountId, date, description, bankId, importId, isPending } = entry
  if (accountId === null || effect === 0) return null
  const said = { text: description, bankId, importId, isPending, kept: entry }
  return { accountId, amount: Math.abs(effect), date, ...said }
}

interface Sides<Side, Fee> {
  readonly id: string
  readonly from: Side
  readonly to: Side
  readonly fee: Fee | null
}

type NewFee = TransferFee & { readonly side: 'from' }

/** What left in one currency and did not arrive was a fee, on the side it left by. */
export function joinSides<Side extends TransferSide, Fee extends TransferFee>(
  sides: Sides<Side, Fee>,
  currencyOf: CurrencyOf,
) {
  const { from, to } = sides
  const isOneCurrency = currencyOf(from.accountId) === currencyOf(to.accountId)
  const rest = isOneCurrency && sides.fee === null ? from.amount - to.amount : 0
  const fee: Fee | NewFee | null = rest > 0 ? { side: 'from', amount: rest } : sides.fee
  const transfer = { ...sides, fee, reason: 'own', date: from.date } as const
  return transferProblem(transfer, currencyOf) ? null : transfer
}

/** Null when they are no transfer: of one account, the wrong way round, or more arrives. */
export function joinEntries<Entry extends SideEntry>(
  id: string,
  out: MovedEntry<Entry>,
  into: MovedEntry<Entry>,
  currencyOf: CurrencyOf,
): KeptTransfer<Entry> | null {
  const [from, to] = [out.effect < 0 ? sideOf(out) : null, into.effect > 0 ? sideOf(into) : null]
  return from && to && joinSides({ id, from, to, fee: null }, currencyOf)
}

/** An entry whose other side is not here. */
export function sendOutside<Entry extends SideEntry>(
  id: string,
  moved: MovedEntry<Entry>,
): KeptTransfer<Entry> | null {
  const side = sideOf(moved)
  if (!side) return null
  const [from, to] = moved.effect < 0 ? [side, null] : [null, side]
  return { id, from, to, fee: null, reason: 'outside', date: side.date }
}

/** The other side of one that was open has come; null when they do not go together. */
export function completeTransfer<Entry extends SideEntry>(
  { id, from, to, fee }: KeptTransfer<Entry>,
  found: MovedEntry<Entry>,
  currencyOf: CurrencyOf,
): KeptTransfer<Entry> | null {
  const side = sideOf(found)
  if (!side || (from && to)) return null
  if (from && found.effect > 0) return joinSides({ id, from, to: side, fee }, currencyOf)
  return to && found.effect < 0 ? joinSides({ id, from: side, to, fee }, currencyOf) : null
}

/** The entries as they were, with their ids. */
export const takeApart = <Entry>({ from, to }: KeptTransfer<Entry>): readonly Entry[] =>
  [from, to].flatMap((side) => (side ? [side.kept] : []))
