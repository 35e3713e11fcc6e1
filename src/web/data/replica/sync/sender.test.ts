import { expect, it } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import type { Command } from '#contract/sync.ts'
import { newId } from '#web/data/new-id.ts'
import { ModelServer } from '../../../../../test/support/replica-server.ts'
import { Profile, Tab, until } from '../../../../../test/support/replica-world.ts'
import { openStore, type Store } from '../store/store.ts'
import type { Outside } from './outside.ts'

type Post = (commands: readonly Command[]) => Response | null

const answer = (status: number, code: ErrorCode) =>
  new Response(JSON.stringify({ error: code, code }), { status })

/** A tab whose pushes may be answered by the test; null lets the server answer. */
function tabWith(post: Post) {
  const server = new ModelServer('0198c0de-0000-7000-8000-0000000000dd')
  const sizes: number[] = []
  const fetch: Outside['fetch'] = async (url, init) => {
    if (!url.endsWith('/push')) return tab.network.fetch(url, init)
    const { commands } = JSON.parse(String(init.body)) as { commands: Command[] }
    sizes.push(commands.length)
    return post(commands) ?? tab.network.fetch(url, init)
  }
  const tab = new Tab(new Profile(newId()), server, Math.random, { fetch })
  return { tab, server, sizes }
}

const creating = (count: number, notes = '') =>
  Array.from({ length: count }, (_, at) => {
    const doc = { id: newId(), date: '2026-01-01', amount: 20 + at, description: 'x', notes }
    return { name: 'expenses.create', args: { doc } }
  })

const isDone = ({ replica }: Tab) => replica.status().waiting === 0

it('sends in order, a hundred at most', async () => {
  const { tab, server, sizes } = tabWith(() => null)
  await tab.replica.mutate(creating(250))
  await until(() => isDone(tab))
  expect(sizes).toEqual([100, 100, 50])
  expect([...server.rows('expenses').values()].map(({ amount }) => amount)).toEqual(
    Array.from({ length: 250 }, (_, at) => 20 + at),
  )
})

it('sends fewer when they are large', async () => {
  const { tab, sizes } = tabWith(() => null)
  await tab.replica.mutate(creating(30, 'n'.repeat(20_000)))
  await until(() => isDone(tab))
  expect(Math.max(...sizes)).toBeLessThan(20)
})

it('finds the command that a whole request was refused for', async () => {
  const { tab, server } = tabWith((commands) => {
    const isBad = JSON.stringify(commands).includes('"amount":22')
    return isBad ? answer(400, 'malformed-request') : null
  })
  await tab.replica.mutate(creating(5))
  await until(() => isDone(tab))
  expect(tab.replica.failures().map(({ code }) => code)).toEqual(['malformed-request'])
  expect(server.rows('expenses').size).toBe(4)
})

it('keeps the queue while the server cannot take it', async () => {
  let tries = 0
  const { tab, server } = tabWith(() => {
    tries += 1
    const [status, code] =
      tries % 2 ? ([503, 'unavailable'] as const) : ([429, 'too-many-requests'] as const)
    return tries < 8 ? answer(status, code) : null
  })
  await tab.replica.mutate(creating(3))
  await until(() => isDone(tab))
  expect(tries).toBe(8)
  expect(tab.replica.failures()).toEqual([])
  expect(server.rows('expenses').size).toBe(3)
})

it('does not let one command that always fails hold up the others', async () => {
  const { tab, server } = tabWith((commands) =>
    JSON.stringify(commands).includes('"amount":20') ? answer(500, 'unexpected') : null,
  )
  await tab.replica.mutate(creating(3))
  await until(() => isDone(tab))
  expect(tab.replica.failures()).toHaveLength(1)
  expect(server.rows('expenses').size).toBe(2)
})

/** A writing of the queue that goes on until it is let go: others wait for it. */
function holdQueue(store: Store) {
  const tx = store.transaction('outbox', 'readwrite')
  let isHeld = true
  const hold = async () => {
    while (isHeld) await tx.store.count()
  }
  const ended = hold().then(() => tx.done)
  return async () => {
    isHeld = false
    await ended
  }
}

it('sends what is written here while the disk takes it, and leaves nothing there', async () => {
  const server = new ModelServer('0198c0de-0000-7000-8000-0000000000ee')
  const stores: Store[] = []
  const tab = new Tab(new Profile(newId()), server, Math.random, {
    openStore: async (name) => {
      const store = await openStore(name)
      stores.push(store)
      return store
    },
  })
  await until(() => tab.replica.status().phase === 'live')
  const [store] = stores
  if (!store) throw new Error('No store was opened.')
  const letGo = holdQueue(store)
  const written = tab.replica.mutate(creating(2))
  await until(() => server.rows('expenses').size === 2)
  expect(tab.replica.status().waiting).toBe(2)
  await letGo()
  await written
  await until(() => isDone(tab))
  await expect.poll(() => store.count('outbox')).toBe(0)
})
