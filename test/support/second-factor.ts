import type { Database } from '#server/db/database.ts'

/** One whose codes nobody knows, for somebody who comes in by a session made for them. */
export async function giveSecondFactor({ pool }: Pick<Database, 'pool'>, staffId: string) {
  await pool.query(
    `insert into staff_totp (staff_id, secret, confirmed_at, last_step, recovery_hashes)
      values ($1, '', now(), 0, '{}')`,
    [staffId],
  )
}
