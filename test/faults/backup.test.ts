import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectNothingBroken, newDataDir, startOn } from './embedded.ts'
import { Writer } from './writer.ts'

const run = promisify(execFile)

/** As `npm run backup` and `npm run restore` do. */
const command = (name: 'backup' | 'restore', dataDir: string, ...args: readonly string[]) =>
  run(
    process.execPath,
    [fileURLToPath(new URL(`../../src/server/${name}-main.ts`, import.meta.url)), ...args],
    { env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir } },
  )

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'moneycomb-backup-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  return join(parent, 'copy')
}

describe('a backup taken while people write', () => {
  it('has all that was confirmed before it began, on another machine', async () => {
    const [dataDir, elsewhere, folder] = [newDataDir(), newDataDir(), newFolder()]
    const server = await startOn(dataDir)
    const writer = await Writer.signUp(server.url)
    for (let n = 0; n < 50; n++) await writer.write(server.url)
    const before = new Set(writer.confirmed)
    let isTaken = false
    const writing = (async () => {
      while (!isTaken) await writer.write(server.url)
    })()
    await command('backup', dataDir, folder)
    isTaken = true
    await writing
    const cursor = await writer.cursor(server.url)
    await server.stop()

    await command('restore', elsewhere, folder)
    const restored = await startOn(elsewhere)
    const stored = await writer.stored(restored.url)
    expect([...before].filter((id) => !stored.has(id))).toEqual([])
    // Nothing else: what is there was confirmed at one time.
    expect([...stored].filter((id) => !writer.confirmed.has(id))).toEqual([])
    // A device that knows more than the copy starts afresh, however much is written by then.
    for (let n = 0; n < 5; n++) await writer.write(restored.url)
    expect(await writer.isToldToStartAfresh(restored.url, cursor)).toBe(true)
    await expectNothingBroken(elsewhere)
    expect(await restored.stop()).toBe(0)
  })

  it('goes back in time where it was taken, and keeps what was there', async () => {
    const [dataDir, folder] = [newDataDir(), newFolder()]
    const server = await startOn(dataDir)
    const writer = await Writer.signUp(server.url)
    await writer.write(server.url)
    const before = new Set(writer.confirmed)
    await server.stop()
    await command('backup', dataDir, folder)
    const later = await startOn(dataDir)
    await writer.write(later.url)
    await expect(command('restore', dataDir, folder)).rejects.toThrow('stop it first')
    await later.stop()
    const { stdout } = await command('restore', dataDir, folder)
    expect(stdout).toContain('before-')
    const restored = await startOn(dataDir)
    expect(await writer.stored(restored.url)).toEqual(before)
    expect(await restored.stop()).toBe(0)
  })

  it('is not taken for whole when it was cut short, nor written over something', async () => {
    const [dataDir, folder] = [newDataDir(), newFolder()]
    const server = await startOn(dataDir)
    await server.stop()
    await command('backup', dataDir, folder)
    await expect(command('backup', dataDir, folder)).rejects.toThrow('not empty')
    rmSync(join(folder, 'backup.json'))
    await expect(command('restore', newDataDir(), folder)).rejects.toThrow('no whole backup')
  })
})
