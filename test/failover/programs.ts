import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface Programs {
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  /** The folder with postgres, pg_basebackup and pg_rewind. */
  readonly postgresFolder: string
}

const debianFolder = join('/', 'usr', 'lib', 'postgresql')
const folders = [...(process.env.PATH ?? '').split(delimiter), join('/', 'usr', 'sbin')]

/** What a replicated PostgreSQL is run with; none of it comes with the packages of npm. */
export function findPrograms(): Programs {
  const [patroni, etcd, haproxy] = ['patroni', 'etcd', 'haproxy'].map(find)
  const postgresFolder = newestPostgres()
  if (patroni && etcd && haproxy && postgresFolder) {
    return { patroni, etcd, haproxy, postgresFolder }
  }
  throw new Error(
    'Failover is tried with programs that are not here; on Debian: ' +
      'apt-get install --no-install-recommends patroni etcd-server haproxy postgresql',
  )
}

const find = (name: string) => folders.map((folder) => join(folder, name)).find(existsSync)

export function newestPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const ours = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
  return [...ours, ...folders].find((folder) => existsSync(join(folder, 'pg_rewind')))
}
