import type { Row } from '#contract/sync.ts'
import { moveOf } from '#domain/accounts/moves.ts'
import type { PairingRow } from '#domain/accounts/pairing/candidates.ts'
import { type SideEntry, sideProblem } from '#domain/accounts/sides.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { Replica } from '#web/data/replica/types.ts'

/** A row that may be a side: an entry of the book, or a transfer whose other side is not here. */
export interface BookSide {
  readonly row: PairingRow
  readonly of: 'entry' | 'open-side'
}

export interface Days {
  readonly from: Day
  readonly to: Day
}

type Entry = Row &
  SideEntry & {
    readonly amount: number
    readonly currency: string
    readonly accountAmount: number | null
    readonly merchant?: string | null
    readonly source?: string | null
  }

/** All that is said of it, alike for rows of the book and of a file. */
export const sideText = (description: string, name: string | null | undefined): string =>
  name && name !== description ? `${name} ${description}` : description

/** Which entries something else points at: money came back for them. */
function pointedAt(replica: Replica): ReadonlySet<unknown> {
  const found = new Set<unknown>()
  for (const { refundOf } of replica.rows('expenses').values()) found.add(refundOf)
  for (const { settles } of replica.rows('incomes').values()) found.add(settles)
  return found
}

function entrySide(
  entry: Entry,
  kind: 'expense' | 'income',
  currency: string,
  isPointedAt: boolean,
): BookSide | null {
  const { id, accountId, date, bankId, isPending } = entry
  if (!accountId) return null
  const move = moveOf({ ...entry, kind }, currency, null)
  const isLocked = sideProblem(entry, move, isPointedAt) !== null
  const text = sideText(entry.description, entry.merchant ?? entry.source)
  const amount = move.effect ?? 0
  const said = { id, accountId, date, amount, currency, text, bankId, isPending }
  return { of: 'entry', row: { ...said, isLocked } }
}

type Side = Pick<PairingRow, 'accountId' | 'date' | 'amount' | 'text'> & {
  readonly bankId: string | null
  readonly isPending: boolean
}
type Transfer = Row & {
  readonly from: Side | null
  readonly to: Side | null
  readonly reason: string
}

function openSide(
  { id, from, to, reason }: Transfer,
  currencyOf: (accountId: string) => string,
): BookSide | null {
  const side = from ?? to
  if (!side || (from && to) || reason !== 'outside') return null
  const { accountId, date, bankId, isPending, text } = side
  const amount = from ? -side.amount : side.amount
  const said = { id, accountId, date, bankId, isPending, text }
  return { of: 'open-side', row: { ...said, amount, currency: currencyOf(accountId) } }
}

/** What of the book may be a side of a transfer, all of it or near these days. */
export function pairingBook(replica: Replica, days: Days | null): readonly BookSide[] {
  const accounts = replica.rows('accounts')
  if (accounts.size === 0) return []
  const currencyOf = (id: string) => String(accounts.get(id)?.currency ?? '')
  const isMeant = ({ date }: Row) =>
    days === null || (String(date) >= days.from && String(date) <= days.to)
  const monthsOf = (table: 'expenses' | 'incomes' | 'transfers') =>
    replica
      .months(table)
      .filter((month) => !days || (month >= days.from.slice(0, 7) && month <= days.to.slice(0, 7)))
      .flatMap((month) => replica.monthRows(table, month).filter(isMeant))
  const backed = pointedAt(replica)
  const entries = (table: 'expenses' | 'incomes', kind: 'expense' | 'income') =>
    monthsOf(table).flatMap((row) => {
      const entry = row as Entry
      const currency = currencyOf(entry.accountId ?? '')
      return entrySide(entry, kind, currency, backed.has(entry.id)) ?? []
    })
  return [
    ...entries('expenses', 'expense'),
    ...entries('incomes', 'income'),
    ...monthsOf('transfers').flatMap((row) => openSide(row as Transfer, currencyOf) ?? []),
  ]
}

/** What was said not to be a transfer. */
export const rejectedIn = (replica: Replica): readonly (readonly [string, string])[] =>
  [...replica.rows('transfer_rejections').values()].map(
    ({ outKey, inKey }) => [String(outKey), String(inKey)] as const,
  )
