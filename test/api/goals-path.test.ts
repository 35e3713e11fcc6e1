import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { type Book, bookOf, foreseen, withoutInstants } from '#test/support/foreseen.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { newGoal, newMove } from '../support/goals-fixture.ts'

let servers: readonly TestServer[]
let anna: TestCaller
beforeAll(async () => {
  const first = await startTestServer()
  const env = { DATABASE_URL: first.databaseUrl }
  servers = [first, ...(await Promise.all([startTestServer({ env }), startTestServer({ env })]))]
  anna = await TestCaller.signUp(first.url)
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

async function addGoal(fields = {}): Promise<string> {
  const { id, ...body } = newGoal(fields)
  expect(await anna.data('PUT', `goals/${id}`, body)).toMatchObject({ status: 200 })
  return id
}

const given = { amount: 2_500, date: '2026-03-31', note: 'Birthday' }

describe('contributions by their path', () => {
  it('are made, read and removed like by the command', async () => {
    const goalId = await addGoal()
    const path = `goals/${goalId}/contributions/${randomUUID()}`
    expect(await anna.data('PUT', path, given)).toMatchObject({ status: 200 })
    expect(await anna.data('GET', path)).toMatchObject({
      body: { ...given, goalId, kind: 'contribution', by: anna.uid },
    })
    expect(await anna.data('GET', `goals/${goalId}`)).toMatchObject({
      body: { totalSaved: 2_500, lastContributionAt: expect.stringMatching(/Z$/) },
    })
    expect(await anna.data('PUT', path, given)).toMatchObject({ status: 409 })
    expect(await anna.data('PATCH', path, { amount: 1 })).toMatchObject({ status: 403 })
    expect(await anna.data('DELETE', path)).toMatchObject({ status: 200 })
    expect(await anna.data('GET', `goals/${goalId}`)).toMatchObject({ body: { totalSaved: 0 } })
  })

  it('are those of one goal only', async () => {
    const [one, other] = [await addGoal(), await addGoal()]
    const id = randomUUID()
    await anna.data('PUT', `goals/${one}/contributions/${id}`, given)
    const listed = await anna.data<{ documents: unknown[] }>('GET', `goals/${one}/contributions`)
    expect(listed.body.documents).toHaveLength(1)
    const empty = await anna.data<{ documents: unknown[] }>('GET', `goals/${other}/contributions`)
    expect(empty.body.documents).toEqual([])
    for (const method of ['GET', 'DELETE']) {
      const answer = await anna.data(method, `goals/${other}/contributions/${id}`)
      expect(answer, method).toMatchObject({ status: 404 })
    }
  })

  it.each([
    [{ ...given, amount: 0 }, 422, 'Invalid contribution amount'],
    [{ ...given, amount: '25' }, 422, 'Invalid contribution amount'],
    [{ date: '2026-03-31' }, 422, 'Invalid contribution amount'],
    [{ ...given, date: '2026-02-30' }, 422, 'Please check the marked fields.'],
    [{ ...given, kind: 'withdrawal' }, 422, 'Please check the marked fields.'],
    [{ ...given, goalId: randomUUID() }, 422, 'Please check the marked fields.'],
  ])('are refused in the words of the specification: %j', async (body, status, error) => {
    const path = `goals/${await addGoal()}/contributions/${randomUUID()}`
    expect(await anna.data('PUT', path, body)).toMatchObject({ status, body: { error } })
  })

  it('need their goal', async () => {
    const path = `goals/${randomUUID()}/contributions/${randomUUID()}`
    expect(await anna.data('PUT', path, given)).toMatchObject({
      status: 404,
      body: { error: 'Goal not found' },
    })
  })
})

describe('fifty at once from three servers', () => {
  it('are counted exactly: none lost, none doubled, never below zero', async () => {
    const goalId = await addGoal({ targetAmount: 10_000_000 })
    await anna.push({ name: 'goals.contribute', args: newMove(goalId, 1_000) })
    const asked = Array.from({ length: 50 }, (_, n) => ({
      key: randomUUID(),
      name: n % 3 === 0 ? 'goals.withdraw' : 'goals.contribute',
      args: newMove(goalId, 100 + n),
    }))
    const people = servers.map(({ url }) => anna.at(url))
    // Each is sent twice, to two servers: the same key must count once.
    const answers = await Promise.all(
      asked.map(async (command, n) => {
        const both = [people[n % 3], people[(n + 1) % 3]].map((person) => person?.push(command))
        return (await Promise.all(both)).map((results) => results?.[0]?.ok)
      }),
    )
    let expected = 1_000
    for (const [n, [first, second]] of answers.entries()) {
      expect(second).toBe(first)
      if (first) expected += n % 3 === 0 ? -(100 + n) : 100 + n
    }
    const { body } = await anna.data<{ totalSaved: number }>('GET', `goals/${goalId}`)
    expect(body.totalSaved).toBe(expected)
    const listed = await anna.data<{ documents: { kind: string; amount: number }[] }>(
      'GET',
      `goals/${goalId}/contributions`,
    )
    const signs = listed.body.documents.map((row) => (row.kind === 'contribution' ? 1 : -1))
    const recounted = listed.body.documents.reduce(
      (sum, { amount }, n) => sum + amount * (signs[n] ?? 0),
      0,
    )
    expect(recounted).toBe(expected)
    expect(listed.body.documents).toHaveLength(1 + answers.filter(([ok]) => ok).length)
    const contributed = answers.filter(([ok], n) => n % 3 !== 0 && ok)
    expect(contributed).toHaveLength(33)
  })
})

describe('a device', () => {
  /** The clocks differ: what is compared is which contribution was the last. */
  const known = (book: Book) => {
    const all = [...(book.get('contributions')?.values() ?? [])]
    const rows = all.filter(({ kind }) => kind === 'contribution')
    const nameOf = (at: unknown) => rows.find(({ createdAt }) => createdAt === at)?.id ?? null
    return JSON.parse(JSON.stringify(withoutInstants(book)), (key, value) =>
      key === 'lastContributionAt' ? nameOf(value) : value,
    )
  }

  it('shows at once what the server will have done', async () => {
    const person = await TestCaller.signUp(anna.url)
    const doc = newGoal({ targetAmount: 1_000 })
    const { id } = doc
    const [first, second] = [newMove(id, 600), newMove(id, 100, { note: 'Tyres' })]
    const third = newMove(id, 50)
    const row = (move: typeof first, kind: string, fields = {}) => {
      const { goalId: _, ...rest } = move
      return { ...rest, kind, ...fields }
    }
    const contributions = [row(first, 'contribution'), row(second, 'withdrawal')]
    const steps = [
      ['create', { doc }],
      ['contribute', first],
      ['withdraw', second],
      ['changeContribution', { id: first.id, patch: { amount: 1_200, date: '2026-03-01' } }],
      ['update', { id, patch: { status: 'archived', name: 'Racing bicycle' } }],
      ['updateMany', { changes: [{ id, patch: { status: 'active', priority: 3 } }] }],
      ['removeContribution', { id: second.id }],
      ['contribute', third],
      ['removeContribution', { id: third.id }],
      ['delete', { id }],
      ['restore', { doc, contributions }],
    ] as const
    for (const [verb, args] of steps) {
      const command = { name: `goals.${verb}`, args }
      const shown = foreseen(await bookOf(person), person.uid, command)
      const [result] = await person.push(command)
      expect(result, verb).toMatchObject({ ok: true })
      const book = await bookOf(person)
      shown.set('notifications', book.get('notifications') ?? new Map())
      expect(known(shown), verb).toEqual(known(book))
    }
  })

  it('shows nothing of what the server will refuse', async () => {
    const person = await TestCaller.signUp(anna.url)
    const doc = newGoal()
    const put = newMove(doc.id, 600)
    const taken = newMove(doc.id, 500)
    await person.push({ name: 'goals.create', args: { doc } })
    await person.push({ name: 'goals.contribute', args: put })
    await person.push({ name: 'goals.withdraw', args: taken })
    const book = await bookOf(person)
    for (const [verb, args] of [
      ['withdraw', newMove(doc.id, 101)],
      ['removeContribution', { id: put.id }],
      ['changeContribution', { id: put.id, patch: { amount: 499 } }],
    ] as const) {
      const command = { name: `goals.${verb}`, args }
      expect(foreseen(book, person.uid, command), verb).toEqual(book)
      expect(await person.push(command), verb).toMatchObject([{ ok: false }])
    }
  })
})
