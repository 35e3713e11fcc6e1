import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { OwnRate, TypedRate } from '#domain/money/rates.ts'
import type { Replica } from './replica/types.ts'

/** What rows of the replica have that matters here; they have the shape the contract says. */
type Typed = { readonly rate?: TypedRate | null }

interface Known {
  readonly key: string
  readonly own: readonly OwnRate[]
  /** The currencies that typed rates lead from and to. */
  readonly currencies: string
}

const known = new WeakMap<Replica, Known>()
const inMonths = new WeakMap<readonly Row[], readonly string[]>()
const written = ['expenses', 'incomes', 'group_shares'] as const satisfies readonly CollectionName[]

/** Read once for each month that changed: a book has many rows and few typed rates. */
function typedIn(rows: readonly Row[]): readonly string[] {
  const before = inMonths.get(rows)
  if (before) return before
  const found = (rows as readonly (Row & Typed)[]).flatMap(({ rate }) => rate?.to ?? [])
  const each = [...new Set(found)]
  inMonths.set(rows, each)
  return each
}

function read(replica: Replica): Known {
  const key = ['own_rates', ...written]
    .map((table) => replica.version(table as CollectionName))
    .join()
  const before = known.get(replica)
  if (before?.key === key) return before
  const own = replica.monthRows('own_rates', '') as readonly (Row & OwnRate)[]
  const onRows = written.flatMap((table) =>
    replica.months(table).flatMap((month) => typedIn(replica.monthRows(table, month))),
  )
  const ends = own.flatMap(({ currency, to }) => [currency, to])
  const next = { key, own, currencies: [...new Set([...ends, ...onRows])].sort().join() }
  known.set(replica, next)
  return next
}

/** The rates the person typed for some days; the same array until one changes. */
export const ownRatesIn = (replica: Replica): readonly OwnRate[] => read(replica).own

/** The currencies that rates typed anywhere in the book speak of, as one text. */
export const typedCurrenciesIn = (replica: Replica): string => read(replica).currencies
