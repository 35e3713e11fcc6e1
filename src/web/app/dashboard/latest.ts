import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import type { Row } from '#contract/sync.ts'
import { costOf, earnedOf, type LedgerRow } from '#domain/ledger.ts'

export type Latest = DashboardAnswer['latest'][number]

/** The rows of this device: by id, and those that may be newer than the answer. */
export interface OwnRows {
  readonly find: (table: 'expenses' | 'incomes', id: string) => Row | undefined
  readonly recent: readonly (readonly ['expenses' | 'incomes', readonly Row[]])[]
}

const shownMost = 8

function latestOf(from: 'expenses' | 'incomes', row: Row): Latest {
  const entry = row as unknown as LedgerRow & { readonly createdAt: string }
  return {
    from,
    id: entry.id,
    groupId: null,
    date: entry.date,
    description: entry.description,
    categoryId: entry.categoryId,
    amount: from === 'incomes' ? earnedOf(entry) : costOf(entry),
    currency: entry.currency,
    at: entry.createdAt,
  }
}

/** As this device has it, where it has it: what was changed or deleted here shows at once. */
function asHere(one: Latest, { find }: OwnRows): readonly Latest[] {
  if (one.from !== 'expenses' && one.from !== 'incomes') return [one]
  const row = find(one.from, one.id)
  return row ? [latestOf(one.from, row)] : []
}

/** What was written down last: as the server knows it, with what this device knows better. */
export function latestHere(answered: readonly Latest[], own: OwnRows): readonly Latest[] {
  const newest =
    answered
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? ''
  const known = new Set(answered.map(({ id }) => id))
  const fresh = own.recent.flatMap(([table, rows]) =>
    rows.flatMap((row) => {
      const isNew = !known.has(row.id) && String(row.createdAt ?? '') > newest
      return isNew ? [latestOf(table, row)] : []
    }),
  )
  return [...fresh, ...answered.flatMap((one) => asHere(one, own))]
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .slice(0, shownMost)
}
