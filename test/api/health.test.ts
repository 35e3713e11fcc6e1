import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../support/server.ts'

const token = 'a token for the metrics'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN: token } })
})
afterAll(() => server.stop())

describe('health', () => {
  it('says the process runs', async () => {
    const answer = await fetch(`${server.url}/healthz`)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  })

  it('says the database is there and up to date', async () => {
    const answer = await fetch(`${server.url}/readyz`)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  })
})

describe('metrics', () => {
  const metrics = (headers: Record<string, string> = {}) =>
    fetch(`${server.url}/metrics`, { headers })

  it('count requests by route, connections of the pool and open streams', async () => {
    await fetch(`${server.url}/readyz`)
    const text = await (await metrics()).text()
    expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/readyz"[^}]*\} \d/)
    expect(text).toContain('database_connections{state="open"}')
    expect(text).toContain('live_streams 0')
  })

  it('are not there for who comes through a proxy without the token', async () => {
    const forwarded = { 'X-Forwarded-For': '127.0.0.1' }
    expect((await metrics(forwarded)).status).toBe(404)
    expect((await metrics({ ...forwarded, Authorization: 'Bearer wrong' })).status).toBe(404)
    const known = { ...forwarded, Authorization: `Bearer ${token}` }
    expect((await metrics(known)).status).toBe(200)
  })
})
