import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import type { TestServer } from '#test/support/server.ts'
import {
  childrenOf,
  dropDataDir,
  endNow,
  lockFileOf,
  makeDataDir,
  postgresPid,
  startOn,
} from './embedded.ts'
import { Writer } from './writer.ts'

const patience = { timeout: 30_000, interval: 50 }
const dataDir = makeDataDir()
const processes = '3'

let server: TestServer
beforeAll(async () => {
  server = await startOn(dataDir, { SERVER_PROCESSES: processes })
}, 120_000)
afterAll(() => dropDataDir(dataDir))

const serving = () => childrenOf(server.pid).filter((pid) => pid !== postgresPid(dataDir))

/** How many began to serve so far, by whether they have the jobs. */
function begun() {
  const lines = server.logs.filter((line) => line.includes('serving beside others'))
  const all = Map.groupBy(lines, (line) => String(JSON.parse(line).hasJobs))
  return Object.fromEntries([...all].map(([hasJobs, some]) => [hasJobs, some.length]))
}

/** Each figure of the answer by its name, where it has no label. */
async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

describe('several processes behind one port', () => {
  it('are as many as were asked for, and one of them has the jobs', async () => {
    expect(serving()).toHaveLength(Number(processes))
    await vi.waitFor(() => expect(begun()).toEqual({ true: 1, false: 2 }), patience)
  })

  it('tell each other what was written', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => TestCaller.signUp(server.url)))
    const streams = await Promise.all(people.map((one) => one.listen({ [one.scope]: 0 })))
    await Promise.all(people.map((one) => one.create({ description: 'Bread' })))
    for (const [at, stream] of streams.entries()) {
      const scope = people[at]?.scope ?? 'global'
      await stream.until(() => stream.changes(scope).some(({ table }) => table === 'expenses'))
    }
    await vi.waitFor(async () => expect(await metric('live_streams')).toBe(9), patience)
    for (const stream of streams) stream.close()
  })

  it('lose nothing that was confirmed when one is killed, and are complete again', async () => {
    const writers = await Promise.all(Array.from({ length: 6 }, () => Writer.signUp(server.url)))
    let isOver = false
    const writing = writers.map(async (writer) => {
      while (!isOver) await writer.write(server.url).catch(() => undefined)
    })
    // The oldest is the first that was started, so it has the jobs.
    const victim = Math.min(...serving())
    endNow(victim)
    await vi.waitFor(() => {
      expect(serving()).toHaveLength(Number(processes))
      expect(serving()).not.toContain(victim)
      expect(begun()).toEqual({ true: 2, false: 2 })
    }, patience)
    isOver = true
    await Promise.all(writing)
    for (const writer of writers) {
      expect(writer.confirmed.size).toBeGreaterThan(0)
      expect((await writer.stored(server.url)).isSupersetOf(writer.confirmed)).toBe(true)
    }
  })

  it('end together, and PostgreSQL with them', async () => {
    const pids = serving()
    expect(await server.stop()).toBe(0)
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow()
    expect(existsSync(lockFileOf(dataDir))).toBe(false)
  })
})
