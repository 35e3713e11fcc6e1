import { compiled } from './server.ts'
import { startSharedPostgres } from './shared-postgres.ts'
import { startSharedServer } from './shared-server.ts'

/** Called by Vitest once before all tests; what it returns is called after. */
export default async function prepare() {
  // For the commands that tests start: each is a process of its own.
  process.env.NODE_COMPILE_CACHE ??= compiled
  // Tests do this work with the servers' own code, which stories leave to a browser.
  process.env.LIGHT_PROOFS = '1'
  const stopPostgres = await startSharedPostgres({ isHurried: true })
  const stopServer = await startSharedServer()
  return async () => {
    await stopServer()
    await stopPostgres()
  }
}
