import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CollectionName } from '#contract/collections.ts'
import type { TestCaller } from '#test/support/caller.ts'
import { RealDevice, until } from '#test/support/real-device.ts'
import { SourceCopy } from '#test/support/source-copy.ts'
import { collectionFiles, pageFiles } from '#test/support/toy-noun.data.ts'
import type { TestServer } from '../support/server.ts'

/** The compiler and the test runner take their time over a whole room. */
const timeout = 600_000
/** This process has another contract. */
const hives = 'hives' as CollectionName

let copy: SourceCopy
beforeAll(() => {
  copy = new SourceCopy()
  copy.write(collectionFiles)
})
afterAll(() => copy.remove())

const compile = (room: string) => copy.run('typescript/bin/tsc', '-b', room)

describe('a noun of an entity, a line among the collections and a migration', () => {
  it('is three files', () => {
    expect(copy.changed).toHaveLength(3)
  })

  it('compiles at the server', { timeout }, () => compile('src/server'))

  it('lacks nothing that the tests of every collection ask for', { timeout }, async () => {
    const rooms = ['src/contract', 'src/server/documents', 'src/web/outbox', 'src/web/admin']
    await copy.run('vitest/vitest.mjs', 'run', '--project=unit', ...rooms)
    const files = ['hostile', 'documents-tables'].map((name) => `test/api/${name}.test.ts`)
    const said = await copy.run('vitest/vitest.mjs', 'run', '--project=api', ...files, '-t', hives)
    expect(Number(/Tests +(\d+) passed/.exec(said)?.[1])).toBeGreaterThan(20)
  })

  describe('at a server', () => {
    let server: TestServer
    let anna: TestCaller
    beforeAll(async () => {
      const file = await copy.load<typeof import('../support/server.ts')>('test/support/server.ts')
      server = await file.startTestServer()
      // It knows the calls of that tree, which have hives among them.
      const callers =
        await copy.load<typeof import('../support/caller.ts')>('test/support/caller.ts')
      anna = await callers.TestCaller.signUp(server.url)
    })
    afterAll(() => server.stop())

    const fields = { name: 'South meadow', currency: 'EUR', boughtOn: '2026-03-31' }
    const place = (id: string) => `hives/${id}`

    it('is made, read, found, changed and deleted by its path', async () => {
      const id = randomUUID()
      const whole = { id, ...fields, cost: null, notes: '', createdBy: anna.uid }
      expect(await anna.data('PUT', place(id), fields)).toMatchObject({ status: 200 })
      expect(await anna.data('GET', place(id))).toMatchObject({ status: 200, body: whole })
      const found = await anna.data('GET', 'hives?boughtOn.from=2026-03-01&boughtOn.to=2026-03-31')
      expect(found).toMatchObject({ status: 200, body: { documents: [whole] } })
      expect(await anna.data('PATCH', place(id), { cost: 9000 })).toMatchObject({ status: 200 })
      expect(await anna.data('GET', place(id))).toMatchObject({ body: { ...whole, cost: 9000 } })
      expect(await anna.data('DELETE', place(id))).toMatchObject({ status: 200 })
      expect(await anna.data('GET', place(id))).toMatchObject({ status: 404 })
    })

    it('has every command that any document has', async () => {
      const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()]
      const results = await anna.push(
        { name: 'hives.create', args: { doc: { id: one, ...fields } } },
        { name: 'hives.createMany', args: { docs: [two, three].map((id) => ({ id, ...fields })) } },
        { name: 'hives.update', args: { id: one, patch: { notes: 'Quiet' } } },
        { name: 'hives.updateMany', args: { changes: [{ id: two, patch: { cost: 5 } }] } },
        { name: 'hives.set', args: { doc: { id: three, ...fields, name: 'North' } } },
        { name: 'hives.delete', args: { id: one } },
        { name: 'hives.deleteMany', args: { ids: [two, three] } },
        { name: 'hives.create', args: { doc: { ...fields, id: one, name: '' } } },
      )
      expect(results.map(({ ok }) => ok)).toEqual([...Array(7).fill(true), false])
    })

    it('is on a device at once, without a network and when it is back', async () => {
      const device = new RealDevice(copy, anna)
      const before = await device.open()
      const [first, second] = [randomUUID(), randomUUID()]
      const named = (replica: typeof before) =>
        Object.fromEntries([...replica.rows(hives).values()].map(({ id, name }) => [id, name]))
      const create = (id: string) => ({ name: 'hives.create', args: { doc: { id, ...fields } } })
      await until(before, () => before.status().isComplete)
      void before.mutate([create(first)])
      expect(before.rows(hives).get(first)).toMatchObject({ ...fields, cost: null, notes: '' })
      await until(before, () => before.status().waiting === 0)
      expect(await anna.data('GET', place(first))).toMatchObject({ status: 200 })
      await anna.data('PATCH', place(first), { name: 'East' })
      await until(before, () => named(before)[first] === 'East')
      device.setOnline(false)
      await before.mutate([create(second)])
      const update = { id: first, patch: { name: 'West' } }
      await before.mutate([{ name: 'hives.update', args: update }])
      await before.close()
      expect(await anna.data('GET', place(second))).toMatchObject({ status: 404 })
      const after = await device.open()
      await until(after, () => after.rows(hives).size === 2)
      expect(named(after)).toEqual({ [first]: 'West', [second]: fields.name })
      device.setOnline(true)
      await until(after, () => after.status().waiting === 0)
      expect(await anna.data('GET', place(first))).toMatchObject({ body: { name: 'West' } })
      expect(await anna.data('GET', place(second))).toMatchObject({ status: 200 })
      await after.mutate([{ name: 'hives.delete', args: { id: first } }])
      await until(after, () => after.status().waiting === 0)
      expect(named(after)).toEqual({ [second]: fields.name })
      expect(await anna.data('GET', place(first))).toMatchObject({ status: 404 })
      await after.close()
    })
  })
})

describe('its page, with a list, a sheet and an icon in the sidebar', () => {
  it('is six files more, and compiles', { timeout }, async () => {
    copy.write(pageFiles)
    expect(copy.changed).toHaveLength(3 + 6)
    await compile('src/web')
  })
})
