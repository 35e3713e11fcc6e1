import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Change, PullAnswer } from '#contract/sync.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { bookOf, foreseen, withoutInstants } from '#test/support/foreseen.ts'
import { sharedServer } from '#test/support/shared-server.ts'

type Fields = Readonly<Record<string, unknown>>

const server = sharedServer()
let anna: TestCaller

const push = async (name: string, args: Fields, person = anna) =>
  (await person.push({ name, args }))[0]

const changesSince = async (since: number): Promise<readonly Change[]> => {
  const query = `scope=${encodeURIComponent(anna.scope)}&since=${since}`
  return (await anna.call<PullAnswer>('GET', `/api/sync/pull?${query}`)).body.changes
}
const rowsOf = async () => [...((await bookOf(anna)).get('expenses')?.values() ?? [])]

beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
})

describe('many at once', () => {
  it('are as many revisions as rows, in one transaction', async () => {
    const docs = Array.from({ length: limits.batchOperations }, (_, n) =>
      newExpense({ amount: n + 1, tags: n % 2 ? ['odd'] : [] }),
    )
    const args = { docs }
    const before = await bookOf(anna)
    const made = await push('expenses.createMany', args)
    expect(made).toMatchObject({ ok: true, revs: { [anna.scope]: 451 } })
    const after = await bookOf(anna)
    expect(after.get('expenses')?.size).toBe(450)
    const guess = foreseen(before, anna.uid, { name: 'expenses.createMany', args })
    expect(withoutInstants(guess)).toEqual(withoutInstants(after))

    const changes = docs.map(({ id }, n) => ({
      id,
      patch: n % 3 === 0 ? { amount: 9 } : { notes: `note ${n}`, merchant: 'Shop' },
    }))
    expect(await push('expenses.updateMany', { changes })).toMatchObject({ ok: true })
    const guessed = foreseen(after, anna.uid, { name: 'expenses.updateMany', args: { changes } })
    expect(withoutInstants(guessed)).toEqual(withoutInstants(await bookOf(anna)))
    const told = await changesSince(451)
    expect(told.map(({ rev }) => rev)).toEqual(Array.from({ length: 450 }, (_, n) => 452 + n))

    const ids = docs.map(({ id }) => id)
    expect(await push('expenses.deleteMany', { ids })).toMatchObject({ ok: true })
    expect(await rowsOf()).toEqual([])
    expect((await changesSince(901)).every(({ row }) => row === null)).toBe(true)
  })

  it.each([
    ['createMany', { docs: [newExpense(), newExpense({ amount: 0 })] }, 'docs.1.amount'],
    ['createMany', { docs: [newExpense(), { ...newExpense(), id: 5 }] }, 'docs.1.id'],
    ['createMany', { docs: [] }, 'docs'],
    ['createMany', { docs: Array.from({ length: 451 }, () => newExpense()) }, 'docs'],
    ['createMany', { docs: {} }, 'docs'],
    ['createMany', {}, 'docs'],
    ['createMany', { docs: [newExpense()], uid: '1' }, 'uid'],
    ['updateMany', { changes: [{ id: randomUUID(), patch: {} }] }, 'changes.0.patch'],
    ['updateMany', { changes: [{ id: 'x', patch: { amount: 1 } }] }, 'changes.0.id'],
    [
      'updateMany',
      { changes: [{ id: randomUUID(), patch: { amount: 1 }, uid: '1' }] },
      'changes.0.uid',
    ],
    ['deleteMany', { ids: ['x'] }, 'ids.0'],
    ['deleteMany', { ids: [] }, 'ids'],
    ['deleteMany', { ids: 'all' }, 'ids'],
  ])('%s refuses %j by name', async (verb, args, field) => {
    const result = await push(`expenses.${verb}`, args)
    expect(result).toMatchObject({ ok: false, code: 'invalid-input' })
    expect(Object.keys((result && 'fields' in result && result.fields) || {})).toEqual([field])
  })

  it.each([
    ['createMany', { docs: [newExpense(), 5] }],
    ['createMany', { docs: [[newExpense()]] }],
    ['updateMany', { changes: [{ id: randomUUID(), patch: null }] }],
    ['updateMany', { changes: [{ id: randomUUID(), patch: [] }] }],
  ])('%s does not take %j for a document', async (verb, args) => {
    const result = await push(`expenses.${verb}`, args)
    expect(result).toMatchObject({ ok: false, code: 'malformed-request' })
  })

  it('are all there or none', async () => {
    const taken = await anna.create()
    const clash = [newExpense(), newExpense({ id: taken })]
    expect(await push('expenses.createMany', { docs: clash })).toMatchObject({
      ok: false,
      code: 'already-exists',
    })
    const twice = newExpense()
    expect(await push('expenses.createMany', { docs: [twice, twice] })).toMatchObject({
      ok: false,
      code: 'already-exists',
    })
    const foreign = await (await TestCaller.signUp(server.url, 'Ben')).create()
    for (const other of [foreign, randomUUID()]) {
      const changes = [taken, other].map((id) => ({ id, patch: { amount: 1 } }))
      const refusals = [
        await push('expenses.updateMany', { changes }),
        await push('expenses.deleteMany', { ids: [taken, other] }),
      ]
      for (const result of refusals) {
        expect(result).toMatchObject({ ok: false, code: 'not-found' })
      }
    }
    const once = { id: taken, patch: { amount: 1 } }
    expect(await push('expenses.updateMany', { changes: [once, once] })).toMatchObject({
      ok: false,
      fields: { changes: expect.any(String) },
    })
    expect(await rowsOf()).toEqual([expect.objectContaining({ id: taken, amount: 1250 })])
  })

  it('pass over what another device has deleted meanwhile', async () => {
    const [gone, left] = [await anna.create(), await anna.create()]
    await anna.data('DELETE', `expenses/${gone}`)
    const changes = [gone, left].map((id) => ({ id, patch: { amount: 3 } }))
    expect(await push('expenses.updateMany', { changes })).toMatchObject({ ok: true })
    expect(await anna.data('GET', `expenses/${gone}`)).toMatchObject({ status: 404 })
    expect((await anna.data('GET', `expenses/${left}`)).body).toMatchObject({ amount: 3 })
    const ids = [gone, left, gone]
    expect(await push('expenses.deleteMany', { ids })).toMatchObject({ ok: true })
    expect(await push('expenses.deleteMany', { ids })).toMatchObject({ ok: true, revs: {} })
  })

  it('run once under one key', async () => {
    const command = {
      key: randomUUID(),
      name: 'expenses.createMany',
      args: { docs: [newExpense(), newExpense()] },
    }
    const [first] = await anna.push(command)
    const [second] = await anna.push(command)
    expect(first).toMatchObject({ ok: true })
    expect(second).toEqual(first)
  })

  it('exist only where one of them does', async () => {
    const names = [
      'global_categories.createMany',
      'imports.deleteMany',
      'imports.delete',
      'users.createMany',
      'users.deleteMany',
    ]
    for (const name of names) {
      const result = await push(name, { docs: [newExpense()], ids: [randomUUID()] })
      expect(result).toMatchObject({ ok: false, code: 'no-such-command' })
    }
  })
})
