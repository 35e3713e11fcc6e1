import type { Engine } from '../engine.ts'
import type { Courier } from '../notifications/courier.ts'
import { deliverDue } from './deliver.ts'
import { readLogs } from './read-log.ts'

const LOOK_EVERY_MS = 2000

/** Reads what has changed and sends what is due, every few seconds. */
export function startWebhookCourier(engine: Engine): Courier {
  const { clock, log } = engine
  const stopping = new AbortController()
  const { signal } = stopping
  const running = new Map<string, Promise<unknown>>()

  async function look(work: () => Promise<unknown>, name: string): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.debug({ err: error }, 'the courier of webhooks could not look')
    }
    running.delete(name)
  }

  const works = {
    read: () => readLogs(engine, clock.now(), signal),
    send: () => deliverDue(engine, clock.now(), { signal }),
  }
  const timer = setInterval(() => {
    for (const [name, work] of Object.entries(works)) {
      if (!running.has(name)) running.set(name, look(work, name))
    }
  }, LOOK_EVERY_MS)

  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
