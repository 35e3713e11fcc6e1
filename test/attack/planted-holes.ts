import { requireCaller } from '#server/http/caller.ts'
import type { Plant } from './world.ts'

/** What a careless hand might add: a list, a document, a stream and a file without an owner. */
export const holes = [
  'GET /api/hole/list',
  'GET /api/hole/:id',
  'GET /api/hole/stream',
  'GET /api/hole/files/:id',
  'GET /api/hole/signed-in/:id',
] as const

export const plantHoles: Plant = (app, engine) => {
  const { pool } = engine.database
  const texts = async (where: string, values: readonly unknown[]) => {
    const text = `select coalesce(string_agg(description, ' '), '') as all from expenses ${where}`
    return (await pool.query<{ all: string }>(text, [...values])).rows[0]?.all ?? ''
  }
  app.get('/api/hole/list', async (c) => c.text(await texts('', [])))
  app.get('/api/hole/stream', async (c) =>
    c.body(`data: ${await texts('', [])}\n\n`, 200, { 'Content-Type': 'text/event-stream' }),
  )
  app.get('/api/hole/files/:id', async (c) =>
    c.body(await texts('where id::text = $1', [c.req.param('id')]), 200, {
      'Content-Type': 'image/webp',
    }),
  )
  // Asks who is there, but not whose it is: only somebody who is really signed in finds it.
  app.get('/api/hole/signed-in/:id', requireCaller(engine), async (c) =>
    c.json(await texts('where id::text = $1', [c.req.param('id')])),
  )
  app.get('/api/hole/:id', async (c) =>
    c.json(await texts('where id::text = $1', [c.req.param('id')])),
  )
  app.delete('/api/hole/:id', async (c) => {
    await pool.query('delete from expenses where id::text = $1', [c.req.param('id')])
    return c.json({})
  })
}
