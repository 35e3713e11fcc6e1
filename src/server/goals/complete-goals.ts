import { deriveGoal } from '#domain/goals/reducers.ts'
import type { Transaction } from '../db/database.ts'
import type { Completion } from '../documents/completions.ts'
import type { Written } from '../documents/references.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'

/** What is in it, and what follows from that, is never given by a client. */
export const completeGoals: Completion = {
  fields: ['totalSaved', 'lastContributionAt', 'status', 'milestone'],
  async complete(tx, written, writer) {
    await keepCurrency(tx, written, writer)
    return written.map(({ before, after }) => deriveGoal(before, after))
  },
}

/** What is in it was counted in its currency. */
async function keepCurrency(
  { client }: Transaction,
  written: readonly Written[],
  { scope }: Writer,
): Promise<void> {
  const changed = written.filter(
    ({ before, after }) => before && before.currency !== after.currency,
  )
  if (changed.length === 0) return
  const { rows } = await client.query<{ id: string }>(
    `select distinct goal_id as id from contributions
      where scope = $1 and goal_id = any($2::uuid[])`,
    [scope, changed.map(({ after }) => after.id)],
  )
  const used = new Set(rows.map(({ id }) => id))
  const words = 'There is money in it, so it keeps its currency.'
  const wrong = changed
    .filter(({ after }) => used.has(after.id))
    .map(({ path }): Complaint => [`${path}currency`, words])
  if (wrong.length > 0) throw invalid(wrong)
}
