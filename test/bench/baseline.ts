import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { type Load, loadWith } from './load.ts'
import { type Spread, spreadOf } from './spread.ts'

const connections = 16

interface Commits {
  readonly perSecond: number
  readonly ms: Spread
}

/** Durable one-row commits with nothing around them: what this disk and PostgreSQL can do. */
export async function commitBaseline(databaseUrl: string, seconds: number): Promise<Commits> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  await pool.query('create schema if not exists bench')
  await pool.query('create table bench.floor (id bigserial primary key, body text)')
  const taken: number[] = []
  const startedAt = performance.now()
  const writer = async () => {
    const client = await pool.connect()
    while (performance.now() - startedAt < seconds * 1000) {
      const askedAt = performance.now()
      await client.query({ name: 'floor', text: insert, values: ['x'.repeat(200)] })
      taken.push(performance.now() - askedAt)
    }
    client.release()
  }
  await Promise.all(Array.from({ length: connections }, writer))
  const perSecond = taken.length / ((performance.now() - startedAt) / 1000)
  await pool.query('drop schema bench cascade')
  await pool.end()
  return { perSecond, ms: spreadOf(taken) }
}

const insert = 'insert into bench.floor (body) values ($1)'

/** One indexed read each, with nothing around it: what PostgreSQL and its driver can do. */
export async function pointReadBaseline(databaseUrl: string, id: string, seconds: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const startedAt = performance.now()
  let count = 0
  const reader = async () => {
    const client = await pool.connect()
    for (; performance.now() - startedAt < seconds * 1000; count++) {
      await client.query({ name: 'one', text: select, values: [id] })
    }
    client.release()
  }
  await Promise.all(Array.from({ length: connections }, reader))
  const perSecond = count / ((performance.now() - startedAt) / 1000)
  await pool.end()
  return perSecond
}

const select = 'select * from expenses where id = $1'

/** Hono with nothing, or with one indexed read, on a free port; returns its address. */
async function serveBaseline(databaseUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections })
  const app = new Hono()
  app.get('/', (c) => c.json({ ok: true }))
  app.get('/:id', async (c) => {
    const { rows } = await pool.query({ name: 'one', text: select, values: [c.req.param('id')] })
    return c.json(rows[0] ?? null)
  })
  return new Promise((resolve) => {
    serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
  })
}

export function readBaseline(url: string, id: string, seconds: number): Promise<Load> {
  const next = () => ({ method: 'GET' as const, path: `/${id}`, headers: {} })
  return loadWith({ url, clients: connections, seconds, next })
}

// Run in its own process, as the server is.
const databaseUrl = process.argv[2]
if (import.meta.main && databaseUrl) process.stdout.write(await serveBaseline(databaseUrl))
