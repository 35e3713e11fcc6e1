import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Collection,
  collections,
  type OpenCollectionName,
  openCollectionNames,
} from '#contract/collections.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { SessionsAnswer } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import { documentsIn } from '#server/documents/collection.ts'
import { exportedAs, notExported, tablesOfSomebody } from '#test/support/account-tables.ts'
import { TestCaller } from '#test/support/caller.ts'
import { sendWell, TestGroup } from '#test/support/group-fixture.ts'
import { pay } from '#test/support/group-people.ts'
import { sampleOf } from '#test/support/sample-fields.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { standing } from '#test/support/standing.ts'
import { logInByPhone, outboxOf, post, signUpByPhone } from '#test/support/way-in.ts'

const password = 'four plain words'
const confirm = 'delete my account'

const server = sharedServer()
let database: pg.Client
beforeAll(async () => {
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
})

async function exported(person: TestCaller) {
  const answer = await fetch(`${server.url}/api/user/export`, { headers: person.bearer })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="moneycomb-/)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]))
}

/** One document in every collection a person can write to. */
async function makeOneOfEach(person: TestCaller) {
  const parts = [1, 2].map((amount) => ({ categoryId: null, amount, note: '=1+1' }))
  const own: Partial<Record<string, object>> = {
    expenses: { amount: 3, description: '=SUM(A1,A2)', lines: parts },
    incomes: { source: '＠source' },
    // So much that the sample below does not make them reached or paid.
    goals: { targetAmount: 1000 },
    loans: { principal: 1000, payment: null },
  }
  const kept = new Map<OpenCollectionName, { readonly id: string }>()
  for (const name of openCollectionNames) {
    const { entity, writes, path }: Collection = collections[name]
    if (!writes.includes('create')) continue
    const needed = await standing(name, (kind, { id: at, ...body }) =>
      person.data('PUT', `${kind}/${at}`, body),
    )
    const fields = { ...sampleOf(entity), ...needed, ...own[name] }
    const id = crypto.randomUUID()
    const [, , parent, parentPart] = path.split('/')
    const above = parentPart ? kept.get(parent as OpenCollectionName)?.id : null
    const place = above ? path.replace(`users/{uid}/`, '').replace(parentPart ?? '', above) : name
    const made = await person.data('PUT', `${place}/${id}`, fields)
    expect(made, name).toMatchObject({ status: 200 })
    kept.set(name, { ...fields, id })
  }
  return kept
}

describe('GET /api/user/export', () => {
  it('holds all that is mine and nothing that is not', async () => {
    const [anna, ben] = [await TestCaller.signUp(server.url), await TestCaller.signUp(server.url)]
    const commands = Array.from({ length: 1203 }, (_, at) => ({
      name: 'expenses.create',
      args: {
        doc: {
          id: crypto.randomUUID(),
          amount: at + 1,
          currency: 'EUR',
          description: at === 0 ? '=HYPERLINK("x")' : `Bread, "${at}"`,
          date: '2026-03-31',
          tags: ['a', 'b'],
        },
      },
    }))
    for (let at = 0; at < commands.length; at += 500) {
      await anna.push(...commands.slice(at, at + 500))
    }
    await ben.create({ description: 'Only for Ben' })
    const files = await exported(anna)
    const mine = openCollectionNames.filter((name) => collections[name].access === 'owner')
    const besides = Object.values(exportedAs)
    const expected = [...mine, 'built_in_categories', ...besides].flatMap((name) => [
      `${name}.csv`,
      `${name}.json`,
    ])
    expect(Object.keys(files).sort()).toEqual(['README.txt', ...expected].sort())
    const rows = JSON.parse(files['expenses.json'] ?? '')
    expect(rows).toHaveLength(1203)
    expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(1203)
    const lines = files['expenses.csv']?.trimEnd().split('\r\n') ?? []
    expect(lines).toHaveLength(1204)
    expect(lines.join()).toContain(`"'=HYPERLINK(""x"")"`)
    expect(JSON.parse(files['users.json'] ?? '')).toEqual([anna.session.user])
    expect(JSON.parse(files['categories.json'] ?? '')).toEqual([])
    expect(JSON.stringify(files)).not.toContain('Only for Ben')
    // Every category that an entry can name by its id is named in words here.
    const { rows: everybodys } = await database.query('select id, name from global_categories')
    expect(everybodys.length).toBeGreaterThan(10)
    const named = JSON.parse(files['built_in_categories.json'] ?? '')
    expect(named).toHaveLength(everybodys.length)
    for (const { id, name } of everybodys) {
      expect(named).toContainEqual(expect.objectContaining({ id, name }))
      expect(files['built_in_categories.csv']).toContain(id)
    }
  })

  it('has where I signed in, and what I wrote to the people who run it', async () => {
    const anna = await TestCaller.signUp(server.url)
    await database.query(
      `insert into support_messages
          (id, created_at, name, email, topic, message, status, updated_at, user_id)
        values ($1, now(), 'Anna', 'a@example.org', 'question', 'Where is it?', 'open', now(), $2)`,
      [crypto.randomUUID(), anna.uid],
    )
    const files = await exported(anna)
    const [only, ...more] = JSON.parse(files['sign_ins.json'] ?? '')
    expect(more).toEqual([])
    const { sessions } = (await anna.call<SessionsAnswer>('GET', '/api/user/sessions')).body
    const { lastUsedAt: _, isCurrent, ...here } = sessions[0] ?? { createdAt: '', isCurrent: false }
    expect(isCurrent).toBe(true)
    expect(only).toMatchObject(here)
    expect(files['sign_ins.csv']).toContain(here.createdAt)
    expect(JSON.stringify(files)).not.toMatch(/"token"/)
    expect(JSON.parse(files['known_networks.json'] ?? '')).toHaveLength(1)
    expect(JSON.parse(files['known_browsers.json'] ?? '')).toHaveLength(1)
    const [message] = JSON.parse(files['contact_messages.json'] ?? '')
    expect(message).toMatchObject({ message: 'Where is it?', topic: 'question', answers: [] })
  })

  it('has what I wrote and paid in groups, and no words of others', async () => {
    const [anna, ben] = [
      await TestCaller.signUp(server.url, 'Anna'),
      await TestCaller.signUp(server.url, 'Ben'),
    ]
    const group = await TestGroup.make(anna)
    await group.join(ben)
    const bill = await group.spend(anna, 1000, 'Anna', ['Anna', 'Ben'])
    const comment = (text: string) => ({
      groupId: group.id,
      doc: { id: crypto.randomUUID(), expenseId: bill, text },
    })
    await sendWell(anna, 'comments.create', comment('Mine to keep'))
    await sendWell(ben, 'comments.create', comment('Only Ben said so'))
    const paid = { ...pay(group, 'Ben', 'Anna', 500), note: 'Only Ben noted' }
    await sendWell(ben, 'settlements.claim', { groupId: group.id, doc: paid })
    const files = await exported(anna)
    const read = (name: string) => JSON.parse(files[`${name}.json`] ?? '')
    expect(read('group_comments')).toMatchObject([{ text: 'Mine to keep', billId: bill }])
    expect(read('group_bills')).toMatchObject([{ id: bill, iPaid: 1000, myPart: 500 }])
    expect(read('group_payments')).toMatchObject([
      { from: 'Ben', to: 'Anna', amount: 500, status: 'claimed', note: null },
    ])
    expect(JSON.stringify(files)).not.toContain('Only Ben')
    expect(files['README.txt']).toContain('group_payments')
  })

  it('has what I asked for and was not answered yet, and is dated by its making', async () => {
    const anna = await TestCaller.signUp(server.url)
    await anna.call('POST', '/api/user/plus', { body: { months: 12 } })
    const answer = await fetch(`${server.url}/api/user/export`, { headers: anna.bearer })
    const zip = new Uint8Array(await answer.arrayBuffer())
    const asked = strFromU8(unzipSync(zip)['plus_requests.json'] ?? new Uint8Array())
    expect(JSON.parse(asked)).toMatchObject([{ months: 12, askedAt: expect.any(String) }])
    // The day of the first file, as its head has it: years since 1980, month, day.
    const day = new DataView(zip.buffer).getUint16(12, true)
    const today = new Date().toISOString().slice(0, 10).split('-').map(Number)
    expect([(day >> 9) + 1980, (day >> 5) & 15, day & 31]).toEqual(today)
  })

  it('leaves no table with something of mine out without a reason', async () => {
    const { rows } = await database.query<{ name: string }>(tablesOfSomebody)
    const documents = documentsIn(userScope(crypto.randomUUID())).map(({ table }) => table)
    const known = new Set([...documents, ...Object.keys(exportedAs), ...Object.keys(notExported)])
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    const there = new Set(rows.map(({ name }) => name))
    const told = [...Object.keys(exportedAs), ...Object.keys(notExported)]
    expect(told.filter((name) => !there.has(name))).toEqual([])
  })

  it('has every collection with its parts, safe to open as a table', async () => {
    const anna = await TestCaller.signUp(server.url)
    const kept = await makeOneOfEach(anna)
    const files = await exported(anna)
    for (const [name, doc] of kept) {
      const rows = JSON.parse(files[`${name}.json`] ?? '')
      expect(rows).toContainEqual(expect.objectContaining(doc))
      const [head = '', ...lines] = files[`${name}.csv`]?.trimEnd().split('\r\n') ?? []
      expect(head.split(',').sort()).toEqual(Object.keys(rows[0]).sort())
      expect(lines).toHaveLength(rows.length)
    }
    const [row] = JSON.parse(files['expenses.json'] ?? '')
    expect(row.lines).toHaveLength(2)
    expect(files['expenses.csv']).toContain(`"'=SUM(A1,A2)"`)
    expect(files['expenses.csv']).toContain('""note"":""=1+1""')
    expect(files['incomes.csv']).toContain(`,'＠source,`)
  })

  it('needs a session', async () => {
    expect((await fetch(`${server.url}/api/user/export`)).status).toBe(401)
  })
})

describe('POST /api/user/delete', () => {
  const leave = (person: TestCaller, body: unknown) =>
    person.call<ErrorBody>('POST', '/api/user/delete', { body })

  it('asks for the words, and for the password of whoever has one', async () => {
    const anna = await TestCaller.signUp(server.url)
    for (const body of [{}, { confirm: 'yes' }, { confirm: 'Delete my account', password }]) {
      expect(await leave(anna, body)).toMatchObject({
        status: 422,
        body: { fields: { confirm: 'Type: delete my account' } },
      })
    }
    for (const wrong of [undefined, 'not this one at all']) {
      expect(await leave(anna, { confirm, password: wrong })).toMatchObject({
        status: 422,
        body: { fields: { password: 'This is not your password.' } },
      })
    }
    expect((await anna.call('GET', '/api/auth/session')).status).toBe(200)
  })

  it('leaves nothing personal, ends every session and frees email and phone', async () => {
    const phone = await signUpByPhone(server)
    const anna = await logInByPhone(server, phone)
    const kept = await makeOneOfEach(anna)
    const stream = await anna.listen({})
    await stream.until(({ events }) => events.length > 0)
    expect(await leave(anna, { confirm })).toEqual({ status: 200, body: { ok: true } })
    await stream.ended
    expect(stream.heard('ended')).toHaveLength(1)
    // Every device of theirs is told what became of the account, and that is not a suspension.
    expect(await anna.call('GET', '/api/auth/session')).toMatchObject({
      status: 403,
      body: { code: 'account-deleted', error: 'This account was deleted.' },
    })

    const { rows } = await database.query('select * from users where id = $1', [anna.uid])
    expect(rows[0]).toMatchObject({
      status: 'deleted',
      name: 'Deleted user',
      phone: null,
      email: null,
      country: null,
    })
    for (const table of kept.keys()) {
      const left = await database.query(`select from ${table} where scope = $1`, [anna.scope])
      expect(left.rowCount).toBe(0)
    }
    const book = await database.query('select closed from sync_scope where scope = $1', [
      anna.scope,
    ])
    expect(book.rows).toEqual([{ closed: true }])
    const identity = await database.query('select from identity.users where id = $1', [anna.uid])
    expect(identity.rowCount).toBe(0)
    expect((await logInByPhone(server, await signUpByPhone(server, phone))).uid).not.toBe(anna.uid)
  })

  it('is told by mail to whoever proved their address', async () => {
    const anna = await TestCaller.signUp(server.url)
    const { email } = anna.session.user
    await database.query('update users set email_verified = true where id = $1', [anna.uid])
    expect((await leave(anna, { confirm, password })).status).toBe(200)
    const subjects = () => outboxOf(server, email ?? '').map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Your account is deleted')
  })

  it('frees an email, and the password of before opens nothing', async () => {
    const anna = await TestCaller.signUp(server.url)
    const { email } = anna.session.user
    expect((await leave(anna, { confirm, password })).status).toBe(200)
    expect((await post(server.url, 'login', { email, password })).status).toBe(401)
    expect((await post(server.url, 'signup', { email, password, name: 'New' })).status).toBe(200)
  })

  it('takes nothing from others', async () => {
    const [anna, ben] = [await TestCaller.signUp(server.url), await TestCaller.signUp(server.url)]
    const id = await ben.create()
    await leave(anna, { confirm, password })
    expect((await ben.data('GET', `expenses/${id}`)).status).toBe(200)
    expect((await ben.call('GET', '/api/auth/session')).status).toBe(200)
  })
})
