import { Hono } from 'hono'
import { listen } from '#server/http/edge/listen.ts'

/** How many of so many tries, sent to all the servers in turn at once, were not told to wait. */
export async function countAllowed(
  urls: readonly string[],
  tries: number,
  send: (url: string, turn: number) => Promise<number>,
): Promise<number> {
  let allowed = 0
  const atOnce = 9
  for (let done = 0; done < tries; done += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, tries - done) }, (_, at) => done + at)
    const statuses = await Promise.all(
      batch.map((turn) => send(urls[turn % urls.length] ?? '', turn)),
    )
    allowed += statuses.filter((status) => status !== 429).length
  }
  return allowed
}

/** A server that counts for itself alone, as many do. */
export function openForgetful(limit: number) {
  let used = 0
  const app = new Hono()
  app.all('*', (c) => {
    used++
    return c.json({}, used > limit ? 429 : 401)
  })
  return listen(app, { port: 0, host: '127.0.0.1' })
}
