import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetOldAnswers } from '#server/documents/idempotency.ts'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

let server: TestServer
let database: pg.Pool
let anna: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  database = new pg.Pool({ connectionString: server.databaseUrl, max: 2 })
  anna = await TestCaller.signUp(server.url)
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

const create = (doc = newExpense(), key: string = randomUUID()) => ({
  key,
  name: 'expenses.create',
  args: { doc },
})
const count = async (person: TestCaller) => {
  const { rows } = await database.query(
    'select count(*)::int as n from expenses where scope = $1',
    [person.scope],
  )
  return rows[0].n as number
}

describe('a command with a key', () => {
  it('runs once, however often it is sent', async () => {
    const command = create()
    const before = await count(anna)
    const first = await anna.push(command)
    expect(await anna.push(command)).toEqual(first)
    expect(await anna.push(command, command)).toEqual([...first, ...first])
    expect(await count(anna)).toBe(before + 1)
  })

  it('is done once and refused never where the very same comes under another key', async () => {
    const person = await TestCaller.signUp(server.url)
    const doc = newExpense()
    const [first] = await person.push(create(doc))
    const [again] = await person.push(create(doc))
    expect(first).toMatchObject({ ok: true })
    expect(again).toMatchObject({ ok: true, revs: first?.ok ? first.revs : {} })
    expect(await count(person)).toBe(1)
    const other = create({ ...doc, amount: doc.amount + 1 })
    expect(await person.push(other)).toMatchObject([{ ok: false, code: 'already-exists' }])
    // What another person did is nobody's answer.
    const ben = await TestCaller.signUp(server.url)
    expect(await ben.push(create(doc))).toMatchObject([{ ok: false }])
    expect(await count(ben)).toBe(0)
  })

  it('runs once when twins arrive at the same time', async () => {
    const person = await TestCaller.signUp(server.url)
    const id = await person.create({ amount: 1 })
    for (let round = 0; round < 5; round++) {
      const made = create()
      const changed = {
        key: randomUUID(),
        name: 'expenses.update',
        args: { id, patch: { amount: round + 2 } },
      }
      for (const command of [made, changed]) {
        const answers = await Promise.all([1, 2, 3, 4].map(() => person.push(command)))
        expect(answers[0]).toMatchObject([{ ok: true }])
        for (const answer of answers) expect(answer).toEqual(answers[0])
      }
    }
    expect(await count(person)).toBe(6)
    const { body } = await person.call('GET', `/api/sync/pull?scope=${person.scope}`)
    expect(body.cursor).toBe(12)
  })

  it('is refused where the key is longer than any', async () => {
    const before = await count(anna)
    const body = { commands: [create(newExpense(), 'k'.repeat(256))] }
    const answer = await anna.call('POST', '/api/sync/push', { body })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    expect(await count(anna)).toBe(before)
  })

  it('is refused for another content, and does nothing', async () => {
    const command = create()
    await anna.push(command)
    const before = await count(anna)
    const reused = await anna.push({ ...command, args: { doc: newExpense() } })
    expect(reused).toMatchObject([{ ok: false, status: 422, code: 'key-reused' }])
    const asDelete = await anna.push({
      key: command.key,
      name: 'expenses.delete',
      args: { id: command.args.doc.id },
    })
    expect(asDelete).toMatchObject([{ ok: false, status: 422, code: 'key-reused' }])
    expect(await count(anna)).toBe(before)
  })

  it('is the same content whatever the order of its fields', async () => {
    const command = create()
    const turned = Object.fromEntries(Object.entries(command.args.doc).reverse())
    const [first] = await anna.push(command)
    expect(await anna.push({ ...command, args: { doc: turned } })).toEqual([first])
  })

  it('is another one when somebody else uses the key', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const key = randomUUID()
    expect(await anna.push(create(newExpense(), key))).toMatchObject([{ ok: true }])
    expect(await ben.push(create(newExpense(), key))).toMatchObject([{ ok: true }])
    expect(await count(ben)).toBe(1)
  })

  it('keeps a refusal too, even when it would be allowed by now', async () => {
    const categoryId = randomUUID()
    const doc = newExpense({ categoryId })
    const command = create(doc)
    const refused = await anna.push(command)
    expect(refused).toMatchObject([{ ok: false, fields: { categoryId: expect.any(String) } }])
    const path = `categories/${categoryId}`
    await anna.data('PUT', path, { name: 'Late', type: 'expense' })
    expect(await anna.push(command)).toEqual(refused)
    expect(await anna.push(create(doc))).toMatchObject([{ ok: true }])
  })

  it('gives the first answer even after the document is gone', async () => {
    const command = create()
    const first = await anna.push(command)
    await anna.data('DELETE', `expenses/${command.args.doc.id}`)
    expect(await anna.push(command)).toEqual(first)
    const { status } = await anna.data('GET', `expenses/${command.args.doc.id}`)
    expect(status).toBe(404)
  })

  it('is remembered by another process, and after a restart', async () => {
    const command = create()
    const first = await anna.push(command)
    const other = await startTestServer({ env: { DATABASE_URL: server.databaseUrl } })
    const there = anna.at(other.url)
    expect(await there.push(command)).toEqual(first)
    await other.kill()
    const again = await startTestServer({ env: { DATABASE_URL: server.databaseUrl } })
    expect(await anna.at(again.url).push(command)).toEqual(first)
    await again.stop()
  })
})

describe('a document call with a key', () => {
  const send = (method: string, id: string, key: string, body?: unknown) =>
    anna.call(method, `/api/data/users/${anna.uid}/expenses/${id}`, {
      body,
      headers: { 'Idempotency-Key': key },
    })

  it('answers the same again, whatever happened since', async () => {
    const { id, ...doc } = newExpense()
    const key = randomUUID()
    const first = await send('PUT', id, key, doc)
    expect(first.status).toBe(200)
    await send('DELETE', id, randomUUID())
    expect(await send('PUT', id, key, doc)).toEqual(first)
    expect(await anna.data('GET', `expenses/${id}`)).toMatchObject({ status: 404 })
  })

  it('refuses the key for another body, and a key no header should hold', async () => {
    const { id, ...doc } = newExpense()
    const key = randomUUID()
    await send('PUT', id, key, doc)
    expect(await send('PUT', id, key, { ...doc, amount: 1 })).toMatchObject({
      status: 422,
      body: { code: 'key-reused' },
    })
    for (const odd of ['short', 'with a space', 'a'.repeat(256)]) {
      expect(await send('PUT', id, odd, doc)).toMatchObject({
        status: 422,
        body: { code: 'invalid-input', fields: { 'Idempotency-Key': expect.any(String) } },
      })
    }
  })

  it('gives a refusal the same words again', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    const first = await send('DELETE', id, key)
    expect(first).toMatchObject({ status: 404, body: { code: 'not-found' } })
    const { id: _, ...doc } = newExpense()
    await send('PUT', id, randomUUID(), doc)
    const again = await send('DELETE', id, key)
    expect({ ...again.body, requestId: '' }).toEqual({ ...first.body, requestId: '' })
    expect(await anna.data('GET', `expenses/${id}`)).toMatchObject({ status: 200 })
  })
})

describe('answers', () => {
  it('are given again a day and four weeks later', async () => {
    const command = create()
    const first = await anna.push(command)
    for (const days of [1, 28]) {
      await database.query(
        `update idem set created_at = now() - make_interval(days => $1) where key = $2`,
        [days, command.key],
      )
      await forgetOldAnswers(database, new Date())
      expect(await anna.push(command)).toEqual(first)
    }
  })

  it('are kept for 30 days', async () => {
    const now = new Date()
    const age = (days: number) => new Date(now.getTime() - days * 86_400_000)
    for (const days of [29, 31]) {
      await database.query(
        `insert into idem (user_id, key, status, result, body_hash, created_at)
          values ($1, $2, 200, '{}', '', $3)`,
        [anna.uid, `${days} days old`, age(days)],
      )
    }
    expect(await forgetOldAnswers(database, now)).toBe(1)
    const { rows } = await database.query(`select key from idem where key like '%days old'`)
    expect(rows).toEqual([{ key: '29 days old' }])
  })
})
