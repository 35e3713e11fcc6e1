import { keepsMoney } from '#domain/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { AccountRow } from './account.ts'

interface Came {
  readonly accountId: string | null
  readonly date: string
}

/** The account of the newest row of a table that has one of these. */
function newestIn(
  replica: Pick<Replica, 'months' | 'monthRows'>,
  table: 'settlement_sides' | 'incomes',
  open: ReadonlySet<string>,
): string | null {
  for (const month of replica.months(table)) {
    const rows: readonly unknown[] = replica.monthRows(table, month)
    const had = (rows as readonly Came[]).filter(({ accountId }) => open.has(accountId ?? ''))
    const [first, ...rest] = had
    if (first) return rest.reduce((one, row) => (row.date > one.date ? row : one), first).accountId
  }
  return null
}

/**
 * Where money that somebody gives back comes to, until it is said otherwise: what it was paid from,
 * or what that card is paid from; else where such money came last, or one that fits. Only what it
 * was paid from has another currency while an account of its own is there.
 */
export function usualAccount(
  replica: Pick<Replica, 'months' | 'monthRows'>,
  accounts: readonly AccountRow[],
  currency: string,
  paidFrom: string | null = null,
): string | null {
  const keepers = accounts.filter(({ kind, archived }) => !archived && keepsMoney(kind))
  const open = new Set(keepers.map(({ id }) => id))
  const paid = accounts.find(({ id }) => id === paidFrom)
  const own = [paid?.id, paid?.payFromId].find((id) => open.has(id ?? ''))
  const fitting = new Set(keepers.filter((one) => one.currency === currency).map(({ id }) => id))
  const likely = fitting.size > 0 ? fitting : open
  const before = own ?? newestIn(replica, 'settlement_sides', likely)
  if (before) return before
  const earned = newestIn(replica, 'incomes', likely)
  const fits = (one: AccountRow) =>
    (one.kind === 'current' ? 2 : 0) + (one.currency === currency ? 1 : 0)
  return earned ?? keepers.toSorted((a, b) => fits(b) - fits(a))[0]?.id ?? null
}
