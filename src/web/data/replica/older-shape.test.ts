import { describe, expect, it } from 'vitest'
import { expenses } from '#contract/ledger/expenses.ts'
import { userScope } from '#contract/scope.ts'
import { ModelServer } from '#test/support/replica-server.ts'
import { Profile, Tab, until } from '#test/support/replica-world.ts'
import { newId } from '../new-id.ts'
import { toColumns } from './store/columns.ts'
import { shapeStamp } from './store/order.ts'
import { openStore, type Store, storeName, writing } from './store/store.ts'

const uid = '0198c0de-0000-7000-8000-0000000000ab'
const mine = userScope(uid)
const olderShape = 'expenses:date:amount,date,description categories::name'

const row = (id: string, fields = {}) => ({
  id,
  date: '2026-03-15',
  amount: 500,
  description: 'Bread',
  createdAt: '2026-03-15T10:00:00.000Z',
  createdBy: uid,
  updatedAt: '2026-03-15T10:00:00.000Z',
  ...fields,
})

/** A device as an older build left it: with its shape, its rows, and a command not yet sent. */
async function leftBehind(shape: string) {
  const profile = new Profile(newId())
  const store: Store = await openStore(`${profile.name} ${storeName(uid)}`)
  const tx = writing(store, 'strict', 'months', 'meta', 'outbox')
  const columns = toColumns([row('kept'), row('deleted-since')])
  if (columns) await tx.objectStore('months').put(columns, [mine, 'expenses', '2026-03'])
  await tx.objectStore('meta').put({ generation: 'g', shape, cursors: { [mine]: 2 } }, 'state')
  const doc = row('unsent', { amount: 700 })
  const args = { doc: { id: doc.id, date: doc.date, amount: doc.amount, description: 'Tea' } }
  const queued = { key: newId(), name: 'expenses.create', args, at: doc.createdAt }
  await tx.objectStore('outbox').put({ ...queued, state: 'queued', seq: 1 })
  await tx.done
  store.close()
  return profile
}

const newer = { ...expenses.defaults, currency: 'EUR' }

function serverWithBoth(): ModelServer {
  const server = new ModelServer(uid)
  server.write(mine, 'expenses', 'kept', row('kept', { ...newer, bankId: 'B-1' }))
  server.write(mine, 'expenses', 'deleted-since', null)
  return server
}

const shown = ({ replica }: Tab) => [...replica.rows('expenses').keys()].sort()

describe('a device with rows of an older shape', () => {
  it('shows them with defaults while it is offline', async () => {
    const profile = await leftBehind(olderShape)
    const tab = new Tab(profile, serverWithBoth(), Math.random)
    tab.setOnline(false)
    await until(() => shown(tab).length === 3)
    const { replica } = tab
    expect(replica.rows('expenses').get('kept')).toMatchObject({ ...row('kept'), lines: null })
    expect(replica.rows('expenses').get('unsent')).toMatchObject({ amount: 700, refundOf: null })
    expect(replica.monthRows('expenses', '2026-03')).toHaveLength(3)
    expect(replica.status().isComplete).toBe(false)
  })

  it('takes everything afresh, sends what waited, and has it so on disk', async () => {
    const profile = await leftBehind(olderShape)
    const server = serverWithBoth()
    const tab = new Tab(profile, server, Math.random)
    await until(() => tab.replica.status().isComplete && tab.replica.status().waiting === 0)
    await until(() => shown(tab).join() === 'kept,unsent')
    expect(tab.replica.rows('expenses').get('kept')?.bankId).toBe('B-1')
    expect(server.rows('expenses').get('unsent')).toMatchObject({ amount: 700 })
    await tab.close()
    const offline = new Tab(profile, server, Math.random)
    offline.network.isOnline = false
    await until(() => offline.replica.status().isComplete)
    expect(shown(offline)).toEqual(['kept', 'unsent'])
    expect(offline.replica.rows('expenses').get('kept')?.bankId).toBe('B-1')
  })

  it('does not show what was kept under other months', async () => {
    const profile = await leftBehind(olderShape.replace('expenses:date', 'expenses:'))
    const tab = new Tab(profile, serverWithBoth(), Math.random)
    tab.setOnline(false)
    await until(() => tab.replica.status().phase === 'offline')
    expect(shown(tab)).toEqual(['unsent'])
  })

  it('would be noticed: the stamp names the new fields', () => {
    for (const field of ['lines', 'refundOf', 'expectedBack', 'installment', 'rate', 'importId']) {
      expect(shapeStamp).toMatch(new RegExp(`expenses:date:[^ ]*\\b${field}\\b`))
    }
  })
})
