import { describe, expect, it } from 'vitest'
import { groupScope, userScope } from '#contract/sync.ts'
import { calm, ticks } from '#test/support/replica-network.ts'
import { ModelServer } from '#test/support/replica-server.ts'
import { Profile, Tab, until } from '#test/support/replica-world.ts'
import { newId } from '../new-id.ts'

const uid = '0198c0de-0000-7000-8000-0000000000aa'
const mine = userScope(uid)

function world() {
  const server = new ModelServer(uid)
  const profile = new Profile(newId())
  const open = () => new Tab(profile, server, Math.random)
  return { server, profile, open }
}

const row = (amount: number, date = '2026-03-15', id = newId()) => {
  return { id, date, amount, description: 'x' }
}
const create = (doc: object) => ({ name: 'expenses.create', args: { doc } })
const update = (id: string, patch: object) => ({ name: 'expenses.update', args: { id, patch } })
const remove = (id: string) => ({ name: 'expenses.delete', args: { id } })
const isLive = ({ replica }: Tab) => replica.status().phase === 'live'
const isSettled = ({ replica }: Tab) => isLive({ replica } as Tab) && replica.status().waiting === 0
const amounts = ({ replica }: Tab) =>
  [...replica.rows('expenses').values()].map(({ amount }) => amount).sort()

describe('writing', () => {
  it('shows a write at once with its defaults, without a flicker until it is true', async () => {
    const { open, server } = world()
    const tab = open()
    await until(() => isLive(tab))
    const doc = row(500)
    const seen = new Set<unknown>()
    tab.replica.subscribe(() => seen.add(tab.replica.rows('expenses').get(doc.id)?.amount))
    const written = tab.replica.mutate([create(doc)])
    const shown = tab.replica.rows('expenses').get(doc.id)
    expect(shown).toMatchObject({ ...doc, paymentMethod: 'card', tags: [], createdBy: uid })
    expect(tab.replica.isPending('expenses', doc.id)).toBe(true)
    await written
    await until(() => tab.replica.rows('expenses').get(doc.id)?.updatedAt === 'rev-0')
    await until(() => !tab.replica.isPending('expenses', doc.id))
    expect([...seen]).toEqual([500])
    expect(server.rows('expenses').size).toBe(1)
  })

  it('rebases: another device and this one change different fields of one row', async () => {
    const { open, server } = world()
    const doc = row(100)
    server.write(mine, 'expenses', doc.id, doc)
    const tab = open()
    await until(() => isLive(tab))
    tab.network.weather = { ...calm, busy: 1 }
    await tab.replica.mutate([update(doc.id, { amount: 200 })])
    server.write(mine, 'expenses', doc.id, { ...doc, description: 'theirs' })
    server.tell()
    await until(() => tab.replica.rows('expenses').get(doc.id)?.description === 'theirs')
    expect(tab.replica.rows('expenses').get(doc.id)?.amount).toBe(200)
  })

  it('takes a refused command back and keeps it to be corrected, over a reload', async () => {
    const { open } = world()
    const tab = open()
    await until(() => isLive(tab))
    const doc = row(13)
    const [key = ''] = await tab.replica.mutate([create(doc)])
    await until(() => tab.replica.failures().length === 1)
    expect(tab.replica.rows('expenses').has(doc.id)).toBe(false)
    const failure = { key, name: 'expenses.create', args: { doc }, code: 'invalid-input' }
    expect(tab.replica.failures()[0]).toMatchObject(failure)
    await ticks(30)
    tab.kill()
    const again = open()
    await until(() => again.replica.failures().length === 1)
    again.replica.dismiss(key)
    expect(again.replica.failures()).toEqual([])
    await ticks(30)
    again.kill()
    const third = open()
    await until(() => isLive(third))
    expect(third.replica.failures()).toEqual([])
  })

  it('retries a refused command under a new key', async () => {
    const { open, server } = world()
    const tab = open()
    const doc = row(100)
    await until(() => isLive(tab))
    const [key = ''] = await tab.replica.mutate([update(doc.id, { amount: 7 })])
    await until(() => tab.replica.failures().length === 1)
    server.write(mine, 'expenses', doc.id, doc)
    tab.replica.retry(key)
    await until(() => server.rows('expenses').get(doc.id)?.amount === 7)
    await until(() => isSettled(tab) && tab.replica.failures().length === 0)
  })

  it('can undo a delete with the same id before and after it was sent', async () => {
    const { open, server } = world()
    const doc = row(100)
    server.write(mine, 'expenses', doc.id, doc)
    const tab = open()
    await until(() => isLive(tab))
    await tab.replica.mutate([remove(doc.id)])
    expect(tab.replica.rows('expenses').size).toBe(0)
    await tab.replica.mutate([create(doc)])
    expect(tab.replica.rows('expenses').size).toBe(1)
    await until(() => isSettled(tab))
    expect(server.rows('expenses').get(doc.id)?.amount).toBe(100)
    expect(tab.replica.rows('expenses').size).toBe(1)
  })

  it('sends what was written just before a crash, once', async () => {
    const { open, server } = world()
    const tab = open()
    await until(() => isLive(tab))
    tab.setOnline(false)
    const keys = await tab.replica.mutate([create(row(1)), create(row(2)), create(row(3))])
    tab.kill()
    const again = open()
    again.network.weather = { ...calm, unanswered: 0.5 }
    await until(() => again.replica.status().waiting === 3)
    expect(amounts(again)).toEqual([1, 2, 3])
    await until(() => keys.every((key) => server.answers.has(key)))
    again.network.weather = calm
    await until(() => isSettled(again))
    expect([...server.runs.values()]).toEqual([1, 1, 1])
    expect(amounts(again)).toEqual([1, 2, 3])
  })
})

describe('reading', () => {
  it('moves a row between months and keeps the others as they are', async () => {
    const { open, server } = world()
    const doc = row(100)
    for (const each of [doc, row(1, '2026-01-01'), row(2, '2026-01-02')]) {
      server.write(mine, 'expenses', each.id, each)
    }
    const { replica } = open()
    await until(() => replica.status().isComplete)
    expect(replica.months('expenses')).toEqual(['2026-03', '2026-01'])
    const january = replica.monthRows('expenses', '2026-01')
    expect(january.map(({ date }) => date)).toEqual(['2026-01-02', '2026-01-01'])
    await replica.mutate([update(doc.id, { date: '2026-02-01' })])
    expect(replica.months('expenses')).toEqual(['2026-02', '2026-01'])
    expect(replica.monthRows('expenses', '2026-03')).toEqual([])
    expect(replica.monthRows('expenses', '2026-01')).toBe(january)
    expect(replica.status()).toBe(replica.status())
  })

  it('tells its listeners once for many changes', async () => {
    const { open } = world()
    const { replica } = open()
    await until(() => replica.status().phase === 'live')
    let told = 0
    replica.subscribe(() => {
      told += 1
    })
    replica.mutate(Array.from({ length: 50 }, (_, at) => create(row(at + 20))))
    await Promise.resolve()
    expect(told).toBe(1)
    expect(replica.rows('expenses').size).toBe(50)
  })
})

describe('following the server', () => {
  it('takes a fresh copy on reset and keeps its own unsent writes', async () => {
    const { open, server } = world()
    const old = row(1)
    server.write(mine, 'expenses', old.id, old)
    const tab = open()
    await until(() => isLive(tab))
    tab.setOnline(false)
    await tab.replica.mutate([create(row(2))])
    server.write(mine, 'expenses', old.id, null)
    const other = row(3)
    server.write(mine, 'expenses', other.id, other)
    server.compact(mine)
    expect(amounts(tab)).toEqual([1, 2])
    tab.setOnline(true)
    await until(() => isSettled(tab) && amounts(tab).includes(3))
    expect(amounts(tab)).toEqual([2, 3])
  })

  it('takes a group in when it is joined and drops it when it is left', async () => {
    const { open, server } = world()
    const club = groupScope('club')
    const tab = open()
    const second = open()
    await until(() => isLive(tab) && isLive(second))
    server.grant(club)
    const shared = row(77)
    server.write(club, 'expenses', shared.id, shared)
    server.tell()
    await until(() => amounts(tab).length === 1 && amounts(second).length === 1)
    server.revoke(club)
    await until(() => amounts(tab).length === 0 && amounts(second).length === 0)
    await ticks(50)
    tab.kill()
    second.kill()
    const third = open()
    third.network.isOnline = false
    await until(() => third.replica.status().isComplete)
    expect(amounts(third)).toEqual([])
  })

  it('closes a gap by asking, and takes a change delivered twice once', async () => {
    const { open, server } = world()
    const tab = open()
    await until(() => isLive(tab))
    tab.network.weather = { ...calm, streamLoss: 1 }
    const missed = row(1)
    server.write(mine, 'expenses', missed.id, missed)
    server.tell()
    tab.network.weather = { ...calm, echo: 1 }
    const next = row(2)
    server.write(mine, 'expenses', next.id, next)
    server.tell()
    await until(() => amounts(tab).length === 2)
    expect(amounts(tab)).toEqual([1, 2])
  })

  it('says once that the session is over', async () => {
    const { open, server } = world()
    const tab = open()
    await until(() => isLive(tab))
    server.isSignedOut = true
    await tab.replica.mutate([create(row(1))])
    await until(() => tab.hasEnded)
    expect(tab.replica.rows('expenses').size).toBe(1)
  })
})
