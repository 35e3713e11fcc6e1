import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Audit } from './audit.ts'
import { onDatabase } from './on-database.ts'

const script = fileURLToPath(new URL('./unsafe-server.ts', import.meta.url))

/** A server that says yes before it has written, to see that we would notice. */
export async function startUnsafe(databaseUrl: string) {
  const child = fork(script, { env: { ...process.env, DATABASE_URL: databaseUrl } })
  const ended = once(child, 'exit')
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    /** What there is of all that it said yes to. */
    count: (audit: Audit) =>
      onDatabase(databaseUrl, async (client) => {
        const { rows } = await client.query<{ label: string }>('select label from unsafe')
        return { stored: rows.length, ...audit.count(rows) }
      }),
  }
}
