import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { triedIn } from '../backup/keep-backups.ts'
import { putBack, startNewHistory } from '../backup/restore-backup.ts'
import { type Config, readConfig } from '../config.ts'
import { headName } from '../db/audit-seal.ts'
import { findRunning } from '../db/postgres/find-running.ts'
import { openEngine } from '../open-engine.ts'
import { Refusal } from '../refusal.ts'

async function main(): Promise<void> {
  const [given] = process.argv.slice(2)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const { databaseUrl, dataDir } = config
  if (databaseUrl && given)
    throw new Refusal(
      'DATABASE_URL is set: restore your own PostgreSQL with its tools, then run this without a ' +
        'folder, so that all devices take a fresh copy.',
    )
  if (!databaseUrl && !given) throw new Refusal('Say from where: npm run restore -- <folder>')
  if (!databaseUrl && (await findRunning(dataDir)))
    throw new Refusal('A server runs on DATA_DIR: stop it first.')
  // What the audit log ended with is that of the database that was put back.
  if (databaseUrl) rmSync(join(dataDir, headName), { force: true })
  const aside = given
    ? await putBack({ folder: folderOf(given, config), dataDir, now: new Date() })
    : null
  const { engine, close } = await openEngine(config, pino({ level: 'error' }))
  try {
    await startNewHistory(engine.database.pool)
  } finally {
    await close()
  }
  process.stdout.write('Restored. Start the server; every device takes a fresh copy.\n')
  if (aside) process.stdout.write(`What was there before is in ${aside}\n`)
}

/** A folder, or the newest of those that were made by themselves. */
function folderOf(given: string, { backups }: Config): string {
  if (given !== 'latest' || existsSync(given)) return resolve(given)
  const newest = backups && triedIn(backups.folder).at(-1)
  if (!newest) throw new Refusal('There is no backup in BACKUP_DIR that was tried.')
  process.stdout.write(`From ${newest}\n`)
  return join(backups.folder, newest)
}

main().catch((error: unknown) => {
  const isExpected = error instanceof Refusal
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
})
