import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnCall } from '#contract/calls/calls.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { createApp } from '#server/app.ts'
import type { Engine } from '#server/engine.ts'
import { listen } from '#server/http/edge/listen.ts'
import { TestCaller } from '#test/support/caller.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { prove } from '#test/support/proof.ts'
import { outboxOf } from '#test/support/way-in.ts'

const timeout = 3_600_000
const password = 'four plain words'
const begunAt = Date.now()
const at = (minute: number) => new Date(begunAt + minute * 60_000).toISOString()

let test: TestEngine
beforeAll(async () => {
  test = await openTestEngine({ at: at(0) })
})
afterAll(() => test.close())

const email = () => `${crypto.randomUUID()}@example.org`

/** What would give an account away, and that it must not be done by a token alone. */
const bodies: Readonly<Record<string, () => object>> = {
  'user.email': () => ({ email: email() }),
  'user.phone.send': () => ({ phoneNumber: '+4915112345678', captcha: 'x' }),
  'user.phone.confirm': () => ({ phoneNumber: '+4915112345678', code: '123456' }),
  'user.password': () => ({ password: 'of somebody else here' }),
  'user.calendar.make': () => ({ withAmounts: true }),
  'user.delete': () => ({ confirm: 'delete my account' }),
  'user.tokens.make': () => ({ name: 'Mine', may: 'read', place: 'all', days: 7 }),
  'user.webhooks.make': () => ({ url: 'https://example.org/', place: 'all', nouns: [] }),
  'user.totp.confirm': () => ({ code: '123456' }),
}

const sensitive = [
  ...Object.keys(bodies),
  ...['user.export', 'user.phone.remove', 'user.sessions.end', 'user.sessions.end-all'],
  ...['user.webhooks.change', 'user.webhooks.rotate', 'user.totp.enrol', 'user.totp.disable'],
  ...['user.sso.begin', 'user.sso.link', 'user.sso.unlink'],
  ...['user.recovery-codes', 'user.passkeys.options', 'user.passkeys.remove', 'user.passkeys.add'],
] as const

/** As who took a token a while ago: with it alone, and with guesses at the rest. */
async function tryAll(engine: Engine): Promise<{ tries: number; done: readonly string[] }> {
  const server = await listen(createApp(engine), { port: 0, host: '127.0.0.1' })
  const done: string[] = []
  let [minute, tries] = [0, 0]
  for (const name of sensitive) {
    test.moveTo(at(minute))
    const anna = await TestCaller.signUp(server.url)
    minute += 11
    test.moveTo(at(minute))
    const { method, path } = (ownCalls as Readonly<Record<string, OwnCall>>)[name] ?? {}
    const guess = { by: 'password', password: 'a guess at the words' }
    for (const isGuessed of [false, true]) {
      if (isGuessed) await anna.call('POST', '/api/user/proof', { body: guess })
      const body = bodies[name]?.()
      const to = path?.replace(':id', crypto.randomUUID()) ?? ''
      const answer = await anna.call<ErrorBody>(method ?? '', to, { ...(body && { body }) })
      tries++
      const isRefused =
        answer.body.code === 'fresh-proof-needed' ||
        Object.hasOwn(answer.body.fields ?? {}, 'password') ||
        Object.hasOwn(answer.body.fields ?? {}, 'current')
      if (!isRefused) done.push(name)
    }
    await anna.call('POST', '/api/user/proof', { body: { by: 'password', password } })
  }
  await server.close()
  return { tries, done }
}

/** With the token its owner had before they showed who they are: all that is worth having. */
async function tryFormer(engine: Engine): Promise<readonly string[]> {
  const server = await listen(createApp(engine), { port: 0, host: '127.0.0.1' })
  const anna = await TestCaller.signUp(server.url)
  const thief = new TestCaller(server.url, anna.session)
  const stream = await thief.listen({ [thief.scope]: 0 })
  await anna.call('POST', '/api/user/proof', { body: { by: 'password', password } })
  const worked: string[] = []
  const attempt = async (name: string, method: string, path: string) => {
    const { status } = await thief.call(method, path)
    if (status === 200) worked.push(name)
  }
  await attempt('reading', 'GET', '/api/auth/session')
  await attempt('the book', 'GET', `/api/sync/snapshot?scope=${thief.scope}`)
  await attempt('export', 'GET', '/api/user/export')
  await thief.call('POST', '/api/auth/renew')
  await attempt('export, renewed', 'GET', '/api/user/export')
  const written = await anna.create()
  const isTold = ({ events }: typeof stream) => JSON.stringify(events).includes(written)
  const isOpen = await stream.until(isTold).then(
    () => true,
    () => false,
  )
  if (isOpen) worked.push('stream')
  stream.close()
  await server.close()
  return worked
}

describe('a token that was taken before its owner showed who they are', () => {
  it('is worth nothing afterwards', { timeout }, async () => {
    const worked = await tryFormer(test.engine)
    prove('attack', 'Step-up, the token before', { tries: 5, worked: worked.length })
    expect(worked).toEqual([])
  })

  it('is found where a proof leaves it as it is', { timeout }, async () => {
    const renewProven = async (_: unknown, token: string) => token
    const identity = { ...test.engine.identity, renewProven }
    const worked = await tryFormer({ ...test.engine, identity })
    prove('attack', 'Step-up, planted token that stays', { worked: worked.length })
    expect(worked.length).toBeGreaterThan(0)
  })
})

/** One code for one session, tried in another, and by three at once; then what each may do. */
async function tryCodes(engine: Engine, dataDir: string) {
  const server = await listen(createApp(engine), { port: 0, host: '127.0.0.1' })
  const anna = await TestCaller.signUp(server.url)
  const address = anna.session.user.email ?? ''
  await engine.database.transact((tx) => engine.identity.setEmail(tx, anna.uid, address))
  const login = { body: { email: address, password } }
  const elsewhere = await anna.call<SessionAnswer>('POST', '/api/auth/login', login)
  const thief = new TestCaller(server.url, elsewhere.body)
  const old = 'update identity.sessions set proven_at = null where user_id = $1'
  await engine.database.pool.query(old, [anna.uid])
  await anna.call('POST', '/api/user/proof/send', { body: { way: 'mail' } })
  await engine.outside.close()
  const code = outboxOf({ url: '', dataDir }, address).find((mail) => mail.code)?.code
  const body = { by: 'code', code }
  const copies = Array.from({ length: 3 }, () => new TestCaller(server.url, anna.session))
  const elsewhereToo = await thief.call('POST', '/api/user/proof', { body })
  const given = await Promise.all(
    copies.map((one) => one.call('POST', '/api/user/proof', { body })),
  )
  const again = await thief.call('GET', '/api/user/export')
  await server.close()
  const isTaken = ({ status }: { readonly status: number }) => status === 200
  return {
    'in another session': isTaken(elsewhereToo) ? 1 : 0,
    'at once': given.filter(isTaken).length,
    'exports by another session': isTaken(again) ? 1 : 0,
  }
}

it('a code to confirm a change works once, and in its own session', { timeout }, async () => {
  const found = await tryCodes(test.engine, test.dataDir)
  prove('attack', 'Step-up, one code in many hands', found)
  expect(found).toEqual({
    ...{ 'in another session': 0, 'at once': 1, 'exports by another session': 0 },
  })
})

describe('a token that was taken', () => {
  it('changes nothing about the account after ten minutes', { timeout }, async () => {
    const { tries, done } = await tryAll(test.engine)
    prove('attack', 'Step-up', { calls: sensitive.length, tries, done: done.length })
    expect(done).toEqual([])
  })

  it('covers every call that the contract marks', () => {
    const all = Object.entries<OwnCall>(ownCalls)
    const marked = all.filter(([, { auth, proof }]) => auth === 'user' && proof)
    expect(marked.map(([name]) => name).sort()).toEqual([...sensitive].sort())
  })
})

describe('a server that believes every session', () => {
  it('is found', { timeout }, async () => {
    const howProven = async () => ({ isRecent: true, hasPassword: true, hasSecondFactor: false })
    const { done } = await tryAll({
      ...test.engine,
      identity: { ...test.engine.identity, howProven },
    })
    prove('attack', 'Step-up, planted belief', { done: done.length })
    expect(done.length).toBeGreaterThan(0)
  })
})
