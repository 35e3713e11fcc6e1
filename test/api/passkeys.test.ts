import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { KnownPasskeysAnswer, PasskeyRow } from '#contract/identity/passkeys.ts'
import type { ProofAnswer } from '#contract/identity/proof.ts'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { passkeyPlace, warnOfOtherHosts } from '#server/auth/passkeys/passkey-place.ts'
import { placeholderFor } from '#server/auth/placeholder-email.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { startTestServer } from '#test/support/server.ts'
import { softAuthenticator } from '#test/support/soft-authenticator.ts'
import { type FactorStand, openFactorStand, password } from '#test/support/two-factor.ts'
import { outboxOf, solveCaptcha } from '#test/support/way-in.ts'

let stand: FactorStand
const place = { rpId: 'localhost', origin: '' }
beforeAll(async () => {
  stand = await openFactorStand()
  place.origin = passkeyPlace(stand.one.engine.config)?.origin ?? ''
})
afterAll(() => stand.close())

interface Asked {
  readonly options: { readonly challenge: string }
}

const sql = (text: string, values: readonly unknown[]) =>
  stand.one.engine.database.pool.query(text, [...values])
const ask = async (at = stand.here) =>
  (await call<Asked>(`${at}/api/auth/passkey/options`, 'POST')).body
const enter = (response: object, at = stand.here) =>
  call<ErrorBody & Partial<SessionAnswer>>(`${at}/api/auth/passkey`, 'POST', { body: { response } })
const askToMake = async (person: TestCaller) =>
  (await person.call<Asked>('POST', '/api/user/passkeys/options')).body
const add = (person: TestCaller, response: object, name = 'My phone') =>
  person.call<PasskeyRow & ErrorBody>('POST', '/api/user/passkeys', { body: { name, response } })
const waysOf = async (person: TestCaller) =>
  (await person.call<WaysAnswer>('GET', '/api/user/ways')).body

async function withPasskey(counter = 0) {
  const person = await TestCaller.signUp(stand.here)
  const device = softAuthenticator(place)
  const added = await add(person, device.make(await askToMake(person), { counter }))
  expect(added).toMatchObject({ status: 200, body: { name: 'My phone', lastUsedAt: null } })
  return { person, device, id: added.body.id, email: person.session.user.email ?? '' }
}

describe('coming in by a passkey', () => {
  it('is two things at once, and noted', async () => {
    const { person, device } = await withPasskey()
    const answer = await enter(device.give(await ask()))
    expect(answer).toMatchObject({ status: 200, body: { user: { id: person.uid } } })
    const [passkey] = (await waysOf(person)).passkeys
    expect(passkey?.lastUsedAt).toBe(stand.one.now().toISOString())
    const { email, secret } = await stand.withFactor()
    const other = new TestCaller(
      stand.here,
      (await stand.give(await stand.ticketFor(email), stand.shown(secret))).body as SessionAnswer,
    )
    const key = softAuthenticator(place)
    expect((await add(other, key.make(await askToMake(other)))).status).toBe(200)
    expect((await enter(key.give(await ask()))).status).toBe(200)
  })

  it('answers each challenge once, also at two servers at once', async () => {
    const { device } = await withPasskey()
    const given = device.give(await ask())
    const answers = await Promise.all([enter(given), enter(given, stand.there), enter(given)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await enter(given)).body.code).toBe('passkey-refused')
    const late = device.give(await ask())
    stand.pass(301_000)
    expect((await enter(late)).body.code).toBe('passkey-refused')
  })

  it('takes no challenge made for something else, by itself, or for another site', async () => {
    const { person, device } = await withPasskey()
    const refused = async (response: object) => (await enter(response)).body.code
    const own = { options: { challenge: Buffer.from('x'.repeat(43)).toString('base64url') } }
    expect(await refused(device.give(own))).toBe('passkey-refused')
    expect(await refused(device.give(await askToMake(person)))).toBe('passkey-refused')
    const proof = await person.call<Asked>('POST', '/api/user/proof/options')
    expect(await refused(device.give(proof.body))).toBe('passkey-refused')
    const elsewhere = { origin: 'https://evil.example' }
    expect(await refused(device.give(await ask(), elsewhere))).toBe('passkey-refused')
    expect(await refused(device.give(await ask(), { isLocked: true }))).toBe('passkey-refused')
    const stranger = softAuthenticator(place)
    expect(await refused(stranger.give(await ask()))).toBe('passkey-refused')
    const forged = { ...stranger.give(await ask()), id: device.id, rawId: device.id }
    expect(await refused(forged)).toBe('passkey-refused')
    expect(await refused(device.give(await ask()))).toBeUndefined()
  })

  it('refuses a device that counts back, and tells of it', async () => {
    const { person, device } = await withPasskey(5)
    expect((await enter(device.give(await ask(), { counter: 7 }))).status).toBe(200)
    expect((await enter(device.give(await ask(), { counter: 6 }))).body.code).toBe(
      'passkey-refused',
    )
    expect((await enter(device.give(await ask(), { counter: 7 }))).body.code).toBe(
      'passkey-refused',
    )
    const told = `select 1 from identity.security_events
      where user_id = $1 and what = 'passkey-copied'`
    expect((await sql(told, [person.uid])).rowCount).toBe(2)
    expect((await enter(device.give(await ask(), { counter: 8 }))).status).toBe(200)
  })

  it('lets in nobody who is suspended, or whose passkey was removed', async () => {
    const { person, device } = await withPasskey()
    await sql(`update users set status = 'suspended' where id = $1`, [person.uid])
    expect((await enter(device.give(await ask()))).body.code).toBe('account-not-active')
    const other = await withPasskey()
    const path = `/api/user/passkeys/${other.id}`
    expect((await other.person.call('DELETE', path)).status).toBe(200)
    expect((await enter(other.device.give(await ask()))).body.code).toBe('passkey-refused')
  })
})

describe('the passkeys of somebody', () => {
  it('are added, named and removed, each told, and end other sessions', async () => {
    const { person, id, email } = await withPasskey()
    const login = await stand.logIn(email)
    const other = new TestCaller(stand.here, login.body as SessionAnswer)
    const rename = { body: { name: 'Old phone' } }
    const path = `/api/user/passkeys/${id}`
    expect((await person.call('PATCH', path, rename)).status).toBe(200)
    expect((await waysOf(person)).passkeys[0]?.name).toBe('Old phone')
    expect((await other.call('DELETE', path)).status).toBe(200)
    expect((await person.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await waysOf(other)).passkeys).toEqual([])
    const events = `select what from identity.security_events
      where user_id = $1 and what like 'passkey%' order by seq`
    const { rows } = await sql(events, [person.uid])
    expect(rows.map(({ what }) => what)).toEqual(['passkey-added', 'passkey-taken-off'])
  })

  it('are nobody else’s to name or remove, and no challenge of one serves another', async () => {
    const [anna, ben] = [await withPasskey(), await withPasskey()]
    const path = `/api/user/passkeys/${anna.id}`
    expect((await ben.person.call('DELETE', path)).status).toBe(404)
    expect((await ben.person.call('PATCH', path, { body: { name: 'Mine' } })).status).toBe(404)
    const asked = await askToMake(anna.person)
    const made = await add(ben.person, softAuthenticator(place).make(asked))
    expect(made.body.code).toBe('passkey-refused')
    const again = await add(ben.person, anna.device.make(await askToMake(ben.person)))
    expect(again.body.code).toBe('passkey-refused')
  })

  it('are ten at most, and none of a demo', async () => {
    const { person } = await withPasskey()
    await sql(
      `insert into identity.passkeys (id, user_id, credential_id, rp_id, public_key, counter,
          transports, name, created_at)
        select gen_random_uuid(), $1::uuid, $1::text || n, 'localhost', '', 0, '{}', 'Many', now()
        from generate_series(1, 9) n`,
      [person.uid],
    )
    const more = await add(person, softAuthenticator(place).make(await askToMake(person)))
    expect(more).toMatchObject({ status: 409, body: { code: 'too-many-passkeys' } })
    const demo = await TestCaller.signUp(stand.here)
    await sql(`update users set demo_until = now() + interval '1 day' where id = $1`, [demo.uid])
    const refused = await demo.call('POST', '/api/user/passkeys/options')
    expect(refused.body).toMatchObject({ code: 'demo-sends-nothing' })
  })

  it('keep the last one that leads in', async () => {
    const { person, id } = await withPasskey()
    // As of an address that was shown to be another's.
    const freed = 'update identity.users set email = $2, email_verified = false where id = $1'
    await sql(freed, [person.uid, placeholderFor(person.uid)])
    const removed = await person.call<ErrorBody>('DELETE', `/api/user/passkeys/${id}`)
    expect(removed).toMatchObject({ status: 409, body: { code: 'last-way-in' } })
    expect((await waysOf(person)).passkeys).toHaveLength(1)
  })
})

it('tells a device of their owner what to know them by, and nobody else', async () => {
  const [anna, ben] = [await withPasskey(), await withPasskey()]
  const known = (person: TestCaller) =>
    person.call<KnownPasskeysAnswer>('GET', '/api/user/passkeys')
  const { body } = await known(anna.person)
  expect(body.passkeys).toEqual([{ id: anna.device.id, key: anna.device.key }])
  const { options } = (await askToMake(anna.person)) as { options: { user?: { id: string } } }
  expect(body.handle).toBe(options.user?.id)
  expect((await known(ben.person)).body.passkeys.map(({ id }) => id)).toEqual([ben.device.id])
  const elsewhere = `update identity.passkeys set rp_id = 'elsewhere.example' where user_id = $1`
  await sql(elsewhere, [ben.person.uid])
  expect((await known(ben.person)).body.passkeys).toEqual([])
  expect((await call(`${stand.here}/api/user/passkeys`, 'GET')).status).toBe(401)
})

describe('a start under another host name', () => {
  const warned = ({ logs }: { readonly logs: readonly string[] }) =>
    logs.filter((line) => line.includes('passkeys of another host name'))

  it('says that the passkeys there are open nothing, and nothing where they do', async () => {
    await sql('delete from identity.passkeys', [])
    await withPasskey()
    await warnOfOtherHosts(stand.one.engine)
    expect(warned(stand.one)).toEqual([])
    const { databaseUrl } = stand.one.engine.config
    const env = { DATABASE_URL: databaseUrl ?? '', PUBLIC_URL: 'https://money.example.org' }
    const moved = await startTestServer({ env })
    await expect.poll(() => warned(moved)).toHaveLength(1)
    expect(JSON.parse(warned(moved)[0] ?? '')).toMatchObject({
      ...{ level: 'warn', host: 'money.example.org' },
      passkeys: [{ host: 'localhost', count: 1 }],
    })
    await moved.stop()
  })
})

describe('showing by a passkey who one is', () => {
  const prove = (person: TestCaller, response: object) =>
    person.call<ErrorBody>('POST', '/api/user/proof', { body: { by: 'passkey', response } })

  it('takes one of the caller’s own, asked for by themselves', async () => {
    const [anna, ben] = [await withPasskey(), await withPasskey()]
    stand.pass(660_000)
    expect((await anna.person.call('GET', '/api/user/export')).status).toBe(403)
    const ways = await anna.person.call<ProofAnswer>('GET', '/api/user/proof')
    expect(ways.body.ways).toEqual(['passkey', 'password'])
    const askTo = async ({ person }: typeof anna) =>
      (await person.call<Asked>('POST', '/api/user/proof/options')).body
    const refused = 'passkey-refused'
    expect((await prove(anna.person, ben.device.give(await askTo(anna)))).body.code).toBe(refused)
    expect((await prove(anna.person, anna.device.give(await askTo(ben)))).body.code).toBe(refused)
    expect((await prove(anna.person, anna.device.give(await ask()))).body.code).toBe(refused)
    expect((await prove(anna.person, anna.device.give(await askTo(anna)))).status).toBe(200)
    expect((await anna.person.call('GET', '/api/user/export')).status).toBe(200)
  })
})

describe('a passkey that a stranger added', () => {
  it('goes with a new password by mail, and says so', async () => {
    const { email, device } = await withPasskey()
    await sql('update identity.users set email_verified = true where email = $1', [email])
    const body = { email, captcha: await solveCaptcha(stand.here) }
    await call(`${stand.here}/api/auth/password/forgot`, 'POST', { body })
    const link = () =>
      outboxOf({ url: '', dataDir: stand.one.dataDir }, email)
        .findLast((mail) => mail.link?.includes('#reset='))
        ?.link?.split('=')
        .at(-1)
    await expect.poll(link).toBeTruthy()
    const chosen = { token: link(), password: 'five other plain words' }
    const reset = await call(`${stand.here}/api/auth/password/reset`, 'POST', { body: chosen })
    expect(reset).toMatchObject({ status: 200, body: { ended: { passkeys: 1 } } })
    expect((await enter(device.give(await ask()))).body.code).toBe('passkey-refused')
  })

  it('goes with the link that says: that was not me', async () => {
    const { person, device } = await withPasskey()
    const token = 'p'.repeat(43)
    await sql('update identity.undo_links set token_hash = $2 where user_id = $1', [
      person.uid,
      hashToken(token),
    ])
    const taken = await call(`${stand.here}/api/auth/not-me`, 'POST', { body: { token } })
    expect(taken.status).toBe(200)
    expect((await enter(device.give(await ask()))).body.code).toBe('passkey-refused')
  })
})

it('is offered at no address of digits and over no plain http', () => {
  const at = (publicUrl: string | null, host = '127.0.0.1') =>
    passkeyPlace({ publicUrl, host, port: 8080, authSecret: password })
  expect(at(null)).toEqual({ rpId: 'localhost', origin: 'http://localhost:8080' })
  expect(at('https://money.example')?.rpId).toBe('money.example')
  expect(at('http://money.example')).toBeNull()
  expect(at('https://192.168.1.20')).toBeNull()
  expect(at('https://[fd00::1]')).toBeNull()
  expect(at(null, '192.168.1.20')).toBeNull()
})
