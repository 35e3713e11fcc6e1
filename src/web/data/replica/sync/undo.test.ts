import { expect, it } from 'vitest'
import { userScope } from '#contract/sync.ts'
import { ticks } from '#test/support/replica-network.ts'
import { ModelServer } from '#test/support/replica-server.ts'
import { Profile, Tab, until } from '#test/support/replica-world.ts'
import { newId } from '#web/data/new-id.ts'
import type { Command } from '../types.ts'

const uid = '0198c0de-0000-7000-8000-0000000000ee'
/** The server of these tests refuses this one. */
const refusedAmount = 13

const row = (amount: number) => ({ id: newId(), date: '2026-03-15', amount, description: 'x' })
const create = (doc: object): Command => ({ name: 'expenses.create', args: { doc } })
const remove = (id: string): Command => ({ name: 'expenses.delete', args: { id } })
const update = (id: string, amount: number): Command => ({
  name: 'expenses.update',
  args: { id, patch: { amount } },
})

function world(amount = 100) {
  const server = new ModelServer(uid)
  const profile = new Profile(newId())
  const open = () => new Tab(profile, server, Math.random)
  const doc = row(amount)
  const write = (there: object | null) => {
    server.write(userScope(uid), 'expenses', doc.id, there && { ...doc, ...there })
    server.tell()
  }
  return { server, open, doc, write }
}

const isLive = ({ replica }: Tab) => replica.status().phase === 'live'
const isSettled = (tab: Tab) => isLive(tab) && tab.replica.status().waiting === 0

/** Written and taken back before the server has heard of either. */
async function takeBack(tab: Tab, commands: readonly Command[], undo: readonly Command[]) {
  tab.setOnline(false)
  const keys = await tab.replica.mutate(commands)
  const [undone = ''] = await tab.replica.mutate(undo, keys)
  return { keys, undone }
}

async function sendAll(tab: Tab) {
  tab.setOnline(true)
  await until(() => isSettled(tab))
}

it('takes back what the server took', async () => {
  const { server, open, doc } = world()
  const tab = open()
  await until(() => isLive(tab))
  const { undone } = await takeBack(tab, [create(doc)], [remove(doc.id)])
  expect(tab.replica.rows('expenses').size).toBe(0)
  await sendAll(tab)
  expect(server.answers.get(undone)).toMatchObject({ ok: true })
  expect(server.rows('expenses').size).toBe(0)
})

it('leaves nothing of a new one that the server refused', async () => {
  const { server, open, doc } = world(refusedAmount)
  const tab = open()
  await until(() => isLive(tab))
  const { undone } = await takeBack(tab, [create(doc)], [remove(doc.id)])
  await sendAll(tab)
  expect(server.answers.has(undone)).toBe(false)
  expect(tab.replica.failures()).toEqual([])
})

it('keeps what another device wrote where the change was refused', async () => {
  const { server, open, doc, write } = world()
  write({})
  const tab = open()
  await until(() => isLive(tab))
  const { undone } = await takeBack(
    tab,
    [update(doc.id, refusedAmount)],
    [update(doc.id, doc.amount)],
  )
  write({ amount: 150 })
  await sendAll(tab)
  await until(() => tab.replica.rows('expenses').get(doc.id)?.amount === 150)
  expect([server.answers.has(undone), tab.replica.failures()]).toEqual([false, []])
  expect(server.rows('expenses').get(doc.id)?.amount).toBe(150)
})

it('does not bring back what another device deleted, over a crash and in another tab', async () => {
  const { server, open, doc, write } = world()
  write({})
  const tab = open()
  await until(() => isLive(tab))
  const { undone } = await takeBack(tab, [remove(doc.id)], [create(doc)])
  write(null)
  tab.kill()
  const [again, second] = [open(), open()]
  await until(() => isSettled(again) && isSettled(second))
  await ticks(30)
  expect(server.answers.has(undone)).toBe(false)
  for (const { replica } of [again, second]) {
    expect([replica.rows('expenses').size, replica.failures().length]).toEqual([0, 0])
  }
})

it('takes back the part that the server took', async () => {
  const { server, open, doc } = world()
  const bad = row(refusedAmount)
  const tab = open()
  await until(() => isLive(tab))
  await takeBack(tab, [create(doc), create(bad)], [remove(doc.id)])
  await sendAll(tab)
  expect(server.rows('expenses').size).toBe(0)
  expect(tab.replica.failures()).toEqual([])
})

it('lets go of an undo that comes after the refusal', async () => {
  const { server, open, doc } = world(refusedAmount)
  const tab = open()
  await until(() => isLive(tab))
  const keys = await tab.replica.mutate([create(doc)])
  await until(() => tab.replica.failures().length === 1)
  const [undone = ''] = await tab.replica.mutate([remove(doc.id)], keys)
  await until(() => isSettled(tab))
  expect([server.answers.has(undone), tab.replica.failures()]).toEqual([false, []])
})
