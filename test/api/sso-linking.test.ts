import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { ProofAnswer } from '#contract/identity/proof.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import type { SsoBeginAnswer } from '#contract/identity/sso.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import type { IssuerPerson } from '#test/support/issuer.ts'
import { type Back, openSsoStand, type SsoStand, somebody } from '#test/support/sso-fixture.ts'
import { openFactorStand, password } from '#test/support/two-factor.ts'

let sso: SsoStand
beforeAll(async () => {
  sso = await openSsoStand()
})
afterEach(() => sso.issuer.be())
afterAll(() => sso.close())

describe('an address that is somebody’s here', () => {
  it('opens nothing by itself, and makes no second account', async () => {
    const { caller, email } = await sso.withPassword()
    const person = somebody({ email })
    expect((await sso.enterAs(person)).body.code).toBe('sso-link-needed')
    expect((await sso.waysOf(caller)).used.sso).toBeNull()
    expect((await sso.link(caller, person)).status).toBe(200)
    expect((await sso.enterAs(person)).body.user?.id).toBe(caller.uid)
  })

  it('is refused to another person at the issuer, who has it now', async () => {
    const { person } = await sso.signUp()
    const other = await sso.enterAs(somebody({ email: person.email ?? '' }))
    expect(other.body.code).toBe('sso-refused')
    const subjects = `select subject from identity.sso_links where user_id =
      (select id from identity.users where email = $1)`
    const { rows } = await sso.sql(subjects, [person.email])
    expect(rows).toEqual([{ subject: person.sub }])
  })

  it('keeps nobody out who has proven it, where it was only typed', async () => {
    const { typed, person } = await onlyTyped()
    expect((await sso.enterAs(person)).body.code).toBe('sso-anew-or-link')
    const { body } = await sso.enter({ ...(await sso.comeBack(person)), isAnew: true })
    expect(body.user?.email).toBe(person.email)
    expect(body.user?.id).not.toBe(typed.uid)
    expect(await emailOf(typed)).toBeNull()
    expect((await sso.enterAs(person)).body.user?.id).toBe(body.user?.id)
  })
})

/** Somebody who signed up with an address and never confirmed it, and who has it elsewhere. */
async function onlyTyped() {
  const typed = await TestCaller.signUp(sso.stand.here)
  const email = typed.session.user.email ?? ''
  return { typed, email, person: somebody({ email }) }
}

const emailOf = async (caller: TestCaller) =>
  (await caller.call<SessionAnswer>('GET', '/api/auth/session')).body.user.email

describe('an account whose address nobody has confirmed', () => {
  it('loses nothing before its owner was asked, and is linked on their word', async () => {
    const { typed, email, person } = await onlyTyped()
    const asked = await sso.enterAs(person)
    expect([asked.status, asked.body.code]).toEqual([409, 'sso-anew-or-link'])
    expect(await emailOf(typed)).toBe(email)
    const at = (await sso.stand.logIn(email)).body as SessionAnswer
    expect(at.user.id).toBe(typed.uid)
    const owner = new TestCaller(sso.stand.here, at)
    expect((await sso.link(owner, person)).status).toBe(200)
    const { body } = await sso.enterAs(person)
    expect(body.user).toMatchObject({ id: typed.uid, email, emailVerified: true })
    expect((await sso.stand.logIn(email)).status).toBe(200)
    // Who was signed in elsewhere may be somebody else.
    expect((await typed.call('GET', '/api/auth/session')).status).toBe(401)
  })

  it('is not linked by a wrong password, and guesses count as at any log-in', async () => {
    const { email, person } = await onlyTyped()
    await sso.enterAs(person)
    const body = { email, password: 'not the four plain words' }
    const guess = () => call<ErrorBody>(`${sso.stand.here}/api/auth/login`, 'POST', { body })
    const statuses: number[] = []
    for (let count = 0; count < 40; count++) statuses.push((await guess()).status)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect((await sso.enterAs(person)).body.code).toBe('sso-anew-or-link')
  })

  it('takes each answer with a visit of its own, once', async () => {
    const { typed, email, person } = await onlyTyped()
    const asked = await sso.comeBack(person)
    expect((await sso.enter(asked)).body.code).toBe('sso-anew-or-link')
    expect((await sso.enter({ ...asked, isAnew: true })).body.code).toBe('sso-refused')
    const body = await sso.visitAs(person, await sso.beginLink(typed))
    expect((await sso.enter({ ...body, isAnew: true })).body.code).toBe('sso-refused')
    expect(await emailOf(typed)).toBe(email)
    const link = () => typed.call<ErrorBody>('POST', '/api/user/sso', { body })
    expect((await link()).status).toBe(200)
    expect((await link()).body.code).toBe('sso-refused')
    const anew = { ...(await sso.comeBack(person)), isAnew: true } as const
    expect((await sso.enter(anew)).body.user?.id).toBe(typed.uid)
  })

  it('is nobody’s who has another address there, whichever answer they give', async () => {
    const [anna, ben] = [await onlyTyped(), await onlyTyped()]
    expect((await sso.link(ben.typed, anna.person)).body.code).toBe('sso-other-address')
    const unproven = { ...anna.person, email_verified: false }
    expect((await sso.link(anna.typed, unproven)).body.code).toBe('sso-unproven')
    const begin = async (as: IssuerPerson) =>
      (await sso.enter({ ...(await sso.comeBack(as)), isAnew: true })).body.code
    expect(await begin(unproven)).toBe('sso-unproven')
    expect(await emailOf(anna.typed)).toBe(anna.email)
    const { email } = await sso.withPassword()
    expect(await begin(somebody({ email }))).toBe('sso-link-needed')
    expect((await sso.stand.logIn(email)).status).toBe(200)
    const linked = await sso.signUp()
    expect(await begin(somebody({ email: linked.person.email ?? '' }))).toBe('sso-refused')
  })

  it('can only be linked where nobody new is taken', async () => {
    const { email, person } = await onlyTyped()
    const { databaseUrl } = sso.stand.one.engine.config
    const env = { ...sso.issuer.env, DATABASE_URL: databaseUrl ?? '', OIDC_SIGNUP: '0' }
    const closed = await openFactorStand(env)
    const back = await sso.visitAs(person, await sso.begin(closed.here))
    const refused = await sso.enter({ ...back, isAnew: true }, closed.here)
    expect(refused.body.code).toBe('sso-link-needed')
    expect((await sso.stand.logIn(email)).status).toBe(200)
    await closed.close()
  })
})

describe('linking', () => {
  it('takes the owner’s word and one proven address, is told, and ends others', async () => {
    const { caller, email } = await sso.withPassword()
    const other = (await sso.stand.logIn(email)).body as SessionAnswer
    const code = async (person: IssuerPerson) => (await sso.link(caller, person)).body.code
    expect(await code(somebody())).toBe('sso-other-address')
    expect(await code(somebody({ email, email_verified: false }))).toBe('sso-unproven')
    const person = somebody({ email })
    const back = await sso.visitAs(person, await sso.beginLink(caller))
    sso.stand.pass(660_000)
    const late = await caller.call<ErrorBody>('POST', '/api/user/sso', { body: back })
    expect(late.body.code).toBe('fresh-proof-needed')
    const proof = { by: 'password', password }
    const proven = await caller.call<SessionAnswer>('POST', '/api/user/proof', { body: proof })
    const now = new TestCaller(sso.stand.here, { ...caller.session, token: proven.body.token })
    expect((await sso.link(now, person)).status).toBe(200)
    const left = new TestCaller(sso.stand.here, other)
    expect((await left.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await now.call('DELETE', '/api/user/sso')).status).toBe(200)
    expect((await sso.enterAs(person)).body.code).toBe('sso-link-needed')
    const events = `select what from identity.security_events
      where user_id = $1 and what like 'sso%' order by seq`
    const { rows } = await sso.sql(events, [caller.uid])
    expect(rows.map(({ what }) => what)).toEqual(['sso-linked', 'sso-unlinked'])
  })

  it('takes no visit of somebody else, and nobody who is linked', async () => {
    const [anna, ben] = [await sso.withPassword(), await sso.withPassword()]
    const back = await sso.visitAs(somebody({ email: ben.email }), await sso.beginLink(anna.caller))
    const taken = await ben.caller.call<ErrorBody>('POST', '/api/user/sso', { body: back })
    expect(taken.body.code).toBe('sso-refused')
    const { person } = await sso.signUp()
    const twice = await sso.link(anna.caller, { ...person, email: anna.email })
    expect(twice.body.code).toBe('sso-refused')
    expect((await sso.link(anna.caller, somebody({ email: anna.email }))).status).toBe(200)
    const second = await sso.link(anna.caller, somebody({ email: anna.email }))
    expect(second.body.code).toBe('sso-refused')
  })

  it('is taken back by the link that says: that was not me', async () => {
    const { caller, email } = await sso.withPassword()
    sso.stand.pass(1000)
    const person = somebody({ email })
    expect((await sso.link(caller, person)).status).toBe(200)
    const token = 's'.repeat(43)
    await sso.sql('update identity.undo_links set token_hash = $2 where user_id = $1', [
      caller.uid,
      hashToken(token),
    ])
    const taken = await call(`${sso.stand.here}/api/auth/not-me`, 'POST', { body: { token } })
    expect(taken.status).toBe(200)
    expect((await sso.enterAs(person)).body.code).toBe('sso-link-needed')
  })
})

const past = Math.floor(Date.now() / 1000) - 3600

describe('showing by single sign-on who one is', () => {
  const prove = (caller: TestCaller, back: Back) =>
    caller.call<ErrorBody>('POST', '/api/user/proof', { body: { by: 'sso', ...back } })
  const beginProof = async (caller: TestCaller) =>
    (await caller.call<SsoBeginAnswer>('POST', '/api/user/proof/sso')).body

  it('takes the one who is linked, who showed it there just now', async () => {
    const { person, caller } = await sso.signUp()
    sso.stand.pass(660_000)
    expect((await caller.call('GET', '/api/user/export')).status).toBe(403)
    const { ways } = (await caller.call<ProofAnswer>('GET', '/api/user/proof')).body
    expect(ways).toEqual(['sso', 'mail'])
    const begun = await beginProof(caller)
    expect(new URL(begun.address).searchParams.get('prompt')).toBe('login')
    const code = async (as: IssuerPerson, at = begun) =>
      (await prove(caller, await sso.visitAs(as, at))).body.code
    expect(await code(somebody(), begun)).toBe('sso-refused')
    sso.issuer.be({ shownS: past })
    expect(await code(person, await beginProof(caller))).toBe('sso-refused')
    sso.issuer.be({ claims: { auth_time: undefined } })
    expect(await code(person, await beginProof(caller))).toBe('sso-refused')
    // The clock of an issuer is that of the machine.
    const nowS = Math.ceil(sso.stand.one.now().getTime() / 1000)
    sso.issuer.be({ shownS: nowS + 3600 })
    expect(await code(person, await beginProof(caller))).toBe('sso-refused')
    sso.issuer.be({ shownS: nowS })
    expect(await code(person, await sso.begin())).toBe('sso-refused')
    expect(await code(person, await beginProof(caller))).toBeUndefined()
    expect((await caller.call('GET', '/api/user/export')).status).toBe(200)
  })
})
