import type { Programs } from './programs.ts'

const host = '127.0.0.1'

interface NodePorts {
  readonly postgres: number
  readonly rest: number
}

interface EtcdPorts {
  readonly client: number
  readonly peer: number
}

/** Slow machines miss the usual heartbeat; one token for all, or the members never meet. */
export function etcdArguments(all: readonly EtcdPorts[], at: number, dataDir: string): string[] {
  const { client, peer } = all[at] ?? { client: 0, peer: 0 }
  const members = all.map((ports, n) => `etcd${n}=http://${host}:${ports.peer}`)
  const settings = {
    name: `etcd${at}`,
    'data-dir': dataDir,
    'listen-peer-urls': `http://${host}:${peer}`,
    'initial-advertise-peer-urls': `http://${host}:${peer}`,
    'listen-client-urls': `http://${host}:${client}`,
    'advertise-client-urls': `http://${host}:${client}`,
    'initial-cluster': members.join(','),
    'initial-cluster-token': 'moneycomb',
    'initial-cluster-state': 'new',
    'heartbeat-interval': '200',
    'election-timeout': '2000',
  }
  return Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
}

/** What all nodes agree on; docs/scale.md shows the same. */
const agreed = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  failsafe_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: { max_connections: 80, shared_buffers: '64MB', wal_keep_size: '256MB' },
  },
}

interface NodeSettings {
  readonly at: number
  readonly ports: NodePorts
  readonly etcd: readonly EtcdPorts[]
  readonly folder: string
  readonly password: string
  readonly programs: Programs
}

/** A file for Patroni: JSON, which YAML also is. */
export function patroniSettings({ at, ports, etcd, folder, password, programs }: NodeSettings) {
  return JSON.stringify({
    scope: 'moneycomb',
    name: `node${at}`,
    restapi: { listen: `${host}:${ports.rest}`, connect_address: `${host}:${ports.rest}` },
    etcd3: { hosts: etcd.map(({ client }) => `${host}:${client}`) },
    bootstrap: { dcs: agreed, initdb: [{ encoding: 'UTF8' }, 'data-checksums'] },
    postgresql: {
      listen: `${host}:${ports.postgres}`,
      connect_address: `${host}:${ports.postgres}`,
      data_dir: `${folder}/data`,
      bin_dir: programs.postgresFolder,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        `host all all ${host}/32 scram-sha-256`,
        `host replication replicator ${host}/32 scram-sha-256`,
      ],
    },
  })
}

/** Sends every connection to the node that says it is the primary, and cuts those to another. */
export const haproxySettings = (port: number, nodes: readonly NodePorts[]) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
  retries 0
listen primary
  bind ${host}:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes
  .map(({ postgres, rest }, at) => `  server node${at} ${host}:${postgres} check port ${rest}`)
  .join('\n')}
`
