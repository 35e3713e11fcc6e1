import type pg from 'pg'
import { KeptFactor } from './kept-factor.ts'
import { STEP_S } from './totp.ts'

export const userFactor = new KeptFactor({ table: 'identity.totp', owner: 'user_id' })

/** As SQL, of the user in `u`. */
export const isOnOf = (uid: string) => `exists (select from identity.totp t
  where t.user_id = ${uid} and t.confirmed_at is not null)`

/** As SQL: none works twice, so it is kept which was the last. */
export const lastUseOf = (totp: string) => `to_timestamp(${totp}.last_step * ${STEP_S})`

export async function hasSecondFactor(db: Pick<pg.Pool, 'query'>, uid: string): Promise<boolean> {
  const { rows } = await db.query<{ isOn: boolean }>(`select ${isOnOf('$1')} as "isOn"`, [uid])
  return rows[0]?.isOn === true
}
