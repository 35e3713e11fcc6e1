import type { Engine } from '../engine.ts'
import { takeToken } from '../http/rate-limit.ts'

const HOUR_S = 3600
const GUESSES_WINDOW_S = 900
const GUESSES_MOST = 20

type Parts = Pick<Engine, 'config' | 'database'>

export const limitSignup = ({ config, database }: Parts, address: string) =>
  takeToken(database, {
    bucket: `signup:${address}`,
    limit: config.signupsPerHour,
    windowS: HOUR_S,
  })

/** One address may not try many people, and many addresses may not try one person. */
export async function limitLogin({ config, database }: Parts, address: string, email: string) {
  await takeToken(database, {
    bucket: `login:${address}`,
    limit: config.loginsPerHour,
    windowS: HOUR_S,
  })
  await takeToken(database, {
    bucket: guesses(email),
    limit: GUESSES_MOST,
    windowS: GUESSES_WINDOW_S,
  })
}

/** Whoever knows the password was not guessing. */
export async function welcome({ database }: Parts, email: string) {
  await database.pool.query('delete from rate_limits where bucket = $1', [guesses(email)])
}

const guesses = (email: string) => `guess:${email}`
