import type {
  CategoryChangeBody,
  GlobalCategoriesAnswer,
  GlobalCategoryRow,
  NewCategoryBody,
} from '#contract/staff/content.ts'
import { globalScope } from '#contract/sync.ts'
import type { Transaction } from '#server/db/database.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { wireObject } from '#server/documents/wire.ts'
import { createMany, lockScope, updateMany, type Writer } from '#server/documents/write.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { audit } from '../audit.ts'

type CategoryDeps = Pick<Engine, 'clock' | 'database'>

const categories = documentsOf('global_categories')

const select = `select ${wireObject(categories)} as row from global_categories t`

export async function listCategories({
  database,
}: Pick<Engine, 'database'>): Promise<GlobalCategoriesAnswer> {
  const { rows } = await database.pool.query<{ row: GlobalCategoryRow }>(
    `${select} order by t.type, t.sort, t.id`,
  )
  return { categories: rows.map(({ row }) => row) }
}

async function find({ client }: Transaction, id: string): Promise<GlobalCategoryRow | undefined> {
  const { rows } = await client.query<{ row: GlobalCategoryRow }>(`${select} where t.id = $1`, [id])
  return rows[0]?.row
}

/** One more for everybody; devices hear of it as of any other change. */
export async function createCategory(
  { clock, database }: CategoryDeps,
  staffId: string,
  body: NewCategoryBody,
): Promise<void> {
  const now = clock.now()
  await database.transact(async (tx) => {
    await lockScope(tx, globalScope)
    if (body.parentId !== null) await checkParent(tx, body)
    const writer: Writer = { uid: staffId, scope: globalScope, now }
    await createMany(tx, categories, [{ ...body, archived: false }], writer)
    const { id, name, type } = body
    const details = { name, type }
    await audit(tx, { staffId, action: 'category.create', target: id, details, at: now })
  })
}

async function checkParent(tx: Transaction, { parentId, type }: NewCategoryBody): Promise<void> {
  const parent = await find(tx, parentId ?? '')
  const isFit = parent && parent.type === type && parent.parentId === null && !parent.archived
  if (!isFit) throw new Fault('invalid-input', { parentId: 'Choose a main category.' })
}

/** What people have used stays theirs: an archived one is only no longer offered. */
export async function changeCategory(
  { clock, database }: CategoryDeps,
  staffId: string,
  id: string,
  change: CategoryChangeBody,
): Promise<void> {
  const now = clock.now()
  await database.transact(async (tx) => {
    await lockScope(tx, globalScope)
    const before = await find(tx, id)
    if (!before) throw new Fault('not-found')
    const fields = (Object.keys(change) as (keyof CategoryChangeBody)[]).filter(
      (field) => change[field] !== undefined,
    )
    const after = { ...before, ...change }
    const writer: Writer = { uid: staffId, scope: globalScope, now }
    await updateMany(tx, categories, [after], new Set(fields), writer)
    const picked = (row: GlobalCategoryRow) =>
      Object.fromEntries(fields.map((field) => [field, row[field]]))
    const details = { from: picked(before), to: picked(after as GlobalCategoryRow) }
    await audit(tx, { staffId, action: 'category.change', target: id, details, at: now })
  })
}
