import type { Row } from '#contract/sync.ts'
import {
  type Lens,
  type OwnShare,
  type ShareEntry,
  shareEntry,
} from '#domain/groups/share-entry.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import type { Replica } from './replica/types.ts'

/** An expense of my own, or my part of a group's: the latter says of which. */
export type CostEntry = LedgerRow & Partial<Pick<ShareEntry, 'groupId' | 'expenseId'>>

interface Joined {
  readonly expenses: readonly Row[]
  readonly shares: readonly Row[]
  readonly rows: readonly CostEntry[]
}

/** What is read of a replica. */
type Held = Pick<Replica, 'months' | 'monthRows'>

const joined = new WeakMap<Held, Map<string, Joined>>()

const newestFirst = (a: CostEntry, b: CostEntry) =>
  a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1

/** The months of the whole book, newest first. */
export function bookMonths(replica: Held): readonly string[] {
  const [expenses, shares] = [replica.months('expenses'), replica.months('group_shares')]
  if (shares.length === 0) return expenses
  return [...new Set([...expenses, ...shares])].sort().reverse()
}

/** What a month cost me, own and shared; the same array while neither changes. */
export function bookRows(replica: Held, month: string, lens: Lens = 'share'): readonly CostEntry[] {
  const expenses = replica.monthRows('expenses', month)
  const shares = replica.monthRows('group_shares', month)
  // Rows of the replica have the shape the contract says.
  if (shares.length === 0) return expenses as readonly (Row & CostEntry)[]
  const known = joined.get(replica) ?? new Map<string, Joined>()
  joined.set(replica, known)
  const key = `${lens} ${month}`
  const before = known.get(key)
  if (before?.expenses === expenses && before.shares === shares) return before.rows
  const own = expenses as readonly (Row & CostEntry)[]
  const mine = shares.flatMap((row) => shareEntry(row as Row & OwnShare, lens) ?? [])
  const rows = [...own, ...mine].sort(newestFirst)
  known.set(key, { expenses, shares, rows })
  return rows
}

/** What is counted together: what came in, or what it cost. */
export type EntryType = 'expense' | 'income'

/** The rows of a month that every sum of their type is made of, on whatever screen. */
export const entryRows = (replica: Held, type: EntryType, month: string): readonly CostEntry[] =>
  type === 'expense'
    ? bookRows(replica, month)
    : (replica.monthRows('incomes', month) as readonly (Row & CostEntry)[])

/** The first day with a cost: the oldest month that has any stands last, and so does its day. */
export function firstBookDay(replica: Held): string | null {
  const month = bookMonths(replica).findLast((one) => bookRows(replica, one).length > 0)
  return month === undefined ? null : (bookRows(replica, month).at(-1)?.date ?? null)
}
