import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
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
