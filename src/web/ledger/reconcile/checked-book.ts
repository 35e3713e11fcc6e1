import type { RowOf } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { type Agreement, agreementOf } from '#domain/accounts/checkpoints/agreement.ts'
import type { GapRow } from '#domain/accounts/checkpoints/explain.ts'
import { type MovingRow, moveOf } from '#domain/accounts/moves.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'

export type EntryTable = 'expenses' | 'incomes'

/** What a row that moves an account is in the book: an entry, or one side of a transfer. */
export type RowSource =
  | { readonly of: EntryTable; readonly row: Row }
  | { readonly of: 'transfers'; readonly row: Row; readonly side: 'from' | 'to' }
  | { readonly of: 'left_out_lines'; readonly row: Row }
  | { readonly of: 'payments'; readonly row: Row }

export interface CheckedAccount {
  readonly agreement: Agreement
  /** By the ids that candidates name. */
  readonly found: ReadonlyMap<string, LocatedGap>
  readonly checkpoints: readonly RowOf<'checkpoints'>[]
}

type Entry = Row &
  Omit<MovingRow, 'kind'> & {
    readonly refundOf?: string | null
    readonly bankAmount?: number | null
    readonly bankOn?: Day | null
  }

export interface LocatedGap {
  readonly accountId: string
  readonly gap: GapRow
  readonly source: RowSource
}

/** Null where only a rate would tell what it moved. */
function entryFound(
  table: EntryTable,
  row: Row,
  currencyOf: (accountId: string) => string,
): LocatedGap | null {
  const entry = row as Entry
  if (!entry.accountId) return null
  const kind = table === 'incomes' ? 'income' : entry.refundOf ? 'refund' : 'expense'
  const { effect } = moveOf({ ...entry, kind }, currencyOf(entry.accountId), null)
  if (effect === null) return null
  const { id, date, isPending = false, bankAmount = null, bankOn = null } = entry
  const bankEffect = bankAmount === null ? null : effect < 0 ? -bankAmount : bankAmount
  const gap = { id, date, effect, isPending, bankEffect, bankOn }
  return { accountId: entry.accountId, gap, source: { of: table, row } }
}

type Side = {
  readonly accountId: string
  readonly amount: number
  readonly date: Day
  readonly isPending: boolean
} | null

const sidesFound = (row: Row): readonly LocatedGap[] =>
  (['from', 'to'] as const).flatMap((side) => {
    const found = row[side] as Side
    if (!found) return []
    const { accountId, amount, date, isPending } = found
    const effect = side === 'from' ? -amount : amount
    const isAside = row.reason === 'unexplained'
    const gap = { id: `${row.id}.${side}`, date, effect, isPending, isAside }
    return [{ accountId, gap, source: { of: 'transfers', row, side } }]
  })

/** A payment of a loan, in the currency of that and by its name. */
function paidFound(
  replica: Replica,
  row: Row,
  currencyOf: (id: string) => string,
): LocatedGap | null {
  const loan = replica.rows('loans').get(String(row.loanId))
  const { accountId, id, date, currency } = { ...(row as Entry), currency: String(loan?.currency) }
  if (!accountId || row.expenseId || currency !== currencyOf(accountId)) return null
  const gap = { id, date, effect: 0 - Number(row.amount), isPending: false }
  return { accountId, gap, source: { of: 'payments', row: { ...row, description: loan?.name } } }
}

function allFound(replica: Replica): readonly LocatedGap[] {
  const accounts = replica.rows('accounts')
  const currencyOf = (id: string) => String(accounts.get(id)?.currency ?? '')
  const entries = (['expenses', 'incomes'] as const).flatMap((table) =>
    [...replica.rows(table).values()].flatMap((row) => entryFound(table, row, currencyOf) ?? []),
  )
  const paid = [...replica.rows('payments').values()].flatMap(
    (row) => paidFound(replica, row, currencyOf) ?? [],
  )
  return [...entries, ...paid, ...[...replica.rows('transfers').values()].flatMap(sidesFound)]
}

const newestFirst = (a: Row, b: Row) => (String(a.date) < String(b.date) ? 1 : -1)

/** Until when this account agrees with its bank, and what would explain where it does not. */
export function checkAccount(replica: Replica, account: AccountRow): CheckedAccount {
  const isHere = (row: Row) => row.accountId === account.id
  const said: readonly unknown[] = [...replica.rows('checkpoints').values()]
    .filter(isHere)
    .sort(newestFirst)
  const checkpoints = said as CheckedAccount['checkpoints']
  const lines = [...replica.rows('left_out_lines').values()].filter(isHere)
  const leftOut = lines.map((row): LocatedGap => {
    const gap = { id: row.id, date: String(row.date), effect: Number(row.effect) }
    return { accountId: account.id, gap, source: { of: 'left_out_lines', row } }
  })
  // Without what the bank says there is nothing to compare, however long the book is.
  const all = checkpoints.length === 0 ? [] : allFound(replica)
  const { here = [], elsewhere = [] } = Object.groupBy(all, ({ accountId }) =>
    accountId === account.id ? 'here' : 'elsewhere',
  )
  const gapsOf = (some: readonly LocatedGap[]) => some.map(({ gap }) => gap)
  const agreement = agreementOf({
    account,
    ...{ rows: gapsOf(here), leftOut: gapsOf(leftOut), elsewhere: gapsOf(elsewhere) },
    checkpoints,
  })
  const found = new Map([...all, ...leftOut].map((one) => [one.gap.id, one]))
  return { agreement, found, checkpoints }
}
