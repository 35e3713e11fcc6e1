import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { keepBackups } from '#server/backup/keep-backups.ts'
import { readSeal } from '#server/backup/seal.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { findRunning } from '#server/db/postgres/find-running.ts'
import type { BackupSettings } from '#server/settings/backup-settings.ts'
import { newDataDir, startOn } from './embedded.ts'
import { longTest } from './load.ts'

const run = promisify(execFile)
const patience = { timeout: 60_000, interval: 200 }

const command = (name: 'backup' | 'restore', env: NodeJS.ProcessEnv, ...args: readonly string[]) =>
  run(
    process.execPath,
    [fileURLToPath(new URL(`../../src/server/commands/${name}-main.ts`, import.meta.url)), ...args],
    { env: { ...process.env, DATABASE_URL: '', ...env } },
  )

/** Turns a byte of each page over. */
function spoil(folder: string, file: string): void {
  const path = join(folder, 'postgres', 'cluster', file)
  const bytes = readFileSync(path)
  for (let at = 200; at < bytes.length; at += 8192) bytes[at] = 255 - (bytes[at] ?? 0)
  writeFileSync(path, bytes)
}

/** A server that backs itself up, and what can be done to it. */
async function keepingServer() {
  const dataDir = newDataDir()
  const backups = join(dataDir, 'backups')
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_KEEP: '2' }
  // Somebody else's folder, and what a killed server left.
  mkdirSync(join(backups, 'mine'), { recursive: true })
  mkdirSync(join(backups, '2020-01-01T00-00-00Z.part'))
  const server = await startOn(dataDir, env)
  const made = () =>
    readdirSync(backups)
      .filter((name) => name.endsWith('Z'))
      .toSorted()
  await vi.waitFor(() => expect(made()).toHaveLength(1), patience)
  expect(readdirSync(backups).toSorted()).toEqual([...made(), 'mine'])
  const pool = new pg.Pool({ connectionString: (await findRunning(dataDir)) ?? '', max: 1 })
  pool.on('error', () => undefined)
  const config = readConfig(env)
  const backUp = (hoursFromNow: number) => {
    const deps = { config, log: pino({ level: 'silent' }), database: { pool } as Database }
    const now = new Date(Date.now() + hoursFromNow * 3_600_000)
    return keepBackups(deps, config.backups as BackupSettings, now, new AbortController().signal)
  }
  const fileOf = async (table: string) => {
    const of = await pool.query<{ at: string }>('select pg_relation_filepath($1) as at', [table])
    return of.rows[0]?.at ?? ''
  }
  const stop = async () => {
    await pool.end()
    expect(await server.stop()).toBe(0)
  }
  return { dataDir, backups, env, made, pool, backUp, fileOf, stop }
}

const mark = (pool: pg.Pool, text: string) => pool.query('insert into marks values ($1)', [text])

async function marksIn(dataDir: string) {
  const client = new pg.Client({ connectionString: (await findRunning(dataDir)) ?? '' })
  await client.connect()
  const { rows } = await client.query<{ text: string }>('select text from marks')
  await client.end()
  return rows.map(({ text }) => text)
}

it('are made by themselves, tried, kept as many as asked for, and the newest is put back', {
  timeout: longTest,
}, async () => {
  const { dataDir, backups, env, made, pool, backUp, fileOf, stop } = await keepingServer()
  await pool.query('create table marks (text text)')
  const [first] = made()
  await mark(pool, 'before the second')
  await backUp(1)
  await mark(pool, 'before the third')
  await backUp(2)
  expect(made()).toHaveLength(2)
  expect(made()).not.toContain(first)
  for (const name of made()) expect(readSeal(join(backups, name))?.verifiedAt).toBeDefined()

  // A page that cannot be read is found by trying, and nothing older goes.
  await mark(pool, 'after all')
  await pool.query(
    `create table long as select repeat('x', 500) as text from generate_series(1, 99)`,
  )
  await pool.query('checkpoint')
  const [kept, marks] = [made(), await fileOf('marks')]
  spoil(dataDir, await fileOf('long'))
  await expect(backUp(3)).rejects.toThrow('invalid page')
  expect(made()).toEqual(kept)
  await stop()

  const [older = '', newest = ''] = kept.map((name) => join(backups, name))
  expect((await command('backup', env, '--verify', newest)).stdout).toMatch(
    /^It can be restored: \d{3,} rows/,
  )
  spoil(older, marks)
  await expect(command('backup', env, '--verify', older)).rejects.toThrow()
  expect((await command('restore', env, 'latest')).stdout).toContain(`From ${kept.at(-1)}`)
  const again = await startOn(dataDir)
  expect(await marksIn(dataDir)).toEqual(['before the second', 'before the third'])
  expect(await again.stop()).toBe(0)
})
