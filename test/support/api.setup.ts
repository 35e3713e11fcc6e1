import { startSharedPostgres } from './shared-postgres.ts'
import { startSharedServer } from './shared-server.ts'

/** Called by Vitest once before all tests; what it returns is called after. */
export default async function prepare() {
  const stopPostgres = await startSharedPostgres({ isHurried: true })
  const stopServer = await startSharedServer()
  return async () => {
    await stopServer()
    await stopPostgres()
  }
}
