import type pg from 'pg'
import { Fault } from '../http/fault.ts'

/** A demo costs nothing to begin, so nobody may be written to from one. */
export async function refuseDemo(db: Pick<pg.Pool, 'query'>, uid: string): Promise<void> {
  const { rows } = await db.query<{ is_demo: boolean }>(
    'select demo_until is not null as is_demo from users where id = $1',
    [uid],
  )
  if (rows[0]?.is_demo) throw new Fault('demo-sends-nothing')
}
