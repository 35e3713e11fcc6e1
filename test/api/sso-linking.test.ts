import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { ProofAnswer } from '#contract/identity/proof.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import type { SsoBeginAnswer } from '#contract/identity/sso.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import type { IssuerPerson } from '#test/support/issuer.ts'
import { type Back, openSsoStand, type SsoStand, somebody } from '#test/support/sso-fixture.ts'
import { password } from '#test/support/two-factor.ts'

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
    const typed = await TestCaller.signUp(sso.stand.here)
    const person = somebody({ email: typed.session.user.email ?? '' })
    const { body } = await sso.enterAs(person)
    expect(body.user?.email).toBe(person.email)
    expect(body.user?.id).not.toBe(typed.uid)
    const left = await typed.call<SessionAnswer>('GET', '/api/auth/session')
    expect(left.body.user.email).toBeNull()
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
