import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { TestGroup } from '#test/support/group-fixture.ts'
import { prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { audit } from '../failover/audit.ts'
import { KeyedWriter } from '../failover/keyed-writer.ts'
import { beginLoad } from '../failover/load.ts'
import { isInstalled, query, type SpreadDatabase, startSpread } from './cluster.ts'

const WRITERS = 6
const WRITES = 120

if (!isInstalled) {
  process.stdout.write(
    'Citus is not installed for the PostgreSQL of this machine: nothing tried.\n',
  )
}

describe.skipIf(!isInstalled)('tables that are spread over two machines', () => {
  let database: SpreadDatabase
  let server: TestServer
  beforeAll(async () => {
    database = await startSpread()
    const env = { DATABASE_URL: database.url, DATABASE_CONNECTIONS: '10' }
    server = await startTestServer({ env })
  })
  afterAll(async () => {
    await server?.kill()
    await database?.stop()
  })

  const machineOf = async (scope: string) => {
    const [row] = await query<{ port: number }>(
      database.url,
      `select nodeport as port from citus_shards where table_name = 'expenses'::regclass
        and shardid = get_shard_id_for_distribution_column('expenses', '${scope}')`,
    )
    return row?.port
  }

  const newWriters = async () => {
    const people = Array.from({ length: WRITERS }, () => TestCaller.signUp(server.url))
    return (await Promise.all(people)).map((one, at) => new KeyedWriter(one, [server.url], at))
  }

  it('take what one person writes, and show it as one machine does', async () => {
    const anna = await TestCaller.signUp(server.url)
    const id = await anna.create({ description: 'Rye' })
    await anna.push({ name: 'expenses.update', args: { id, patch: { amount: 700 } } })
    const gone = await anna.create()
    await anna.push({ name: 'expenses.delete', args: { id: gone } })
    const list = await anna.data<{ documents: readonly object[] }>('GET', 'expenses')
    expect(list.body.documents).toMatchObject([{ id, amount: 700 }])
    const pulled = await anna.call('GET', `/api/sync/pull?scope=${anna.scope}&since=0`)
    expect(pulled.body).toMatchObject({ cursor: 5, more: false, reset: false })
    const key = crypto.randomUUID()
    const again = { name: 'expenses.update', args: { id, patch: { amount: 900 } }, key }
    expect(await anna.push(again)).toEqual(await anna.push(again))
    const copy = await anna.call('GET', `/api/sync/snapshot?scope=${anna.scope}`)
    expect(copy.body).toMatchObject({ cursor: 6 })
    prove('citus', 'Citus: writes of one person', { confirmed: 6, 'on port': await port(anna) })
  })

  const port = async ({ scope }: TestCaller) => (await machineOf(scope)) ?? 0

  it('keep a group right whose books are on both', async () => {
    const anna = await TestCaller.signUp(server.url, 'Anna')
    const group = await TestGroup.make(anna)
    const people = [anna]
    const names = ['Ben', 'Cara', 'Demi', 'Lena', 'Otto', 'Paul']
    for (const name of names) {
      const person = await TestCaller.signUp(server.url, name)
      await group.join(person)
      people.push(person)
    }
    const machines = new Set(await Promise.all(people.map(port)))
    expect(machines.size).toBe(2)
    for (const [at, person] of people.entries()) {
      await group.spend(person, 1001 + at, person.session.user.name, ['Anna', ...names])
    }
    const shares = await query<{ share: number; paid: number; rows: number }>(
      database.url,
      `select sum(share)::integer as share, sum(paid)::integer as paid, count(*)::integer as rows
        from group_shares where group_id = '${group.id}'`,
    )
    const spent = people.reduce((sum, _, at) => sum + 1001 + at, 0)
    expect(shares).toEqual([{ share: spent, paid: spent, rows: people.length ** 2 }])
    const [drift] = await query(
      database.url,
      `select coalesce(sum(balance), 0)::integer as balance from group_sums
        where scope = 'g:${group.id}'`,
    )
    expect(drift).toEqual({ balance: 0 })
    prove('citus', 'Citus: a group over both machines', {
      people: people.length,
      bills: people.length,
      'parts in books': people.length ** 2,
    })
  })

  it('lose nothing and double nothing when a machine dies while people write', async () => {
    const writers = await newWriters()
    const load = beginLoad(writers)
    await load.until(WRITES / 4)
    const [, worker] = database.workers
    if (!worker) throw new Error('There is no second worker.')
    worker.kill()
    const killedAt = performance.now()
    await worker.start()
    await load.until(load.confirmed() + WRITES / 2)
    await load.end()
    await query(database.url, 'select recover_prepared_transactions()')
    const { confirmed, lost, doubled, refusals } = await audit(database.url, writers)
    prove('citus', 'Citus: a worker killed while people write', {
      ...{ confirmed, lost, doubled },
      'outage s': ((await load.outageFrom(killedAt)) || 0).toFixed(1),
      'sent again': Object.values(refusals).reduce((sum, count) => sum + count, 0),
    })
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  })

  it('are moved from one machine to the other while people write', async () => {
    const writers = await newWriters()
    const load = beginLoad(writers)
    await load.until(WRITERS)
    const scopes = writers.map(({ person }) => person.scope)
    const [from, to] = database.workers
    let moved = 0
    for (const scope of scopes) {
      if ((await machineOf(scope)) !== from?.port) continue
      await query(
        database.url,
        `select citus_move_shard_placement(
          get_shard_id_for_distribution_column('expenses', '${scope}'),
          '127.0.0.1', ${from?.port}, '127.0.0.1', ${to?.port}, 'block_writes')`,
      )
      expect(await machineOf(scope)).toBe(to?.port)
      moved += 1
    }
    await load.until(load.confirmed() + WRITES / 2)
    await load.end()
    const { confirmed, lost, doubled } = await audit(database.url, writers)
    prove('citus', 'Citus: shards moved while people write', { confirmed, lost, doubled, moved })
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
    expect(moved).toBeGreaterThan(0)
  })
})
