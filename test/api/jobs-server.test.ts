import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readJobRuns } from '#server/jobs/job-runs.ts'
import { jobs } from '#server/jobs/registry.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const patience = { timeout: 25_000, interval: 100 }
let server: TestServer
let database: pg.Pool
beforeAll(async () => {
  server = await startTestServer()
  database = new pg.Pool({ connectionString: server.databaseUrl, max: 2 })
  database.on('error', () => undefined)
})
afterAll(() => database.end())

const done = async () =>
  (await readJobRuns(database)).filter(({ succeededAt }) => succeededAt !== null)

describe('a running server', () => {
  it('does what is due at once, without being asked', async () => {
    const names = jobs.map(({ name }) => name).sort()
    await vi.waitFor(async () => {
      expect((await done()).map(({ name }) => name)).toEqual(names)
    }, patience)
    const figures = await (await fetch(`${server.url}/metrics`)).text()
    for (const { name } of jobs) {
      expect(figures).toMatch(
        new RegExp(`job_last_success_timestamp_seconds{job="${name}"} \\d{9}`),
      )
      expect(figures).toContain(`job_failures{job="${name}"} 0`)
    }
  })

  it('ends in time when asked', async () => {
    const startedAt = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })
})
