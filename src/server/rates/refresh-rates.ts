import { createHash } from 'node:crypto'
import { addDays, dayAt } from '#domain/calendar/calendar.ts'
import type { Engine } from '../engine.ts'
import { takeToken } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import type { RatesDoor } from '../outside/rates.ts'
import { plausibleRates, steadyRates } from './check-rates.ts'
import type { RateRow } from './rate-row.ts'
import { addRates, noteRates, rateDayBeforeGap, ratesIn } from './rates.ts'
import { readAnswer } from './read-answer.ts'

/** A little less than a day, so that a server's clock does not skip one. */
const ONCE_IN_S = 20 * 3600
/** How far back a rate is compared with what is known. */
const COMPARED_DAYS = 400
/** Days that are asked for again: late ones may have been added. */
const OVERLAP_DAYS = 7
const REASON_CHARACTERS = 300

type RatesDeps = Pick<Engine, 'config' | 'clock' | 'database' | 'log' | 'outside'>

/** Asks the provider once a day, however many servers there are; a failure changes nothing. */
export async function refreshRates(deps: RatesDeps): Promise<void> {
  const { config, database, log, outside } = deps
  if (!outside.rates || !config.ratesUrl) return
  const bucket = `rate-provider:${createHash('sha256').update(config.ratesUrl).digest('base64url')}`
  if (!(await isOurTurn(deps, bucket))) return
  try {
    const { added, refused } = await takeRates(deps, outside.rates)
    log.info({ added }, 'exchange rates fetched')
    if (refused.length > 0) log.warn({ refused }, 'exchange rates that cannot be right were left')
  } catch (error) {
    const reason = (error as Error).message.slice(0, REASON_CHARACTERS)
    log.warn({ reason }, 'exchange rates were not fetched')
    await database.pool.query('delete from rate_limits where bucket = $1', [bucket])
  }
}

async function isOurTurn({ database }: RatesDeps, bucket: string): Promise<boolean> {
  try {
    await takeToken(database, { bucket, limit: 1, windowS: ONCE_IN_S })
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}

async function takeRates({ clock, database }: RatesDeps, door: RatesDoor) {
  const today = dayAt(clock.now().getTime(), 'UTC')
  const from = addDays((await rateDayBeforeGap(database.pool)) ?? today, -OVERLAP_DAYS)
  const given = readAnswer(await door.fetch({ from, today }))
  // Of what a whole history says besides, the totals of the past know enough.
  const isAsked = ({ day }: RateRow) => day >= from
  const plausible = plausibleRates(given.filter(isAsked), today)
  const days = plausible.kept.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) throw new Error('It holds no rate we can use.')
  return database.transact(async ({ client }) => {
    const known = await ratesIn(client, {
      currencies: [...new Set(plausible.kept.map(({ currency }) => currency))],
      from: addDays(first, -COMPARED_DAYS),
      till: last,
    })
    const steady = steadyRates(plausible.kept, known)
    const refused = [...plausible.refused, ...steady.refused].map(({ currency }) => currency)
    const added = await addRates(client, steady.kept)
    if (added > 0) await noteRates(client)
    return { added, refused: [...new Set(refused)] }
  })
}
