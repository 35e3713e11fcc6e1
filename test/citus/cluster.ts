import { type ChildProcess, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { findFreePort } from '#server/db/postgres/free-port.ts'
import { chooseRunAs } from '#server/db/postgres/run-as.ts'
import { childrenOf, Processes, signal } from '../failover/processes.ts'
import { newestPostgres } from '../failover/programs.ts'

const patience = { timeout: 120_000, interval: 250 }
const spread = new URL('../../src/server/db/spread/citus.sql', import.meta.url)
const programs = newestPostgres()

/** The newest PostgreSQL of this machine has the extension. */
export const isInstalled =
  programs !== undefined && existsSync(join(programs, '..', 'lib', 'citus.so'))

interface Machine {
  readonly port: number
  readonly url: string
  start(): Promise<void>
  /** As if its plug was pulled. */
  kill(): void
}

export interface SpreadDatabase {
  /** Of the coordinator. */
  readonly url: string
  readonly workers: readonly Machine[]
  stop(): Promise<void>
}

/** A coordinator without rows of its own and two workers, with our tables spread over them. */
export async function startSpread(): Promise<SpreadDatabase> {
  const binaries = programs ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'moneycomb-citus-'))
  chmodSync(folder, 0o711)
  const runAs = chooseRunAs(join(binaries, 'postgres'), folder)
  const processes = new Processes(folder, runAs)
  const ports = new Set<number>()
  while (ports.size < 3) ports.add(await findFreePort())
  const [coordinator, ...workers] = Array.from(ports, (port) =>
    machine({ port, place: join(folder, String(port)), binaries, runAs, processes }),
  )
  if (!coordinator) throw new Error('There is no coordinator.')
  for (const one of [coordinator, ...workers]) {
    await one.start()
    await query(one.url, 'create extension citus')
  }
  const at = (port: number) => `'127.0.0.1', ${port}`
  await query(coordinator.url, `select citus_set_coordinator_host(${at(coordinator.port)})`)
  for (const { port } of workers) {
    await query(coordinator.url, `select citus_add_node(${at(port)})`)
  }
  await query(
    coordinator.url,
    `select citus_set_node_property(${at(coordinator.port)}, 'shouldhaveshards', false)`,
  )
  await migrate(coordinator.url)
  await query(coordinator.url, readFileSync(spread, 'utf8'))
  return { url: coordinator.url, workers, stop: () => processes.stop() }
}

interface Parts {
  readonly port: number
  readonly place: string
  readonly binaries: string
  readonly runAs: ReturnType<typeof chooseRunAs>
  readonly processes: Processes
}

const settings = {
  shared_preload_libraries: 'citus',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_prepared_transactions: 200,
  max_connections: 200,
  wal_level: 'logical',
  'citus.shard_count': 8,
  'citus.node_conninfo': 'sslmode=disable',
}

function machine({ port, place, binaries, runAs, processes }: Parts): Machine {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  mkdirSync(place, { mode: 0o700 })
  if (runAs.owner) chownSync(place, runAs.owner.uid, runAs.owner.gid)
  const make = ['-D', place, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']
  const { program, args, options } = runAs.command(join(binaries, 'initdb'), make)
  const made = spawnSync(program, args, { ...options, stdio: 'ignore' })
  if (made.status !== 0) throw new Error('initdb failed')
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let running: ChildProcess | null = null
  return {
    port,
    url,
    async start() {
      const all = ['-D', place, '-p', String(port), ...given]
      const begin = () => processes.start(`postgres-${port}`, join(binaries, 'postgres'), all)
      running = begin()
      await vi.waitFor(async () => {
        // It gives up while one that was born in the moment of a kill holds the shared memory.
        if (running?.exitCode !== null) running = begin()
        await query(url, 'select 1')
      }, patience)
    },
    kill() {
      const postmaster = Number(readFileSync(join(place, 'postmaster.pid'), 'utf8').split('\n')[0])
      const children = childrenOf(postmaster).map(({ pid }) => pid)
      signal([postmaster, ...children, running?.pid ?? postmaster], 'SIGKILL')
    },
  }
}

export async function query<R extends pg.QueryResultRow>(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}
