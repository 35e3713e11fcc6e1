import { userScope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { type Hand, takeScope, updateMany } from '../documents/write.ts'
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

async function recountFor(tx: Transaction, hand: Hand): Promise<void> {
  if (!(await takeScope(tx, hand.scope))) return
  const { rows } = await tx.client.query<{ id: string }>(
    'delete from loans_to_recount where scope = $1 returning loan_id as id',
    [hand.scope],
  )
  for (const { id } of rows) await recount(tx, hand, id)
}

async function recount(tx: Transaction, hand: Hand, id: string): Promise<void> {
  const open = await findLoan(tx, hand, id)
  if (!open) return
  const { loan, payments } = open.book
  const after = await settleLoan(tx, hand, open.book, scheduleOf(loan, payments).rows)
  if (standingFields.every((field) => after[field] === loan[field])) return
  await updateMany(tx, loanDocuments, [after], new Set(standingFields), hand)
}
