import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { Refusal } from '../../refusal.ts'

const first = 20000
const last = 30000

/**
 * Below the ports that systems hand out to clients: one of those, connecting to its own number
 * while PostgreSQL restarts, would sit on it.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(first, last)
    if (await isFree(port)) return port
  }
  throw new Refusal('No free port was found for PostgreSQL on 127.0.0.1.')
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
