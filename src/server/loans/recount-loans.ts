import { userScope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { takeScope, updateMany, type Writer } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { loanDocuments, scheduleOf } from './loan.ts'
import { findLoan } from './open-loan.ts'
import { settleLoan, standingFields } from './save-standing.ts'

/**
 * Loans that were counted by an older rule are counted by today's, each once. Who is writing just
 * now is left for the next time.
 */
export async function recountLoans(
  { database }: Pick<Engine, 'database'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await database.pool.query<{ uid: string }>(
    `select distinct u.id as uid from loans_to_recount r join users u on u.scope = r.scope
      order by u.id`,
  )
  for (const { uid } of rows) {
    if (signal?.aborted) return
    await database.transact((tx) => recountFor(tx, { uid, scope: userScope(uid), now }))
  }
}

async function recountFor(tx: Transaction, writer: Writer): Promise<void> {
  if (!(await takeScope(tx, writer.scope))) return
  const { rows } = await tx.client.query<{ id: string }>(
    'delete from loans_to_recount where scope = $1 returning loan_id as id',
    [writer.scope],
  )
  for (const { id } of rows) await recount(tx, writer, id)
}

async function recount(tx: Transaction, writer: Writer, id: string): Promise<void> {
  const open = await findLoan(tx, writer, id)
  if (!open) return
  const { loan, payments } = open.book
  const after = await settleLoan(tx, writer, open.book, scheduleOf(loan, payments).rows)
  if (standingFields.every((field) => after[field] === loan[field])) return
  await updateMany(tx, loanDocuments, [after], new Set(standingFields), writer)
}
