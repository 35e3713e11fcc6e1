import type pg from 'pg'

type Db = Pick<pg.Pool, 'query'>

/** False where staff were not asked to end it. */
export async function dropRecovery(db: Db, uid: string): Promise<boolean> {
  const dropped = await db.query('delete from identity.recoveries where user_id = $1', [uid])
  return dropped.rowCount === 1
}

export async function isRecoveryBegun(db: Db, uid: string): Promise<boolean> {
  const found = await db.query('select from identity.recoveries where user_id = $1', [uid])
  return found.rowCount === 1
}
