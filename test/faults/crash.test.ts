import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  clusterOf,
  expectNothingBroken,
  killPostgres,
  lockFileOf,
  newDataDir,
  postgresPid,
  startOn,
} from './embedded.ts'
import { Writer } from './writer.ts'

describe('the server killed right after it answered', () => {
  it('has every confirmed write when it is back, on the PostgreSQL left running', async () => {
    const dataDir = newDataDir()
    let server = await startOn(dataDir)
    const writer = await Writer.signUp(server.url)
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 10; i++) await writer.write(server.url)
      const pid = postgresPid(dataDir)
      await server.kill()
      server = await startOn(dataDir)
      expect(postgresPid(dataDir)).toBe(pid)
    }
    expect(writer.confirmed.size).toBe(30)
    expect(await writer.stored(server.url)).toEqual(writer.confirmed)
    await expectNothingBroken(dataDir)
    expect(await server.stop()).toBe(0)
  })
})

describe('everything killed at once', () => {
  it('recovers by itself although the lock file remained', async () => {
    const dataDir = newDataDir()
    const server = await startOn(dataDir)
    const writer = await Writer.signUp(server.url)
    for (let i = 0; i < 20; i++) await writer.write(server.url)
    await server.kill()
    killPostgres(dataDir)
    expect(existsSync(lockFileOf(dataDir))).toBe(true)
    const again = await startOn(dataDir)
    expect(await writer.stored(again.url)).toEqual(writer.confirmed)
    await expectNothingBroken(dataDir)
    expect(await again.stop()).toBe(0)
  })

  it('is not stopped by another program that got the number in the lock file', async () => {
    const dataDir = newDataDir()
    const server = await startOn(dataDir)
    await server.kill()
    killPostgres(dataDir)
    const { uid, gid } = statSync(clusterOf(dataDir))
    const isRoot = process.getuid?.() === 0
    const other = spawn('sleep', ['600'], isRoot ? { uid, gid } : {})
    onTestFinished(() => void other.kill())
    await once(other, 'spawn')
    const [, ...rest] = readFileSync(lockFileOf(dataDir), 'utf8').split('\n')
    writeFileSync(lockFileOf(dataDir), [other.pid, ...rest].join('\n'))
    const again = await startOn(dataDir)
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
    expect(await again.stop()).toBe(0)
  })
})
