import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { findFreePort } from '#server/db/postgres/free-port.ts'
import { chooseRunAs } from '#server/db/postgres/run-as.ts'
import { DatabaseNode } from './database-node.ts'
import { killNow, Processes } from './processes.ts'
import { findPrograms } from './programs.ts'
import { etcdArguments, haproxySettings, patroniSettings } from './settings.ts'

const patience = { timeout: 240_000, interval: 250 }
const three = [0, 1, 2]

export interface Cluster {
  /** Through the proxy, to whichever node is the primary. */
  readonly url: string
  readonly nodes: readonly DatabaseNode[]
  leader(): Promise<DatabaseNode>
  /** One leader and two others that follow it, at least one of them in step. */
  untilWhole(isSynchronous?: boolean): Promise<void>
  /** Ends two of the three etcd: the last one alone may decide nothing. */
  loseQuorum(): Promise<void>
  regainQuorum(): void
  stop(): Promise<void>
}

/** Three etcd, three PostgreSQL under Patroni and the proxy in front, all on this machine. */
export async function startCluster(): Promise<Cluster> {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'moneycomb-failover-'))
  chmodSync(folder, 0o711)
  const runAs = chooseRunAs(join(programs.postgresFolder, 'postgres'), folder)
  const processes = new Processes(folder, runAs)
  const [proxyPort = 0, ...ports] = await differentPorts(1 + 4 * three.length)
  const port = (at: number) => ports[at] ?? 0
  const etcdPorts = three.map((at) => ({ client: port(at), peer: port(at + 3) }))
  const nodePorts = three.map((at) => ({ postgres: port(at + 6), rest: port(at + 9) }))
  const password = randomBytes(12).toString('hex')

  const owned = (path: string) => {
    if (runAs.owner) chownSync(path, runAs.owner.uid, runAs.owner.gid)
    return path
  }
  const folderOf = (name: string) => owned(newFolder(join(folder, name)))
  const write = (path: string, text: string) => {
    writeFileSync(path, text, { mode: 0o600 })
    return owned(path)
  }

  const etcdFolders = three.map((at) => folderOf(`etcd${at}`))
  const startEtcd = (at: number): ChildProcess =>
    processes.start(
      `etcd${at}`,
      programs.etcd,
      etcdArguments(etcdPorts, at, join(etcdFolders[at] ?? '', 'data')),
    )
  const etcd = three.map(startEtcd)
  const nodes = nodePorts.map((own, at) => {
    const place = folderOf(`node${at}`)
    const settings = { at, ports: own, etcd: etcdPorts, folder: place, password, programs }
    write(join(place, 'patroni.yml'), patroniSettings(settings))
    const { patroni } = programs
    const name = `node${at}`
    return new DatabaseNode({ name, folder: place, patroni, restPort: own.rest, processes })
  })
  for (const node of nodes) node.start()
  const file = write(join(folder, 'haproxy.cfg'), haproxySettings(proxyPort, nodePorts))
  processes.start('haproxy', programs.haproxy, ['-db', '-f', file])

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${proxyPort}/postgres`,
    nodes,
    leader: () => leaderOf(nodes),
    untilWhole: (isSynchronous = true) => untilWhole(nodes, isSynchronous),
    async loseQuorum() {
      await Promise.all(etcd.slice(1).map(killNow))
    },
    regainQuorum() {
      for (const at of [1, 2]) etcd[at] = startEtcd(at)
    },
    stop: () => processes.stop(),
  }
}

function newFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 })
  return path
}

async function differentPorts(count: number): Promise<readonly number[]> {
  const found = new Set<number>()
  while (found.size < count) found.add(await findFreePort())
  return [...found]
}

async function leaderOf(nodes: readonly DatabaseNode[]): Promise<DatabaseNode> {
  const statuses = await Promise.all(nodes.map((node) => node.ask('primary')))
  const leaders = nodes.filter((_, at) => statuses[at] === 200)
  const [leader] = leaders
  if (!leader || leaders.length > 1) throw new Error(`There are ${leaders.length} leaders.`)
  return leader
}

async function untilWhole(nodes: readonly DatabaseNode[], isSynchronous: boolean): Promise<void> {
  await vi.waitFor(async () => {
    await leaderOf(nodes)
    const count = async (question: 'replica' | 'synchronous') =>
      (await Promise.all(nodes.map((node) => node.ask(question)))).filter((one) => one === 200)
        .length
    expect(await count('replica')).toBe(nodes.length - 1)
    if (isSynchronous) expect(await count('synchronous')).toBeGreaterThan(0)
  }, patience)
}
