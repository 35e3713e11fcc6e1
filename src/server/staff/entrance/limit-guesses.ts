import type { Engine } from '#server/engine.ts'
import { networksOf } from '#server/http/edge/networks.ts'
import { takeToken, takeTokenFrom } from '#server/http/edge/rate-limit.ts'
import { Fault } from '#server/http/fault.ts'

const HOUR_S = 3600
const PASSWORDS_MOST = 10
const PASSWORDS_WINDOW_S = 900
/** 240 codes a day at most, of which three are right at any moment. */
const CODES_MOST = 10
const CODES_WINDOW_S = HOUR_S

type GuessDeps = Pick<Engine, 'database'>

/** Whose tries are counted together: those of one known network, or those of all strangers. */
export type Guesser = string

/**
 * Strangers share one count, so that many addresses cannot try one account. A network the account
 * was used from counts for itself, so that strangers cannot lock its owner out.
 */
export async function guesserOf(
  { database }: GuessDeps,
  email: string,
  address: string,
): Promise<Guesser> {
  const { rows } = await database.pool.query<{ address: string }>(
    `select distinct l.address from staff s join staff_sessions l on l.staff_id = s.id
      where s.email = $1`,
    [email],
  )
  const [network = ''] = networksOf(address)
  const isKnown = rows.some((used) => networksOf(used.address)[0] === network)
  return isKnown ? `${email}:${network}` : email
}

/** Answers why to wait once the tries at this account are used up, and null until then. */
export async function limitLogins(
  { config, database }: GuessDeps & Pick<Engine, 'config'>,
  address: string,
  guesser: Guesser,
): Promise<Fault | null> {
  await takeTokenFrom(database, {
    kind: 'staff-login',
    address,
    limit: config.loginsPerHour,
    windowS: HOUR_S,
  })
  return faultOf(limitPasswordsOf({ database }, guesser))
}

export const faultOf = (taking: Promise<void>): Promise<Fault | null> =>
  taking.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Fault) return error
      throw error
    },
  )

/** Also of somebody signed in, by their id: a stolen session must not find the password. */
export const limitPasswordsOf = ({ database }: GuessDeps, guesser: Guesser) =>
  takeToken(database, {
    bucket: passwordsOf(guesser),
    limit: PASSWORDS_MOST,
    windowS: PASSWORDS_WINDOW_S,
  })

export const limitCodesOf = ({ database }: GuessDeps, guesser: Guesser) =>
  takeToken(database, {
    bucket: codesOf(guesser),
    limit: CODES_MOST,
    windowS: CODES_WINDOW_S,
  })

/** Whoever got in was not guessing. */
export async function forgiveGuesses({ database }: GuessDeps, guesser: Guesser): Promise<void> {
  await database.pool.query('delete from rate_limits where bucket = any($1)', [
    [passwordsOf(guesser), codesOf(guesser)],
  ])
}

const passwordsOf = (guesser: Guesser) => `staff-password:${guesser}`
const codesOf = (guesser: Guesser) => `staff-code:${guesser}`
