import { afterEach, expect, it, vi } from 'vitest'
import { userScope } from '#contract/sync.ts'
import { newId } from '#web/data/new-id.ts'
import { calm, ticks } from '../../../../../test/support/replica-network.ts'
import { ModelServer } from '../../../../../test/support/replica-server.ts'
import { Profile, Tab, until } from '../../../../../test/support/replica-world.ts'
import { Truth } from '../store/truth.ts'
import type { Outside } from './outside.ts'

const uid = '0198c0de-0000-7000-8000-0000000000bb'
const mine = userScope(uid)

function world() {
  const server = new ModelServer(uid)
  const profile = new Profile(newId())
  const open = (spoil: Partial<Outside> = {}) => new Tab(profile, server, Math.random, spoil)
  return { server, profile, open }
}

const row = (amount: number, date = '2026-03-15') => {
  return { id: newId(), date, amount, description: 'x' }
}
const create = (doc: object) => ({ name: 'expenses.create', args: { doc } })
const isLive = ({ replica }: Tab) => replica.status().phase === 'live'
const waits = ({ replica }: Tab) => replica.status().waiting
const amounts = ({ replica }: Tab) =>
  [...replica.rows('expenses').values()].map(({ amount }) => amount).sort()

afterEach(() => {
  vi.restoreAllMocks()
})

it('has one stream for all tabs, and each sees what any of them writes', async () => {
  const { open, server } = world()
  const tabs = [open(), open(), open()]
  await until(() => tabs.every(isLive))
  expect(server.listeners.size).toBe(1)
  await tabs[2]?.replica.mutate([create(row(9))])
  await until(() => tabs.every((tab) => amounts(tab).includes(9) && waits(tab) === 0))
  expect(server.runs.size).toBe(1)
})

it('hands the lead on when the leader crashes, with its unsent and unheard commands', async () => {
  const { open, profile, server } = world()
  const [first, second] = [open(), open()]
  await until(() => isLive(first) && isLive(second))
  expect(profile.leader).toBe(first)
  first.network.weather = { ...calm, unanswered: 1 }
  await second.replica.mutate([create(row(5))])
  await until(() => server.runs.size === 1)
  first.kill()
  await until(() => profile.leader === second && isLive(second) && waits(second) === 0)
  expect(amounts(second)).toEqual([5])
  expect([...server.runs.values()]).toEqual([1])
})

it('takes the lead from a tab that was put to sleep', async () => {
  const { open, profile } = world()
  const [first, second] = [open(), open()]
  await until(() => isLive(first) && isLive(second))
  first.isDead = true
  second.moment('shown')
  await until(() => profile.leader === second)
  await second.replica.mutate([create(row(6))])
  await until(() => waits(second) === 0)
})

/** A row moves while the second tab is behind; the first writes that to disk and is gone. */
async function handOver(): Promise<unknown[]> {
  const { open, server } = world()
  const doc = row(1, '2026-01-10')
  const quiet = row(2, '2025-12-24')
  for (const each of [doc, quiet]) server.write(mine, 'expenses', each.id, each)
  const first = open()
  await until(() => isLive(first))
  await ticks(60)
  const second = open()
  await until(() => isLive(second))
  for (const channel of [...first.profile.channels]) channel.close()
  server.write(mine, 'expenses', doc.id, { ...doc, date: '2026-02-10' })
  server.tell()
  await ticks(60)
  server.write(mine, 'expenses', doc.id, { ...doc, date: '2026-03-10' })
  first.kill()
  await until(() => second.replica.months('expenses').includes('2026-03'))
  await ticks(60)
  second.kill()
  const third = open()
  third.network.isOnline = false
  await until(() => third.replica.status().isComplete)
  const months = third.replica.months('expenses')
  return months.flatMap((month) => third.replica.monthRows('expenses', month).map(() => month))
}

it('writes the disk afresh when another tab wrote it in between', async () => {
  expect(await handOver()).toEqual(['2026-03', '2025-12'])
})

it('would lose a month if it wrote only what it saw change itself', async () => {
  const { takeDirty } = Truth.prototype
  vi.spyOn(Truth.prototype, 'takeAll').mockImplementation(function (this: Truth) {
    return takeDirty.call(this)
  })
  expect(await handOver()).toEqual(['2026-03'])
})

it('works alone where there are no locks and no channel', async () => {
  const { open, server } = world()
  const tab = open({ lock: null, openChannel: null })
  await until(() => isLive(tab))
  await tab.replica.mutate([create(row(4))])
  await until(() => waits(tab) === 0)
  expect(server.rows('expenses').size).toBe(1)
})

it('goes on in memory where there is no storage, and says so', async () => {
  const { open, server } = world()
  const openStore = () => Promise.reject(new DOMException('No', 'SecurityError'))
  const [tab, other] = [open({ openStore }), open({ openStore })]
  await until(() => isLive(tab) && isLive(other))
  expect(tab.replica.status().isDurable).toBe(false)
  await other.replica.mutate([create(row(8))])
  await until(() => waits(tab) === 0 && waits(other) === 0)
  expect([...server.runs.values()]).toEqual([1])
  expect(amounts(tab)).toEqual([8])
})

it('survives a disk that is full', async () => {
  const { open, server } = world()
  const tab = open()
  await until(() => isLive(tab))
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
  await tab.replica.mutate([create(row(3)), create(row(4))])
  await until(() => waits(tab) === 0)
  expect(amounts(tab)).toEqual([3, 4])
  expect(server.rows('expenses').size).toBe(2)
  await until(() => !tab.replica.status().isDurable)
})

it('forgets everything when it is wiped', async () => {
  const { open } = world()
  const tab = open()
  await until(() => isLive(tab))
  await tab.replica.mutate([create(row(3))])
  await until(() => waits(tab) === 0)
  await tab.replica.wipe()
  tab.kill()
  const again = open()
  again.network.isOnline = false
  await until(() => again.replica.status().phase === 'offline')
  expect(amounts(again)).toEqual([])
})
