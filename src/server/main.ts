import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Engine } from './engine.ts'
import { listen } from './http/edge/listen.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { openLog } from './log.ts'
import { openEngine } from './open-engine.ts'
import { plainConnections } from './plain-connections.ts'
import { Refusal } from './refusal.ts'
import { httpsConcern } from './settings/provider-settings.ts'
import { makeFirstSuperAdmin } from './staff/entrance/first-super-admin.ts'

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
  const running = await openEngine(config, log)
  const stopping = new AbortController()
  const server = await begin(running.engine, stopping.signal).catch(async (error) => {
    await running.close()
    throw error
  })
  log.info({ url: server.url, pid: process.pid }, 'started')
  const concern = httpsConcern(config)
  if (concern) log.warn(concern)
  const plain = plainConnections(config)
  if (plain.length > 0) log.warn({ plain }, 'these settings lead to another machine without TLS')
  const jobs = startJobs(running.engine)
  if (process.stdout.isTTY) process.stdout.write(`\n  Moneycomb is at ${server.url}\n\n`)

  log.info({ signal: await asked }, 'stopping')
  stopping.abort()
  await pause(stopDelayMs)
  const closed = server.close()
  await Promise.all([running.engine.live.close(), jobs.stop()])
  await closed
  await running.close()
  log.info('stopped')
  process.exit(0)
}

async function begin(engine: Engine, stopping: AbortSignal) {
  await makeFirstSuperAdmin(engine)
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
