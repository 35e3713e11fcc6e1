import { startSharedPostgres } from './postgres.ts'

/** Called once before all tests by Vitest and by Playwright; what it returns is called after. */
export default () => startSharedPostgres()
