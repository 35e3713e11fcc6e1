import { Hono } from 'hono'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import type { EdgeEnv } from './edge.ts'
import { turnAway } from './turn-away.ts'

function serverWith(waitingCalls: number) {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const pool = { waitingCount: 0, on: () => undefined }
  const registry = new Registry()
  const app = new Hono<EdgeEnv>()
  app.use('/api/*', turnAway({ config: { waitingCalls }, database: { pool }, log, registry }))
  app.get('*', (c) => c.json({ ok: true }))
  return { app, pool, said, registry }
}

describe('a server with too many waiting calls', () => {
  it('tells new ones to come back, until nobody waits', async () => {
    const { app, pool } = serverWith(3)
    const ask = async () => (await app.request('/api/x')).status
    expect(await ask()).toBe(200)
    pool.waitingCount = 3
    expect(await ask()).toBe(503)
    pool.waitingCount = 0
    expect(await ask()).toBe(200)
  })

  it('says when, not the same to all, and why', async () => {
    const { app, pool } = serverWith(1)
    pool.waitingCount = 1
    const answers = await Promise.all([1, 2, 3].map(() => app.request('/api/x')))
    const waits = answers.map(({ headers }) => headers.get('retry-after'))
    expect(waits.toSorted()).toEqual(['1', '2', '3'])
    expect(await answers[0]?.json()).toMatchObject({ code: 'too-busy' })
  })

  it('answers what is no call as ever', async () => {
    const { app, pool } = serverWith(1)
    pool.waitingCount = 100
    expect((await app.request('/healthz')).status).toBe(200)
  })

  it('counts every call it turned away and logs the first', async () => {
    const { app, pool, said, registry } = serverWith(1)
    pool.waitingCount = 1
    for (let n = 0; n < 20; n++) await app.request('/api/x')
    expect(said).toHaveLength(1)
    expect(await registry.metrics()).toContain('http_requests_turned_away_total 20')
  })
})
