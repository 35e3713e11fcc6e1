import type { Engine } from '../engine.ts'
import { refreshRates } from './refresh-rates.ts'

/** Often enough for a failed try to be made good; a day's one success is counted elsewhere. */
const EVERY_MS = 3_600_000

/** Fetches exchange rates now and then, in the background; gives the way to stop. */
export function keepRatesFresh(engine: Engine): () => void {
  const refresh = () => {
    refreshRates(engine).catch((error) => engine.log.warn({ err: error }, 'rates not refreshed'))
  }
  const timer = setInterval(refresh, EVERY_MS)
  refresh()
  return () => clearInterval(timer)
}
