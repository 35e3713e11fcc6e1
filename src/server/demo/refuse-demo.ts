import type pg from 'pg'
import { Fault } from '../http/fault.ts'

export async function isDemo(db: Pick<pg.Pool, 'query'>, uid: string): Promise<boolean> {
  const { rows } = await db.query<{ is_demo: boolean }>(
    'select demo_until is not null as is_demo from users where id = $1',
    [uid],
  )
  return rows[0]?.is_demo ?? false
}

/** A demo costs nothing to begin, so nobody may be written to or invited from one. */
export async function refuseDemo(db: Pick<pg.Pool, 'query'>, uid: string): Promise<void> {
  if (await isDemo(db, uid)) throw new Fault('demo-sends-nothing')
}
