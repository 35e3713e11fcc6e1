import { execFileSync } from 'node:child_process'
import { startSharedPostgres } from '../support/shared-postgres.ts'

const buildWhenNeeded = `
  import { build, isBuilt } from './scripts/build.mjs'
  if (!isBuilt()) await build()
`

/** Before all stories: the pages are built as they are shipped, and PostgreSQL runs. */
export default async function prepare(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['--input-type=module', '-e', buildWhenNeeded], {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return startSharedPostgres({ isHurried: true })
}
