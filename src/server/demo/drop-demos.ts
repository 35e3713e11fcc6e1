import { userScope } from '#contract/sync.ts'
import { deleteAccount } from '../account/delete-account.ts'
import type { Engine } from '../engine.ts'

const AT_ONCE = 50

/** Demo households whose time is over: unlike an account that is deleted, nothing stays. */
export async function dropDemos(engine: Engine, now: Date, signal?: AbortSignal): Promise<number> {
  const { rows } = await engine.database.pool.query<{ id: string }>(
    'select id from users where demo_until <= $1 order by demo_until limit $2',
    [now, AT_ONCE],
  )
  let dropped = 0
  for (const { id } of rows) {
    if (signal?.aborted) break
    await deleteAccount(engine, id)
    await forget(engine, id)
    dropped += 1
  }
  return dropped
}

/** Nobody else has seen this id, or it stands for nobody by now. */
async function forget({ database }: Engine, uid: string): Promise<void> {
  await database.transact(async ({ client }) => {
    await client.query('delete from users where id = $1', [uid])
    await client.query('delete from sync_row where scope = $1', [userScope(uid)])
    await client.query('delete from sync_scope where scope = $1', [userScope(uid)])
  })
}
