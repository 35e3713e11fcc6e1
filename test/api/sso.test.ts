import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { ssoBackPath } from '#contract/identity/sso.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { type IssuerPerson, openIssuer, type Trouble } from '#test/support/issuer.ts'
import { type Back, openSsoStand, type SsoStand, somebody } from '#test/support/sso-fixture.ts'
import { openFactorStand } from '#test/support/two-factor.ts'
import { newEmail } from '#test/support/ways-in.ts'

let sso: SsoStand
beforeAll(async () => {
  sso = await openSsoStand()
})
afterEach(() => sso.issuer.be())
afterAll(() => sso.close())

describe('coming in by single sign-on', () => {
  it('makes an account at the first time, and opens it at the next', async () => {
    const person = somebody()
    const back = await sso.comeBack(person)
    const first = await sso.enter({ ...back, currency: 'SEK' })
    expect(first).toMatchObject({
      status: 200,
      body: {
        user: { email: person.email, emailVerified: true, name: 'Anna Berg', currency: 'SEK' },
      },
    })
    const again = await sso.enterAs({ ...person, email: newEmail(), name: 'Somebody Else' })
    expect(again.body.user).toMatchObject({ id: first.body.user?.id, email: person.email })
    const { used, ssoName } = await sso.waysOf(
      new TestCaller(sso.stand.here, again.body as SessionAnswer),
    )
    expect(used).toMatchObject({ sso: { since: expect.any(String) }, password: null })
    expect(ssoName).toBe('Acme')
  })

  it('asks once more where the first answer holds no address', async () => {
    const person = somebody()
    sso.issuer.be({ isBrief: true })
    expect((await sso.enterAs(person)).body.user?.email).toBe(person.email)
  })

  it('takes each visit once, also at two servers at once, and not late', async () => {
    const { person } = await sso.signUp()
    const back = await sso.comeBack(person)
    const answers = await Promise.all([
      sso.enter(back),
      sso.enter(back, sso.stand.there),
      sso.enter(back),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await sso.enter(back)).body.code).toBe('sso-refused')
    const late = await sso.comeBack(person)
    sso.stand.pass(601_000)
    expect((await sso.enter(late)).body.code).toBe('sso-refused')
  })

  it('takes no visit of another browser or purpose, nor a code of another', async () => {
    const { person, caller } = await sso.signUp()
    const [mine, theirs] = [await sso.comeBack(person), await sso.comeBack(somebody())]
    const refused = async (back: Back) =>
      expect((await sso.enter(back)).body.code).toBe('sso-refused')
    await refused({ said: theirs.said, browser: mine.browser })
    await refused({ said: mine.said, browser: '' })
    await refused({ said: 'code=1', browser: mine.browser })
    await refused({ said: '', browser: mine.browser })
    await refused(await sso.visitAs(person, await sso.beginLink(caller)))
    const [, state = ''] = /state=([^&]*)/.exec(mine.said) ?? []
    const mixed = theirs.said.replace(/state=[^&]*/, `state=${state}`)
    await refused({ said: mixed, browser: mine.browser })
  })

  it('lets in nobody who is suspended', async () => {
    const { person, caller } = await sso.signUp()
    await sso.sql(`update users set status = 'suspended' where id = $1`, [caller.uid])
    expect((await sso.enterAs(person)).body.code).toBe('account-not-active')
  })

  it('asks who has a second factor for that too', async () => {
    const { person: owner, email, secret } = await sso.stand.withFactor()
    await sso.sql('update identity.users set email_verified = true where id = $1', [owner.uid])
    const at = (await sso.stand.give(await sso.stand.ticketFor(email), sso.stand.shown(secret)))
      .body
    const person = somebody({ email })
    expect(
      (await sso.link(new TestCaller(sso.stand.here, at as SessionAnswer), person)).status,
    ).toBe(200)
    sso.stand.pass(sso.stand.stepMs)
    const { status, body } = await sso.enterAs(person)
    expect([status, body.code]).toEqual([401, 'second-factor-needed'])
    const given = await sso.stand.give(body.second?.ticket ?? '', sso.stand.shown(secret))
    expect(given.body.user?.id).toBe(owner.uid)
  })
})

const past = Math.floor(Date.now() / 1000) - 3600
const wrongs: readonly (readonly [string, Trouble, string])[] = [
  ['another issuer in its answer', { claims: { iss: 'https://evil.example' } }, 'sso-refused'],
  ['another issuer in the address', { saysItIs: 'https://evil.example' }, 'sso-refused'],
  ['another program', { claims: { aud: 'somebody-else' } }, 'sso-refused'],
  ['a nonce of another visit', { claims: { nonce: 'of another visit' } }, 'sso-refused'],
  ['no nonce', { claims: { nonce: undefined } }, 'sso-refused'],
  ['an answer that is over', { claims: { exp: past, iat: past - 300 } }, 'sso-refused'],
  ['an answer without an end', { claims: { exp: undefined } }, 'sso-refused'],
  ['an answer of nobody', { claims: { sub: undefined } }, 'sso-refused'],
  ['an answer of an empty name', { claims: { sub: '' } }, 'sso-refused'],
  ['an answer of a blank name', { claims: { sub: ' ' } }, 'sso-refused'],
  ['a name that cannot be kept', { claims: { sub: 'per\u0000son' } }, 'sso-refused'],
  ['a name without an end', { claims: { sub: 'n'.repeat(256) } }, 'sso-refused'],
  ['no signature', { signedBy: 'none' }, 'sso-refused'],
  ['the signature of a stranger', { signedBy: 'stranger' }, 'sso-refused'],
  ['a signature by the client’s secret', { signedBy: 'secret' }, 'sso-refused'],
  ['an address it has not proven', { claims: { email_verified: false } }, 'sso-unproven'],
  ['an address proven in words only', { claims: { email_verified: 'true' } }, 'sso-unproven'],
  ['no address', { claims: { email: null } }, 'sso-unproven'],
]

describe('an issuer that is wrong', () => {
  it.each(wrongs)('lets in nobody with %s', async (_, trouble, code) => {
    const person = somebody()
    sso.issuer.be(trouble)
    expect((await sso.enterAs(person)).body.code).toBe(code)
    const made = 'select from identity.users where email = $1'
    expect((await sso.sql(made, [person.email])).rowCount).toBe(0)
    const linked = `select from identity.sso_links where subject in ($1, '', ' ')`
    expect((await sso.sql(linked, [person.sub])).rowCount).toBe(0)
  })

  it('is away and back again, and its refusal is one', async () => {
    const back = await sso.comeBack(somebody())
    sso.issuer.be({ isDown: true })
    expect((await sso.enter(back)).body.code).toBe('sso-failed')
    sso.issuer.be()
    const { browser, address } = await sso.begin()
    const state = new URL(address).searchParams.get('state') ?? ''
    const no = new URLSearchParams({ error: 'access_denied', state, iss: sso.issuer.url })
    expect((await sso.enter({ said: String(no), browser })).body.code).toBe('sso-refused')
  })

  it('stops no start, and is asked again by the next', async () => {
    const other = await openIssuer()
    other.be({ isDown: true })
    const late = await openFactorStand(other.env)
    const ask = () => sso.begin(late.here)
    expect((await ask()).code).toBe('sso-failed')
    other.be({ calledBy: 'https://evil.example' })
    expect((await ask()).code).toBe('sso-failed')
    other.be()
    expect((await ask()).address).toContain(other.url)
    await late.close()
    await other.close()
  })
})

describe('a server that is choosy', () => {
  it('lets in only these domains, whole ones, and asks each time', async () => {
    const env = { ...sso.issuer.env, OIDC_ALLOWED_DOMAINS: 'acme.example, other.example' }
    const choosy = await openFactorStand(env)
    const code = async (more: Partial<IssuerPerson>) => {
      const begun = await sso.begin(choosy.here)
      const back = await sso.visitAs(somebody(more), begun)
      return (await sso.enter(back, choosy.here)).body.code
    }
    expect(await code({ email: 'anna@acme.example' })).toBeUndefined()
    expect(await code({ email: 'anna@evil-acme.example' })).toBe('sso-not-allowed')
    expect(await code({ email: 'anna@sub.acme.example' })).toBe('sso-not-allowed')
    expect(await code({ email: 'anna@acme.example@evil.example' })).toBe('sso-unproven')
    expect(await code({ email: 'ben@acme.example', email_verified: false })).toBe('sso-unproven')
    const known = { sub: 'known', email: 'eve@acme.example' }
    expect(await code(known)).toBeUndefined()
    expect(await code({ ...known, email: 'eve@left.example' })).toBe('sso-not-allowed')
    await choosy.close()
  })

  it('closes every other way in where it is the only one, and takes nobody new', async () => {
    const only = await openFactorStand({ ...sso.issuer.env, SSO_ONLY: '1', OIDC_SIGNUP: '0' })
    const closed = async (path: string) =>
      (await call<ErrorBody>(`${only.here}/api/auth/${path}`, 'POST', { body: {} })).body.code
    for (const path of ['login', 'signup', 'check-user-by-phone', 'otp/send', 'otp/confirm']) {
      expect([path, await closed(path)]).toEqual([path, 'sso-only'])
    }
    for (const path of ['password/forgot', 'password/reset', 'passkey', 'passkey/options']) {
      expect([path, await closed(path)]).toEqual([path, 'sso-only'])
    }
    const offer = await call(`${only.here}/api/auth/sso/offer`, 'GET')
    expect(offer.body).toEqual({ name: 'Acme', isOnly: true })
    const begun = await sso.begin(only.here)
    const back = await sso.visitAs(somebody(), begun)
    expect((await sso.enter(back, only.here)).body.code).toBe('sso-not-allowed')
    await only.close()
  })
})

it('asks for both parts of what came back, and begins for anybody', async () => {
  const at = sso.stand.here
  const wrong = await call<ErrorBody>(`${at}/api/auth/sso/enter`, 'POST', { body: {} })
  expect(wrong.body.fields).toEqual({
    said: 'Please begin once more.',
    browser: 'Please begin once more.',
  })
  const begun = await call(`${at}/api/auth/sso/begin`, 'POST')
  expect(begun.body).toEqual({
    address: expect.stringContaining('code_challenge_method=S256'),
    browser: expect.stringMatching(/^[\w-]{43}$/),
  })
})

it('hands what was said to the log-in page where no server sees it', async () => {
  const query = '?code=a%2Fb&state=c&iss=https%3A%2F%2Fevil.example'
  const back = await fetch(`${sso.stand.here}${ssoBackPath}${query}`, { redirect: 'manual' })
  expect(back.status).toBe(303)
  const [path, hash] = (back.headers.get('location') ?? '').split('#')
  expect(path).toBe('/mcapp/login')
  expect(new URLSearchParams(hash).get('sso')).toBe(query.slice(1))
})

it('keeps and logs nothing that the issuer handed out', async () => {
  const { person } = await sso.signUp()
  await sso.enterAs(person)
  expect(sso.issuer.secrets.length).toBeGreaterThan(4)
  const logged = [...sso.stand.one.logs, ...sso.stand.two.logs].join('\n')
  for (const secret of sso.issuer.secrets) expect(logged).not.toContain(secret)
  const { rows } = await sso.sql('select row_to_json(t)::text as row from identity.tickets t', [])
  const { rows: kept } = await sso.sql(
    'select row_to_json(a)::text as row from identity.accounts a',
    [],
  )
  const stored = [...rows, ...kept].map(({ row }) => row).join('\n')
  for (const secret of sso.issuer.secrets) expect(stored).not.toContain(secret)
})
