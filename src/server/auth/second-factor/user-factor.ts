import type pg from 'pg'
import { limits } from '#contract/limits.ts'
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

/**
 * Whether it may be an intruder's: it came, or its recovery codes were made anew, so lately that
 * the ways of before still have the last word.
 */
export async function hasYoungFactor(
  db: Pick<pg.Pool, 'query'>,
  uid: string,
  now: Date,
): Promise<boolean> {
  const youngSince = new Date(now.getTime() - limits.wayInYoungS * 1000)
  const { rows } = await db.query<{ isYoung: boolean }>(
    `select exists (select from identity.totp t
        where t.user_id = $1 and t.confirmed_at >= $2)
      or exists (select from identity.totp t
        join identity.undo_links l on l.user_id = t.user_id and l.about = 'second-factor'
        where t.user_id = $1 and t.confirmed_at is not null
          and l.ended is null and l.expires_at > $3) as "isYoung"`,
    [uid, youngSince, now],
  )
  return rows[0]?.isYoung === true
}
