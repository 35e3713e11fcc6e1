import type { CollectionName, OpenCollectionName } from '#contract/collections.ts'
import { globalScope, type Row, type Scope, userScope } from '#contract/sync.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { wireObject } from '#server/documents/wire.ts'
import { monthOf, orderOf } from '#web/data/replica/store/order.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { TestEngine } from './engine.ts'

const own = [
  'expenses',
  'incomes',
  'group_shares',
  'budgets',
  'goals',
  'contributions',
  'expense_templates',
  'income_templates',
  'categories',
] as const
const ofGroups = ['groups', 'group_expenses', 'settlements'] as const

async function rowsOf({ engine }: TestEngine, table: OpenCollectionName, scopes: readonly Scope[]) {
  const documents = documentsOf(table)
  const { rows } = await engine.database.pool.query<{ row: Row }>(
    `select ${wireObject(documents)} as row from ${documents.table} t where t.scope = any($1)`,
    [scopes],
  )
  return rows.map(({ row }) => row)
}

/** Rows as a device keeps them: by month where the contract says so, each in its order. */
class DeviceCopy {
  readonly #rows = new Map<CollectionName, readonly Row[]>()

  put(table: CollectionName, rows: readonly Row[]): void {
    this.#rows.set(table, rows.toSorted(orderOf(table)))
  }

  #of(table: CollectionName): readonly Row[] {
    return this.#rows.get(table) ?? []
  }

  readonly months = (table: CollectionName): readonly string[] =>
    [...new Set(this.#of(table).map((row) => monthOf(table, row)))].sort().reverse()

  readonly monthRows = (table: CollectionName, month: string): readonly Row[] =>
    this.#of(table).filter((row) => monthOf(table, row) === month)

  readonly rows = (table: CollectionName): ReadonlyMap<string, Row> =>
    new Map(this.#of(table).map((row) => [row.id, row]))

  readonly version = (): number => 1
  readonly subscribe = () => () => undefined
}

/** What a device of this person has, once everything has arrived. */
export async function copyFor(one: TestEngine, uid: string): Promise<Replica> {
  const copy = new DeviceCopy()
  const { rows: groups } = await one.engine.database.pool.query<{ scope: Scope }>(
    'select scope from groups where member_ids @> array[$1::uuid]',
    [uid],
  )
  const scopes = groups.map(({ scope }) => scope)
  for (const table of own) copy.put(table, await rowsOf(one, table, [userScope(uid)]))
  for (const table of ofGroups) copy.put(table, await rowsOf(one, table, scopes))
  copy.put('global_categories', await rowsOf(one, 'global_categories', [globalScope]))
  return copy as unknown as Replica
}
