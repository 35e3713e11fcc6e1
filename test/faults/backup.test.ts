import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { findRunning } from '#server/db/postgres/find-running.ts'
import type { TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { nothingLost } from './audit.ts'
import { newDataDir, startOn } from './embedded.ts'
import { Load, longTest } from './load.ts'
import { newSeed } from './new-seed.ts'

const acksBefore = howMany(150, 3000)
const acksAfter = 30

const run = promisify(execFile)

/** As `npm run backup` and `npm run restore` do. */
const command = (name: 'backup' | 'restore', dataDir: string, ...args: readonly string[]) =>
  run(
    process.execPath,
    [fileURLToPath(new URL(`../../src/server/commands/${name}-main.ts`, import.meta.url)), ...args],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir } },
  )

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'moneycomb-backup-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'copy')
}

/** How far a device has come, and whether one that came so far is told to start afresh. */
async function pull(person: TestCaller, since = 0) {
  const path = `/api/sync/pull?scope=${person.scope}&since=${since}`
  return (await person.call<{ cursor: number; reset: boolean }>('GET', path)).body
}

const placeOf = async (dataDir: string, url: string) => ({
  url,
  databaseUrl: (await findRunning(dataDir)) ?? '',
})

it('gives back all that was confirmed before it, here and elsewhere', {
  timeout: longTest,
}, async () => {
  const [dataDir, elsewhere] = [newDataDir(), newDataDir()]
  const [underLoad, stopped] = [newFolder(), newFolder()]
  const server = await startOn(dataDir)
  const seed = newSeed()
  const load = await Load.begin(server.url, { urls: () => [server.url], seed })
  await load.more(acksBefore)
  const before = load.audit.acks.length
  await command('backup', dataDir, underLoad)
  await load.more(acksAfter)
  const audit = await load.stop()
  const person = audit.acks[0]?.deed.player.person
  if (!person) throw new Error('Nobody wrote anything.')
  const { cursor } = await pull(person)
  await expect(command('backup', dataDir, underLoad)).rejects.toThrow('not empty')
  await expect(command('restore', dataDir, underLoad)).rejects.toThrow('stop it first')
  // Kept inside the data folder it is no part of itself, nor of the next.
  const inside = join(dataDir, 'backups', 'first')
  await command('backup', dataDir, inside)
  expect(readdirSync(join(inside, 'backups'))).toEqual([])
  await expect(command('backup', dataDir, dirname(dataDir))).rejects.toThrow('not empty')
  await server.stop()
  await command('backup', dataDir, stopped)
  expect(readdirSync(join(stopped, 'backups'))).toEqual([])

  await command('restore', dataDir, inside)
  const startedAt = performance.now()
  const { stdout } = await command('restore', dataDir, underLoad)
  const restoreS = Math.round((performance.now() - startedAt) / 100) / 10
  expect(stdout).toContain('before-')
  const goneBack = await startOn(dataDir)
  const copy = await audit.look(await placeOf(dataDir, goneBack.url), before)
  const told = { 'acked before': before, missing: copy.missing, 'wrong totals': copy.wrong }
  prove('faults', 'Backup under load', { ...told, 'restore s': restoreS, seed })
  expect(copy).toMatchObject({ missing: 0, unasked: 0, wrong: 0, broken: {} })
  // What came later is not in it, and is found missing.
  expect(copy.later).toBeGreaterThan(0)
  // A device that knows more than the copy starts afresh.
  expect(await pull(person.at(goneBack.url), cursor)).toMatchObject({ reset: true })
  expect(await goneBack.stop()).toBe(0)

  await command('restore', elsewhere, stopped)
  const moved = await startOn(elsewhere)
  const { figures, broken } = await audit.close(await placeOf(elsewhere, moved.url))
  expect(figures).toMatchObject(nothingLost)
  expect(broken).toEqual({})
  expect(await moved.stop()).toBe(0)

  rmSync(join(stopped, 'backup.json'))
  await expect(command('restore', newDataDir(), stopped)).rejects.toThrow('no whole backup')
})
