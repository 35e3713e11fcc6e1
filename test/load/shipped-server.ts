import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#server/db/postgres/free-port.ts'

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))
const startWithinMs = 120_000

export interface ShippedServer {
  readonly url: string
  readonly pid: number
  readonly logFile: string
  hasEnded(): boolean
  stop(): Promise<void>
}

/** The server with every setting as it comes, but for what is given; its log is in the folder. */
export async function startShipped(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<ShippedServer> {
  const port = await findFreePort()
  const logFile = join(folder, `server-${port}.log`)
  const log = openSync(logFile, 'a')
  // Wherever a port is free, should it be asked about its memory.
  const child = spawn(process.execPath, ['--inspect-port=0', main], {
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, PORT: String(port), RATES_URL: 'off', ...env },
  })
  const ended = once(child, 'exit')
  const server: ShippedServer = {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    logFile,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
  await untilReady(server)
  return server
}

async function untilReady(server: ShippedServer): Promise<void> {
  const giveUpAt = performance.now() + startWithinMs
  while (performance.now() < giveUpAt && !server.hasEnded()) {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error('The server did not start.')
}
