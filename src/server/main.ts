import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { warnOfOtherHosts } from './auth/passkeys/passkey-place.ts'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import type { Engine } from './engine.ts'
import { listen } from './http/edge/listen.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { openLog } from './log.ts'
import { openEngine } from './open-engine.ts'
import { plainConnections } from './plain-connections.ts'
import { Refusal } from './refusal.ts'
import { httpsConcern } from './settings/provider-settings.ts'
import { makeFirstSuperAdmin } from './staff/entrance/first-super-admin.ts'
import { isBesideOthers, servedBeside, supervise } from './supervise.ts'

// Left to itself the heap grows to several times what is in use before it is tidied. Sooner takes
// less memory, and the same all day; much sooner would take a tenth more of the processor.
setFlagsFromString('--heap-growing-percent=150')

const exitWithinMs = 9000
/** More time to leave, where a balancer has to notice first. */
let stopDelayMs = 0

async function main(): Promise<void> {
  // From the first moment: ended halfway through a start, PostgreSQL would stay behind.
  const asked = untilAsked()
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  stopDelayMs = config.stopDelayS * 1000
  const log = openLog(config)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  const isAlone = config.serverProcesses === 1
  const run = isAlone || isBesideOthers() ? serve : supervise
  const { url, stop } = await run(config, log)
  if (isBesideOthers()) log.info({ pid: process.pid, hasJobs: hasJobs() }, 'serving beside others')
  else sayStarted(config, log, url)

  log.info({ signal: await asked }, 'stopping')
  await stop()
  log.info('stopped')
  process.exit(0)
}

function sayStarted(config: Config, log: Logger, url: string): void {
  log.info({ url, pid: process.pid, processes: config.serverProcesses }, 'started')
  const concern = httpsConcern(config)
  if (concern) log.warn(concern)
  const plain = plainConnections(config)
  if (plain.length > 0) log.warn({ plain }, 'these settings lead to another machine without TLS')
  if (process.stdout.isTTY) process.stdout.write(`\n  Moneycomb is at ${url}\n\n`)
}

const hasJobs = () => process.env[servedBeside.jobs] !== '0'

async function serve(config: Config, log: Logger) {
  const prepared = process.env[servedBeside.databaseUrl]
  const running = await openEngine(config, log, systemClock, prepared)
  const stopping = new AbortController()
  const server = await begin(running.engine, stopping.signal).catch(async (error) => {
    await running.close()
    throw error
  })
  const jobs = hasJobs() ? startJobs(running.engine) : null
  return {
    url: server.url,
    async stop() {
      stopping.abort()
      await pause(stopDelayMs)
      const closed = server.close()
      await Promise.all([running.engine.live.close(), jobs?.stop()])
      await closed
      await running.close()
    },
  }
}

async function begin(engine: Engine, stopping: AbortSignal) {
  await makeFirstSuperAdmin(engine)
  if (hasJobs()) await warnOfOtherHosts(engine)
  return listen(createApp(engine, stopping), engine.config, stopping)
}

/** Ctrl-C, a supervisor, or the end of the process that started us. */
function untilAsked(): Promise<string> {
  return new Promise((resolve) => {
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) {
      process.on(event, () => {
        resolve(event)
        setTimeout(() => process.exit(1), exitWithinMs + stopDelayMs).unref()
      })
    }
  })
}

main().catch((error: unknown) => {
  const isExpected = error instanceof Refusal
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
