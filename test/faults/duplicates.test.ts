import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDatabase } from '#test/support/postgres.ts'
import { howMany, isFull, prove } from '#test/support/proof.ts'
import { seeded } from '#test/support/seeded.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { nothingLost } from './audit.ts'
import { Load, longTest } from './load.ts'
import { startLossyProxy } from './lossy-proxy.ts'
import { newSeed } from './new-seed.ts'
import { watchBalances } from './watch-balances.ts'

const acks = howMany(200, 5000)
const acksOfControl = 60

let stopPostgres: () => Promise<void>
let databaseUrl: string
let servers: readonly TestServer[]
beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  databaseUrl = await newDatabase()
  const env = { DATABASE_URL: databaseUrl }
  servers = await Promise.all([startTestServer({ env }), startTestServer({ env })])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await stopPostgres()
})

const urls = () => servers.map(({ url }) => url)
const place = () => ({ url: servers[0]?.url ?? '', databaseUrl })

describe('three of ten sent twice at the same moment, to one server or to two', () => {
  const twins = 0.3

  it('are done once and answered alike', { timeout: longTest }, async () => {
    const seed = newSeed()
    const load = await Load.begin(urls()[0], { urls, seed, twins })
    const stopWatching = watchBalances(load.players, urls()[1] ?? '')
    await load.more(acks)
    const audit = await load.stop()
    const { looks, uneven } = await stopWatching()
    const { figures, broken } = await audit.close(place())
    const { sentTwice } = audit
    const watched = { 'balances read': looks, 'not zero together': uneven }
    prove('faults', 'Sent twice', { ...figures, ...watched, 'sent twice': sentTwice, seed })
    expect(audit.odd).toEqual([])
    expect(figures).toMatchObject(nothingLost)
    expect(broken).toEqual({})
    expect(sentTwice).toBeGreaterThan(0)
    expect(looks).toBeGreaterThan(0)
    expect(uneven).toBe(0)
  })

  it('would be done twice without keys', async () => {
    const load = await Load.begin(urls()[0], {
      urls,
      seed: newSeed(),
      twins,
      isForgetful: true,
    })
    await load.more(acksOfControl)
    const { figures } = await (await load.stop()).close(place())
    expect(figures.duplicated).toBeGreaterThan(0)
    expect(figures['wrong totals']).toBeGreaterThan(0)
  })
})

describe('one of ten answers lost on the way', () => {
  const delayMs = isFull ? ([40, 160] as const) : ([2, 10] as const)

  async function loadOverBadLines(seed: number, count: number, isForgetful = false) {
    const loss = isForgetful ? 0.5 : 0.1
    const weather = { random: seeded(seed), loss, delayMs }
    const lines = await Promise.all(urls().map((url) => startLossyProxy(url, weather)))
    const load = await Load.begin(urls()[0], {
      urls: () => lines.map(({ url }) => url),
      seed,
      isForgetful,
    })
    await load.more(count)
    const audit = await load.stop()
    await Promise.all(lines.map((line) => line.stop()))
    return { audit, lost: lines.reduce((sum, line) => sum + line.lost(), 0) }
  }

  it('is asked for again, and nothing is done twice', { timeout: longTest }, async () => {
    const seed = newSeed()
    const { audit, lost } = await loadOverBadLines(seed, howMany(150, 2000))
    const { figures, broken } = await audit.close(place())
    prove('faults', 'Answers lost', { ...figures, 'answers lost': lost, seed })
    expect(audit.odd).toEqual([])
    expect(figures).toMatchObject(nothingLost)
    expect(broken).toEqual({})
    expect(lost).toBeGreaterThan(0)
  })

  it('would be done twice without keys', async () => {
    const { audit, lost } = await loadOverBadLines(newSeed(), acksOfControl, true)
    const { figures } = await audit.close(place())
    expect(lost).toBeGreaterThan(0)
    expect(figures.duplicated).toBeGreaterThan(0)
  })
})
