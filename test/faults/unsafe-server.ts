import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What ours is not: it says yes first and writes a moment later. */
const laterMs = 200
const open = new Set<Promise<unknown>>()
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
await pool.query('create table if not exists unsafe (label text)')

const server = createServer(async (asked, answer) => {
  const label = labelIn(await json(asked))
  const written = pause(laterMs).then(() => pool.query('insert into unsafe values ($1)', [label]))
  open.add(written.catch(() => undefined))
  answer.setHeader('Content-Type', 'application/json').end('{}')
})
process.on('SIGTERM', async () => {
  await Promise.all(open)
  process.exit(0)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))

function labelIn(body: unknown): string {
  return /"(deed [^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
}
