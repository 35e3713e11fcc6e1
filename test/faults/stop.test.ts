import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lockFileOf, newDataDir, startOn } from './embedded.ts'
import { Writer } from './writer.ts'

describe('asked to stop', () => {
  it('finishes what is open, tells streams, stops PostgreSQL and ends in time', async () => {
    const dataDir = newDataDir()
    const server = await startOn(dataDir)
    const writer = await Writer.signUp(server.url)
    const stream = await writer.openStream(server.url)
    const writes = Promise.allSettled([1, 2, 3].map(() => writer.write(server.url)))
    const startedAt = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    expect(await stream.text()).toContain('event: reconnect')
    await writes
    expect(existsSync(lockFileOf(dataDir))).toBe(false)

    const again = await startOn(dataDir)
    expect((await writer.stored(again.url)).isSupersetOf(writer.confirmed)).toBe(true)
    await again.stop()
  })
})

describe('a second server on the same folder', () => {
  it('is refused in one sentence, and the first goes on', async () => {
    const dataDir = newDataDir()
    const first = await startOn(dataDir)
    await expect(startOn(dataDir)).rejects.toThrow(
      `Another Moneycomb server is already running on DATA_DIR=${dataDir}`,
    )
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    expect(await first.stop()).toBe(0)
  })
})
