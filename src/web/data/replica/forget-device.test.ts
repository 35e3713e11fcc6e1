import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetDevice, forgetEverybody } from './forget-device.ts'
import { toColumns } from './store/columns.ts'
import { pictureShelf } from './store/picture-shelf.ts'
import { openStore, storeName } from './store/store.ts'
import type { QueuedCommand } from './types.ts'

const queued: QueuedCommand = {
  key: 'k',
  name: 'expenses.create',
  args: {},
  at: '',
  state: 'queued',
}

async function deviceOf(uid: string, queue: readonly QueuedCommand[] = []) {
  const store = await openStore(storeName(uid))
  const columns = toColumns([{ id: 'a' }])
  if (columns) await store.put('months', columns, [`u:${uid}`, 'expenses', '2026-03'])
  for (const one of queue) await store.add('outbox', one)
  store.close()
}

const databases = async (uid: string) =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.includes(uid) ? [name] : []))

describe('a device that is no longer let in', () => {
  it('keeps nothing', async () => {
    await deviceOf('anna')
    expect(await databases('anna')).toHaveLength(1)
    await forgetDevice('anna')
    expect(await databases('anna')).toEqual([])
  })

  it('keeps what the server does not have, and only that', async () => {
    await deviceOf('ben', [queued])
    await forgetDevice('ben')
    const store = await openStore(storeName('ben'))
    expect([await store.count('months'), await store.count('outbox')]).toEqual([0, 1])
    store.close()
  })

  it('keeps pictures that were not sent', async () => {
    await deviceOf('cleo')
    await pictureShelf.keep('cleo', 'r1', new Blob(['x']))
    await forgetDevice('cleo')
    expect(await pictureShelf.ids('cleo')).toEqual(['r1'])
  })
})

describe('a device nobody is signed in on', () => {
  const uid = '01a1e048-fc01-7bc7-aee6-6fe811b2def2'
  const keep = (kept: Readonly<Record<string, string>>) =>
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
  afterEach(() => vi.unstubAllGlobals())

  it('forgets what a page that was closed too early left', async () => {
    keep({})
    await deviceOf(uid)
    await forgetEverybody()
    expect(await databases(uid)).toEqual([])
  })

  it('forgets nobody once somebody is', async () => {
    keep({ 'mc-token': 't' })
    await deviceOf(uid)
    await forgetEverybody()
    expect(await databases(uid)).toHaveLength(1)
  })
})
