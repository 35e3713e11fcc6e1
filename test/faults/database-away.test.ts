import { describe, expect, it, vi } from 'vitest'
import { expectNothingBroken, killPostgres, newDataDir, postgresPid, startOn } from './embedded.ts'
import { Writer } from './writer.ts'

const patience = { timeout: 60_000, interval: 50 }

describe('PostgreSQL killed under load', () => {
  it('is started again by the same server, which meanwhile answers 503', async () => {
    const dataDir = newDataDir()
    const server = await startOn(dataDir)
    const writers = await Promise.all([1, 2, 3, 4].map(() => Writer.signUp(server.url)))
    let isOver = false
    const refusals: Response[] = []
    const load = writers.map(async (writer) => {
      while (!isOver) {
        const answer = await writer.write(server.url)
        if (!answer.ok) refusals.push(answer)
      }
    })
    const before = postgresPid(dataDir)
    killPostgres(dataDir)
    await vi.waitFor(async () => {
      expect(postgresPid(dataDir)).not.toBe(before)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    }, patience)
    isOver = true
    await Promise.all(load)

    expect(refusals.length).toBeGreaterThan(0)
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([503]))
    for (const refusal of refusals) expect(refusal.headers.get('retry-after')).toBe('1')
    for (const writer of writers) {
      expect((await writer.write(server.url)).status).toBe(200)
      expect((await writer.stored(server.url)).isSupersetOf(writer.confirmed)).toBe(true)
    }
    await expectNothingBroken(dataDir)
    expect(await server.stop()).toBe(0)
  })
})
