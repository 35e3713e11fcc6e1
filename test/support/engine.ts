import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Clock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import type { Engine } from '#server/engine.ts'
import { openLog } from '#server/log.ts'
import { openEngine } from '#server/open-engine.ts'
import { newDatabase } from './postgres.ts'

export interface TestEngine {
  readonly engine: Engine
  readonly dataDir: string
  /** What it logged so far, one JSON object a line. */
  readonly logs: readonly string[]
  readonly now: () => Date
  /** Sets the time this engine believes in. */
  moveTo(instant: string): void
  close(): Promise<void>
}

interface Wanted {
  /** Another engine's, to stand beside it. */
  readonly databaseUrl?: string
  readonly at?: string
  readonly env?: Readonly<Record<string, string>>
}

/** The server's engine in this process, with a clock the test moves, and no jobs of its own. */
export async function openTestEngine({
  databaseUrl,
  at = '2026-03-31T10:00:00.000Z',
  env = {},
}: Wanted = {}): Promise<TestEngine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-engine-'))
  const logs: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      logs.push(String(chunk))
      done()
    },
  })
  let now = new Date(at)
  const clock: Clock = { now: () => now }
  const config = readConfig({
    DATABASE_URL: databaseUrl ?? (await newDatabase()),
    DATA_DIR: dataDir,
    DATABASE_CONNECTIONS: '5',
    RATES_URL: 'off',
    SIGNUPS_PER_HOUR: '100000',
    ...env,
  })
  const running = await openEngine(config, openLog(config, sink), clock)
  return {
    engine: running.engine,
    dataDir,
    logs,
    now: clock.now,
    moveTo(instant) {
      now = new Date(instant)
    },
    async close() {
      await running.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
