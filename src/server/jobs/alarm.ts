import { setTimeout as pause } from 'node:timers/promises'
import type { ConstructorOptions, PgBoss } from 'pg-boss'
import type { Engine } from '../engine.ts'

const QUEUE = 'tick'
const EVERY_MINUTE = '* * * * *'
const TRY_AGAIN_MS = 5000
const STOP_WITHIN_MS = 2000

type Parts = Pick<Engine, 'database' | 'log'>

/**
 * Rings once a minute at one of the servers that share a database. It only rings: what is due,
 * who does it and what comes of it is kept by us, in the transactions of the work itself.
 */
export interface Alarm {
  stop(): Promise<void>
}

export function setAlarm(parts: Parts, ring: () => void): Alarm {
  const stopping = new AbortController()
  let boss: PgBoss | null = null

  async function keepTrying(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Loaded when the server listens already: it is not needed for the first answer.
      const { PgBoss } = await import('pg-boss')
      boss = new PgBoss(optionsFor(parts))
      // PostgreSQL going away must never end the process; the pool says so by itself.
      boss.on('error', (error) => parts.log.debug({ err: error }, 'the alarm clock missed a beat'))
      try {
        return await start(boss, ring)
      } catch (error) {
        parts.log.warn({ err: error }, 'the alarm clock could not be set, trying again')
        await stop(boss)
        await pause(TRY_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  const started = keepTrying()
  return {
    async stop() {
      stopping.abort()
      const stopped = started.then(() => boss && stop(boss))
      // With the database away it would wait for an answer that does not come.
      await Promise.race([stopped, pause(STOP_WITHIN_MS)])
    },
  }
}

const optionsFor = ({ database }: Parts): ConstructorOptions => ({
  schema: 'alarm',
  db: { executeSql: (text, values) => database.pool.query(text, values) },
  // Its tables are brought up to date at the start, by who may.
  migrate: false,
  createSchema: false,
  reindex: false,
  monitorVacuum: false,
})

async function start(boss: PgBoss, ring: () => void): Promise<void> {
  await boss.start()
  await boss.createQueue(QUEUE, {
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 60,
    retentionSeconds: 300,
    deleteAfterSeconds: 3600,
  })
  await boss.schedule(QUEUE, EVERY_MINUTE)
  await boss.work(QUEUE, { pollingIntervalSeconds: 5 }, async () => ring())
}

const stop = (boss: PgBoss) => boss.stop({ graceful: false, close: false }).catch(() => undefined)
