import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { post } from '#test/support/way-in.ts'

let server: TestServer
let client: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.stop()
})

const password = 'lantern harbour quiet nine'
const leaked = 'Megaparol12345'
const said = 'This password is known from leaks. Choose another one.'

async function signUp() {
  const email = `${crypto.randomUUID()}@example.org`
  const answer = await post<SessionAnswer>(server.url, 'signup', { email, password, name: 'Anna' })
  return { email, caller: new TestCaller(server.url, answer.body) }
}

async function hashOf(uid: string): Promise<string> {
  const { rows } = await client.query<{ password: string }>(
    'select password from identity.accounts where user_id = $1',
    [uid],
  )
  return rows[0]?.password ?? ''
}

it('known from leaks is taken neither at sign-up nor as the next one', async () => {
  const newcomer = { email: 'leaked@example.org', password: leaked, name: 'Anna' }
  const refused = await post(server.url, 'signup', newcomer)
  expect(refused).toMatchObject({ status: 422, body: { fields: { password: said } } })
  const { caller } = await signUp()
  const body = { current: password, password: leaked }
  const changed = await caller.call('POST', '/api/user/password', { body })
  expect(changed).toMatchObject({ status: 422, body: { fields: { password: said } } })
})

it('is kept as Argon2id, and one hashed as before is hashed anew at log-in', async () => {
  const { email, caller } = await signUp()
  expect(await hashOf(caller.uid)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const set = 'update identity.accounts set password = $2 where user_id = $1'
  await client.query(set, [caller.uid, await hashAsBefore(password)])
  expect((await post(server.url, 'login', { email, password: 'another one' })).status).toBe(401)
  expect(await hashOf(caller.uid)).not.toMatch(/^\$argon2id/)
  expect((await post(server.url, 'login', { email, password })).status).toBe(200)
  expect(await hashOf(caller.uid)).toMatch(/^\$argon2id/)
  expect((await post(server.url, 'login', { email, password })).status).toBe(200)
})
