import { createServer } from 'node:net'

/** One that nobody listens at, for a server whose address has to be known beforehand. */
export const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => found(typeof at === 'object' && at ? at.port : 0))
    })
  })
