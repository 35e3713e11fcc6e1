import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { OwnRate, TypedRate } from '#domain/money/rates.ts'
import type { Replica } from './replica/types.ts'

/** What rows of the replica have that matters here; they have the shape the contract says. */
type Typed = {
  readonly rate?: TypedRate | null
  readonly accountId?: string | null
  readonly accountAmount?: number | null
}

interface MonthFacts {
  /** The currencies that typed rates lead to. */
  readonly currencies: readonly string[]
  /** In which a bank moved so much, whatever the currency of the entry is. */
  readonly accountIds: readonly string[]
}

interface Known {
  readonly key: string
  readonly own: readonly OwnRate[]
  /** Those that typed rates lead from and to, and those in which a bank moved something. */
  readonly currencies: string
}

const known = new WeakMap<Replica, Known>()
const inMonths = new WeakMap<readonly Row[], MonthFacts>()
const written = ['expenses', 'incomes', 'group_shares'] as const satisfies readonly CollectionName[]

/** Read once for each month that changed: a book has many rows and few typed rates. */
function saidIn(rows: readonly Row[]): MonthFacts {
  const before = inMonths.get(rows)
  if (before) return before
  const all = rows as readonly (Row & Typed)[]
  const currencies = new Set(all.flatMap(({ rate }) => rate?.to ?? []))
  const accountIds = new Set(
    all.flatMap(({ accountId, accountAmount }) => (accountAmount && accountId) || []),
  )
  const said = { currencies: [...currencies], accountIds: [...accountIds] }
  inMonths.set(rows, said)
  return said
}

function read(replica: Replica): Known {
  const key = ['own_rates', 'accounts', ...written]
    .map((table) => replica.version(table as CollectionName))
    .join()
  const before = known.get(replica)
  if (before?.key === key) return before
  const own = replica.monthRows('own_rates', '') as readonly (Row & OwnRate)[]
  const onRows = written.flatMap((table) =>
    replica.months(table).map((month) => saidIn(replica.monthRows(table, month))),
  )
  const accounts = replica.rows('accounts')
  const heldIn = (id: string) => (accounts.get(id)?.currency as string | undefined) ?? []
  const held = onRows.flatMap(({ accountIds }) => accountIds.flatMap(heldIn))
  const ends = own.flatMap(({ currency, to }) => [currency, to])
  const typed = onRows.flatMap(({ currencies }) => currencies)
  const next = { key, own, currencies: [...new Set([...ends, ...typed, ...held])].sort().join() }
  known.set(replica, next)
  return next
}

/** The rates the person typed for some days; the same array until one changes. */
export const ownRatesIn = (replica: Replica): readonly OwnRate[] => read(replica).own

/** The currencies that rates typed anywhere in the book speak of, as one text. */
export const typedCurrenciesIn = (replica: Replica): string => read(replica).currencies
