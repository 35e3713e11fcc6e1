import type { AskForPlusBody } from '#contract/identity/sign-in.ts'
import { refuseDemo } from '../demo/refuse-demo.ts'
import type { Engine } from '../engine.ts'
import { takeToken } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'

const ASKED_PER_HOUR = 10

type PlusDeps = Pick<Engine, 'clock' | 'database'>

/** Staff see it beside the user until they have given Plus or turned it down. */
export async function askForPlus(
  { clock, database }: PlusDeps,
  uid: string,
  { months }: AskForPlusBody,
): Promise<void> {
  await refuseDemo(database.pool, uid)
  await takeToken(database, { bucket: `plus:${uid}`, limit: ASKED_PER_HOUR, windowS: 3600 })
  await database.pool.query(
    `insert into plus_requests (user_id, asked_at, months) values ($1, $2, $3)
      on conflict (user_id) do update set months = excluded.months`,
    [uid, clock.now(), months],
  )
}

/** Refused where staff were quicker: whoever believes to have taken it back may have Plus. */
export async function takeBackPlus({ database }: Pick<PlusDeps, 'database'>, uid: string) {
  const { rowCount } = await database.pool.query('delete from plus_requests where user_id = $1', [
    uid,
  ])
  if (!rowCount) throw new Fault('request-is-over')
}
