import type { NoticeChannel } from '#domain/notices/notice-time.ts'
import type { Engine } from '../engine.ts'
import { deliverNotices } from './deliver-notices.ts'

const LOOK_EVERY_MS = 3000

export interface Courier {
  stop(): Promise<void>
}

const channels: readonly NoticeChannel[] = ['mail', 'push']

/**
 * Looks every few seconds whether something is to be handed over: a minute would be too long. Each
 * way has a courier of its own, so that mails do not wait for a push service.
 */
export function startCourier(engine: Engine): Courier {
  const { clock, log } = engine
  const stopping = new AbortController()
  const running = new Map<NoticeChannel, Promise<void>>()

  async function look(channel: NoticeChannel): Promise<void> {
    try {
      await deliverNotices(engine, clock.now(), stopping.signal, [channel])
    } catch (error) {
      log.debug({ err: error }, 'the courier could not look')
    }
    running.delete(channel)
  }

  const timer = setInterval(() => {
    for (const channel of channels) {
      if (!running.has(channel)) running.set(channel, look(channel))
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
