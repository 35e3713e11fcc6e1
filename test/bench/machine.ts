import { execFileSync } from 'node:child_process'
import { availableParallelism, totalmem } from 'node:os'
import pg from 'pg'

/** What a figure depends on; nothing that says whose machine it is. */
export interface Machine {
  readonly cores: number
  readonly memoryGb: number
  readonly system: string
  readonly node: string
  readonly postgres: string
  /** Of the code that was measured. */
  readonly commit: string
}

export async function machineWith(databaseUrl: string): Promise<Machine> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    postgres: rows[0]?.server_version ?? 'unknown',
    commit: commit(),
  }
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
