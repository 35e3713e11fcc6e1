import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { TestCaller } from '#test/support/caller.ts'
import { bookOf, foreseen, withoutInstants } from '#test/support/foreseen.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { newBudget } from '../support/budget-fixture.ts'

let server: TestServer
let anna: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  anna = await TestCaller.signUp(server.url)
})
afterAll(() => server.stop())

async function add(fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const doc = newBudget(fields)
  const [result] = await anna.push({ name: 'budgets.create', args: { doc } })
  expect(result).toMatchObject({ ok: true })
  return doc.id
}

/** Runs it, after having seen that the device foresees what the server then says. */
async function act(verb: string, args: Readonly<Record<string, unknown>>) {
  const command = { name: `budgets.${verb}`, args }
  const guess = foreseen(await bookOf(anna), anna.uid, command)
  const [result] = await anna.push(command)
  if (result?.ok) expect(withoutInstants(guess)).toEqual(withoutInstants(await bookOf(anna)))
  return result
}

async function movesOf(id: string) {
  return (await anna.data<Row>('GET', `budgets/${id}`)).body.moves
}

const on = '2026-03-10'

describe('moving money between budgets', () => {
  it('takes from one what it gives to the other, and back', async () => {
    const [fromId, toId] = [await add(), await add({ name: 'Fun' })]
    const ends = { id: randomUUID(), fromId, toId }
    expect(await act('move', { ...ends, amount: 2500, on })).toMatchObject({ ok: true })
    expect(await movesOf(fromId)).toEqual([{ id: ends.id, on, amount: -2500, otherId: toId }])
    expect(await movesOf(toId)).toEqual([{ id: ends.id, on, amount: 2500, otherId: fromId }])
    // The very same again is done; another under its id is not.
    expect(await act('move', { ...ends, amount: 2500, on })).toMatchObject({ ok: true })
    const other = await act('move', { ...ends, amount: 2600, on })
    expect(other).toMatchObject({ ok: false, code: 'already-exists' })
    expect(await movesOf(toId)).toHaveLength(1)
    expect(await act('undoMove', ends)).toMatchObject({ ok: true })
    expect([await movesOf(fromId), await movesOf(toId)]).toEqual([[], []])
    expect(await act('undoMove', ends)).toMatchObject({ ok: false, code: 'not-found' })
  })

  it('loses nothing when many happen at once', async () => {
    const [a, b, c] = [await add(), await add(), await add()]
    const pairs = [
      [a, b],
      [b, c],
      [c, a],
      [b, a],
    ] as const
    const commands = Array.from({ length: 40 }, (_, n) => {
      const [fromId, toId] = pairs[n % pairs.length] ?? [a, b]
      return { name: 'budgets.move', args: { id: randomUUID(), fromId, toId, amount: n + 1, on } }
    })
    const answers = await Promise.all(commands.map((command) => anna.push(command)))
    expect(answers.flat().every(({ ok }) => ok)).toBe(true)
    const all = (await Promise.all([a, b, c].map(movesOf))).flat() as { amount: number }[]
    expect(all).toHaveLength(80)
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  it.each([
    ['the same one', async (id: string) => ({ toId: id }), 'toId'],
    ['another currency', async () => ({ toId: await add({ currency: 'JPY' }) }), 'toId'],
    ['a day before one of them', async () => ({ on: '2026-02-28' }), 'on'],
    ['a day after one of them', async () => ({ toId: await add({ endOn: '2026-03-09' }) }), 'on'],
    ['nothing', async () => ({ amount: 0 }), 'amount'],
    ['less than nothing', async () => ({ amount: -5 }), 'amount'],
  ])('refuses %s by name', async (_what, change, field) => {
    const [fromId, toId] = [await add(), await add()]
    const args = { id: randomUUID(), fromId, toId, amount: 100, on, ...(await change(fromId)) }
    const [result] = await anna.push({ name: 'budgets.move', args })
    expect(result).toMatchObject({ ok: false, fields: { [field]: expect.any(String) } })
    expect(await movesOf(fromId)).toEqual([])
  })

  it('knows nothing of anybody else’s budgets', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const doc = newBudget()
    await ben.push({ name: 'budgets.create', args: { doc } })
    const fromId = await add()
    const ends = { id: randomUUID(), fromId, toId: doc.id }
    const [there] = await anna.push({ name: 'budgets.move', args: { ...ends, amount: 5, on } })
    const back = { ...ends, fromId: doc.id, toId: fromId, amount: 5, on }
    const [here] = await anna.push({ name: 'budgets.move', args: back })
    expect([there, here]).toMatchObject([{ code: 'not-found' }, { code: 'not-found' }])
  })
})

describe('what was moved', () => {
  it('is not written by hand, and holds the currency', async () => {
    const [fromId, toId] = [await add(), await add()]
    const id = randomUUID()
    await act('move', { id, fromId, toId, amount: 300, on })
    const byHand = await anna.data('PATCH', `budgets/${toId}`, { moves: [] })
    expect(byHand.body).toMatchObject({ fields: { moves: 'Only the server sets this.' } })
    const currency = await anna.data('PATCH', `budgets/${toId}`, { currency: 'USD' })
    expect(currency.body).toMatchObject({ fields: { currency: expect.any(String) } })
    expect((await anna.data('PATCH', `budgets/${toId}`, { name: 'Trips' })).status).toBe(200)
    expect(await movesOf(toId)).toHaveLength(1)
  })

  it('comes back with a budget whose deletion is undone', async () => {
    const fromId = await add()
    const doc = newBudget({ name: 'Fun' })
    await anna.push({ name: 'budgets.create', args: { doc } })
    const ends = { id: randomUUID(), fromId, toId: doc.id }
    await act('move', { ...ends, amount: 700, on })
    const moves = await movesOf(doc.id)
    await anna.push({ name: 'budgets.delete', args: { id: doc.id } })
    expect(await movesOf(fromId)).toHaveLength(1)
    await anna.push({ name: 'budgets.create', args: { doc } })
    expect(await movesOf(doc.id)).toEqual(moves)
  })
})
