import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addOwnCommands } from '#server/api/own-commands.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { staffDesk } from '#test/support/staff-desk.ts'
import { fuzz } from './fuzzer.ts'
import { openWorld, type World } from './world.ts'

addOwnCommands()

/** Every request is sent, however busy the machine is. */
const timeout = 3_600_000
/** Another run has other chances; this one can be had again with what it printed. */
const seed = process.env.SEED ?? randomUUID()

async function memoryOf({ url }: TestServer) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  return {
    heapMb: Math.round(read('nodejs_heap_size_used_bytes') / 2 ** 20),
    rssMb: Math.round(read('process_resident_memory_bytes') / 2 ** 20),
  }
}

describe('requests with one thing wrong', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ env: { WRITES_PER_MINUTE: '100000000', DEMO: '0' } })
  })
  afterAll(() => server.stop())

  it('are never the server’s fault, and it is as well as before', { timeout }, async () => {
    const desk = await staffDesk(server)
    await fetch(`${server.url}/readyz`)
    const before = await memoryOf(server)
    const count = howMany(2000, 21_000)
    const found = await fuzz({
      url: server.url,
      seed,
      count,
      staffToken: desk.tokenOf('super_admin'),
    })
    await desk.close()
    const after = await memoryOf(server)
    const of = (from: number, to: number) =>
      [...found.statuses].reduce(
        (sum, [status, times]) => (status >= from && status < to ? sum + times : sum),
        0,
      )
    prove('attack', 'Fuzz', {
      seed,
      requests: of(0, 600),
      kinds: found.validSent,
      'right ones taken': found.validOk,
      taken: of(200, 400),
      refused: of(400, 500),
      'server errors': of(500, 600),
      'without an answer': found.cut,
      'slowest ms': Math.round(found.slowest.ms),
      'slowest was': found.slowest.request.slice(0, 120),
      'heap before MB': before.heapMb,
      'heap after MB': after.heapMb,
      'memory after MB': after.rssMb,
    })
    expect(found.wrong).toEqual([])
    expect(server.logs.filter((line) => line.includes('failed unexpectedly'))).toEqual([])
    expect(found.validOk / found.validSent).toBeGreaterThan(0.5)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(after.heapMb).toBeLessThan(before.heapMb + 300)
  })
})

describe('a handler that believes what it is sent', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld((app) => {
      app.post('/api/search', async (c) => {
        const { query } = await c.req.json()
        return c.json({ sections: [], words: query.toLowerCase() })
      })
    })
  })
  afterAll(() => world.close())

  it('is found', async () => {
    const only = ({ path }: { path: string }) => path === '/api/search'
    const staffToken = ''
    const { wrong } = await fuzz({ url: world.url, seed, count: 2000, staffToken, only })
    prove('attack', 'Fuzz, planted handler', { found: wrong.length })
    expect(wrong.length).toBeGreaterThan(20)
  })
})
