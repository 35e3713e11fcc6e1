import cluster, { type Address, type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { openEmbedded } from './db/postgres/embedded.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { gatherMetrics } from './http/all-metrics.ts'
import { Refusal } from './refusal.ts'
import { nameOfHost } from './settings/own-address.ts'

/** One that ends at once each time is not started a hundred times a second. */
const AGAIN_MS = 1000

/** What a process that serves beside others is told by the one that keeps them running. */
export const servedBeside = {
  databaseUrl: 'PREPARED_DATABASE_URL',
  jobs: 'RUNS_JOBS',
} as const

export const isBesideOthers = () => cluster.isWorker

interface Supervised {
  readonly url: string
  stop(): Promise<void>
}

/** Several processes behind one port, one of them with the jobs; this one keeps them running. */
export async function supervise(config: Config, log: Logger): Promise<Supervised> {
  const embedded = config.databaseUrl ? null : await openEmbedded(config.dataDir, log)
  const running = new Map<Worker, Promise<void>>()
  let isStopping = false
  gatherMetrics((error) => log.warn({ err: error }, 'the figures of all could not be read'))

  const start = (url: string, hasJobs: boolean): Promise<Address> =>
    new Promise((resolve, reject) => {
      const { databaseUrl, jobs } = servedBeside
      const worker = cluster.fork({ [databaseUrl]: url, [jobs]: hasJobs ? '1' : '0' })
      let isServing = false
      worker.once('listening', (address) => {
        isServing = true
        resolve(address)
      })
      const ended = new Promise<void>((resolveEnd) => worker.once('exit', () => resolveEnd()))
      running.set(worker, ended)
      void ended.then(async () => {
        running.delete(worker)
        if (!isServing) return reject(new Refusal('A process did not start.'))
        if (isStopping) return
        log.error({ pid: worker.process.pid }, 'a process ended and is started again')
        await pause(AGAIN_MS)
        if (!isStopping) await start(url, hasJobs).catch((error) => log.error({ err: error }))
      })
    })

  async function stop(): Promise<void> {
    isStopping = true
    for (const worker of running.keys()) worker.process.kill('SIGTERM')
    await Promise.all(running.values())
    await embedded?.stop()
  }

  try {
    const url = await prepareDatabase(config, embedded?.url ?? null, log)
    // The first alone: whatever keeps it from starting is said once.
    const { port } = await start(url, true)
    const others = Array.from({ length: config.serverProcesses - 1 }, () => start(url, false))
    await Promise.all(others)
    return { url: `http://${nameOfHost(config.host)}:${port}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
