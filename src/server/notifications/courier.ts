import type { Engine } from '../engine.ts'
import { deliverNotices } from './deliver-notices.ts'

const LOOK_EVERY_MS = 3000

export interface Courier {
  stop(): Promise<void>
}

/** Looks every few seconds whether something is to be handed over: a minute would be too long. */
export function startCourier(engine: Engine): Courier {
  const { clock, log } = engine
  const stopping = new AbortController()
  let running: Promise<void> | null = null

  async function look(): Promise<void> {
    try {
      await deliverNotices(engine, clock.now(), stopping.signal)
    } catch (error) {
      log.debug({ err: error }, 'the courier could not look')
    }
  }

  const timer = setInterval(() => {
    running ??= look().finally(() => {
      running = null
    })
  }, LOOK_EVERY_MS)

  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
