import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { handedOut, undoOutlives, waysInAt } from '#test/support/ways-in.ts'
import { intruders } from './intruders.ts'

const timeout = 3_600_000

let servers: readonly [TestServer, TestServer]
beforeAll(async () => {
  servers = [await startTestServer(), await startTestServer()]
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

/** Every change of a way in, and what of all that was out before it still works. */
async function matrix(server: TestServer) {
  const ways = waysInAt(server)
  const alive: string[] = []
  const names = Object.keys(ways.changes)
  for (const name of names) {
    for (const what of await ways.aliveAfter(name)) alive.push(`${what} after ${name}`)
    // Here as many may be dead as alive: who took an account must not end what its owner got.
    const isUndoAlive = await ways.isUndoAliveAfter(name)
    if (isUndoAlive !== undoOutlives[name]) alive.push(`undo link after ${name}: ${isUndoAlive}`)
  }
  return { changes: names.length, cells: names.length * (handedOut + 1), alive }
}

describe('a change of a way in', () => {
  it('leaves nothing alive that was handed out before it', { timeout }, async () => {
    const { changes, cells, alive } = await matrix(servers[0])
    prove('attack', 'Recovery', { changes, cells, alive: alive.length })
    expect(alive).toEqual([])
  })
})

describe('a server that forgets to end one of them', () => {
  it('is found', { timeout }, async () => {
    const [, server] = servers
    const database = new Client({ connectionString: server.databaseUrl })
    await database.connect()
    await database.query('create rule planted as on delete to calendar_feeds do instead nothing')
    const { alive } = await matrix(server)
    await database.end()
    prove('attack', 'Recovery, planted feeds that stay', { alive: alive.length })
    expect(alive.length).toBeGreaterThan(0)
    expect(alive.every((cell) => cell.startsWith('calendar feed'))).toBe(true)
  })
})

describe('who was in an account', () => {
  it.each(Object.keys(intruders))('%s does not come back', { timeout }, async (name) => {
    const isIn = await intruders[name]?.(waysInAt(servers[0]), servers[0], false)
    prove('attack', `Recovery, ${name}`, { 'came back': isIn ? 1 : 0 })
    expect(isIn).toBe(false)
  })

  it.each(Object.keys(intruders))(
    '%s is found where the server does not look',
    { timeout },
    async (name) => {
      expect(await intruders[name]?.(waysInAt(servers[0]), servers[0], true)).toBe(true)
    },
  )
})
