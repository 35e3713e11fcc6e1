import { existsSync, mkdtempSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { takeBackup } from '../backup/take-backup.ts'
import { tryBackup } from '../backup/try-backup.ts'
import { readConfig } from '../config.ts'
import { openEmbedded } from '../db/postgres/embedded.ts'
import { findRunning } from '../db/postgres/find-running.ts'
import { Refusal } from '../refusal.ts'

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [given] = positionals
  if (!given) throw new Refusal('Say where to: npm run backup -- <new folder>')
  if (values.verify) return verify(resolve(given))
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl)
    throw new Refusal(
      'DATABASE_URL is set, so the data is in your own PostgreSQL: back it up with pg_dump or ' +
        'with what your provider has.',
    )
  const folder = resolve(given)
  const running = await findRunning(dataDir)
  const own = running ? null : await openEmbedded(dataDir, pino({ level: 'error' }))
  try {
    await takeBackup({ dataDir, url: running ?? own?.url ?? '', folder, now: new Date() })
  } finally {
    await own?.stop()
  }
  process.stdout.write(`Everything is in ${folder}\n`)
}

/** Without the server's own data: any backup can be tried anywhere. */
async function verify(folder: string): Promise<void> {
  const scratch = mkdtempSync(`${folder}-try-`)
  const now = new Date()
  const rows = await tryBackup({ folder, scratch, now, log: pino({ level: 'error' }) })
  process.stdout.write(`It can be restored: ${rows} rows were read from a copy of it.\n`)
}

main().catch((error: unknown) => {
  const isExpected = error instanceof Refusal
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
})
