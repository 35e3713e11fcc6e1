import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupShareRow } from '#contract/groups/expenses.ts'
import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import type { Row } from '#contract/sync.ts'
import { type Day, monthOf } from '#domain/calendar/calendar.ts'
import { latestMost, latestOf } from '#domain/calendar/latest.ts'
import { type LedgerRow, netOf, worthOf } from '#domain/ledger.ts'
import type { Replica } from '#web/data/replica/types.ts'

export type Latest = DashboardAnswer['latest'][number]

type Book = Pick<Replica, 'months' | 'monthRows' | 'rows'>

const tables = ['expenses', 'incomes', 'group_shares'] as const
type Table = (typeof tables)[number]

function ofEntry(from: 'expenses' | 'incomes', row: Row): Latest {
  const entry = row as Row & LedgerRow & { readonly createdAt: string }
  const { id, date, description, categoryId, currency, createdAt } = entry
  const about = { from, id, groupId: null, date, description, categoryId, currency, payment: null }
  return { ...about, amount: netOf(worthOf(entry)), gross: entry.amount, at: createdAt }
}

function ofShare(row: Row): readonly Latest[] {
  const { id, groupId, date, description, categoryId, ...own } = row as GroupShareRow
  const { share, paid, currency, createdAt } = own
  if (share === 0 && paid === 0) return []
  const about = { id, groupId, date, description, categoryId, currency, payment: null }
  return [{ from: 'group_shares', ...about, amount: share, gross: share || paid, at: createdAt }]
}

function ofPayment(row: SettlementRow, book: Book, mine: ReadonlySet<string>): Latest {
  const { id, groupId, date, note, amount, currency, createdAt, status } = row
  const isMine = mine.has(row.from)
  const group = book.rows('groups').get(groupId) as Pick<GroupRow, 'members'> | undefined
  const otherId = isMine ? row.to : row.from
  const other = group?.members.find(({ memberId }) => memberId === otherId)?.name ?? ''
  const payment = { isMine, other, status, isWrittenOff: isWrittenOff(row) }
  const about = { id, groupId, date, description: note ?? '', categoryId: null, currency, payment }
  return { from: 'settlements', ...about, amount, gross: amount, at: createdAt }
}

/** Of the newest months that have enough, the newest first; none of days to come. */
function newestRows(book: Book, table: Table, today: Day): readonly Row[] {
  const rows: Row[] = []
  for (const month of book.months(table)) {
    if (month > monthOf(today)) continue
    rows.push(...book.monthRows(table, month).filter((row) => String(row.date) <= today))
    if (rows.length >= latestMost) break
  }
  return rows
}

/**
 * What happened last as this device has it, whether it was sent or not. Of groups that somebody has
 * left it has no payments: those are taken from the answer.
 */
export function latestHere(
  book: Book,
  mine: ReadonlySet<string>,
  answered: readonly Latest[],
  today: Day,
): readonly Latest[] {
  const entries = tables.flatMap((table) =>
    newestRows(book, table, today).flatMap((row) =>
      table === 'group_shares' ? ofShare(row) : [ofEntry(table, row)],
    ),
  )
  const payments: readonly unknown[] = book.monthRows('settlements', '')
  const paid = (payments as readonly SettlementRow[])
    .filter(({ from, to }) => mine.has(from) || mine.has(to))
    .map((row) => ofPayment(row, book, mine))
  const left = answered.filter(
    ({ from, groupId }) => from === 'settlements' && !book.rows('groups').has(groupId ?? ''),
  )
  return latestOf([...entries, ...paid, ...left], today)
}
