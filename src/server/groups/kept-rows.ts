import type { ActivityKind } from '#contract/groups/talk.ts'
import { limits } from '#contract/limits.ts'
import type { Row, Scope } from '#contract/sync.ts'
import { changeRows, removeRows } from '#server/documents/rows.ts'
import type { Documents } from '../documents/collection.ts'
import { createMany, takeScope, updateMany } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import type { OpenGroup } from './open-group.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 200

const oldestKept = (now: Date) => new Date(now.getTime() - limits.restoreDays * DAY_MS)

interface Taken<Kept> {
  readonly kept: Kept
  /** Who deleted it, and when. */
  readonly changedBy: string | null
  readonly changedAt: string
}

/** What the record keeps of something that was deleted; from then on it is kept there no longer. */
export async function takeKept<Kept extends Row>(
  { context, writer }: OpenGroup,
  kind: ActivityKind,
  id: string,
): Promise<Taken<Kept>> {
  const { rows } = await context.tx.client.query<Taken<Kept>>(
    `select data->'row' as kept, member_id as "changedBy",
        to_json(created_at)#>>'{}' as "changedAt"
      from activity where scope = $1 and kind = $2 and subject_id = $3
      and data ? 'row' and created_at > $4 order by created_at desc limit 1`,
    [writer.scope, kind, id, oldestKept(writer.now)],
  )
  const [taken] = rows
  if (!taken) throw new Fault('not-found')
  await changeRows(context.tx, {
    ...{ table: 'activity', values: [writer.scope, id], set: `data = t.data - 'row'` },
    where: `t.scope = $1 and t.subject_id = $2 and t.data ? 'row'`,
  })
  return taken
}

/** What came back was made by whom it was made by, and then. */
export const keepStamps = (
  { context: { tx }, writer }: OpenGroup,
  documents: Documents,
  row: Row,
): Promise<void> => updateMany(tx, documents, [row], new Set(['createdAt', 'createdBy']), writer)

/** As it was, also who made it and when. */
export async function putBack(open: OpenGroup, documents: Documents, row: Row): Promise<void> {
  await createMany(open.context.tx, documents, [row], open.writer)
  await keepStamps(open, documents, row)
}

/** After that nobody can restore it, and what was said about it goes too. */
export async function dropKept({ database }: Engine, now: Date, signal: AbortSignal) {
  const { rows } = await database.pool.query<{ scope: Scope }>(
    `select distinct scope from activity where data ? 'row' and created_at <= $1 limit ${AT_ONCE}`,
    [oldestKept(now)],
  )
  await dropSides(database, now, signal)
  await database.pool.query('delete from deleted_shares where deleted_at <= $1', [oldestKept(now)])
  for (const { scope } of rows) {
    if (signal.aborted) return
    await database.transact(async (tx) => {
      if (!(await takeScope(tx, scope))) return
      const { rows: dropped } = await changeRows<{ id: string }>(tx, {
        ...{ table: 'activity', values: [scope, oldestKept(now)], set: `data = t.data - 'row'` },
        where: `t.scope = $1 and t.data ? 'row' and t.created_at <= $2`,
        returning: 'subject_id as id',
      })
      await removeRows(tx, {
        ...{ table: 'comments', values: [scope, dropped.map(({ id }) => id)] },
        where: `t.scope = $1 and t.expense_id = any($2::uuid[])
          and not exists (select from group_expenses e
            where e.scope = t.scope and e.id = t.expense_id)`,
      })
    })
  }
}

/** Nor does the account it was paid from come back. */
async function dropSides(database: Engine['database'], now: Date, signal: AbortSignal) {
  const which = `status = 'deleted' and updated_at <= $1`
  const { rows } = await database.pool.query<{ scope: Scope }>(
    `select distinct scope from settlement_sides where ${which} limit ${AT_ONCE}`,
    [oldestKept(now)],
  )
  for (const { scope } of rows) {
    if (signal.aborted) return
    await database.transact(async (tx) => {
      if (!(await takeScope(tx, scope))) return
      const values = [oldestKept(now), scope]
      const where = `t.status = 'deleted' and t.updated_at <= $1 and t.scope = $2`
      await removeRows(tx, { table: 'settlement_sides', values, where })
    })
  }
}
