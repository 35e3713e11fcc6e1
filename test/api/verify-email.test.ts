import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { logInByPhone, outboxOf, post, signUpByPhone } from '#test/support/way-in.ts'
import { newEmail, password, waysInAt } from '#test/support/ways-in.ts'

const server = sharedServer()
const { linkTo, logIn, openVerify, proven } = waysInAt(server)

const verify = (body: object) => post<ErrorBody>(server.url, 'email/verify', body)
const refuse = (token: string) =>
  call(`${server.url}/api/auth/email/refuse`, 'POST', { body: { token } })
const profileOf = async (person: TestCaller) =>
  (await person.call<SessionAnswer>('GET', '/api/auth/session')).body.user

async function signedUp() {
  const person = await TestCaller.signUp(server.url)
  const email = person.session.user.email ?? ''
  return { person, email, token: await linkTo(email, 'verify') }
}

const asksForPassword = {
  status: 422,
  body: { code: 'invalid-input', fields: { password: 'Enter the password of your account.' } },
}
const isWrong = { status: 422, body: { fields: { password: 'This is not your password.' } } }
const isOver = { status: 422, body: { code: 'link-expired' } }

describe('a link to confirm the address of a sign-up', () => {
  it('confirms nothing where nobody or somebody else is signed in', async () => {
    const { person, token } = await signedUp()
    const other = await TestCaller.signUp(server.url)
    expect(await verify({ token })).toMatchObject(asksForPassword)
    const sent = { body: { token } }
    expect(await other.call('POST', '/api/auth/email/verify', sent)).toMatchObject(asksForPassword)
    expect(await verify({ token, password: 'a guess of another' })).toMatchObject(isWrong)
    expect(await profileOf(person)).toMatchObject({ emailVerified: false })
  })

  it('confirms with the password of the account, and goes on working until then', async () => {
    const { person, token } = await signedUp()
    expect(await verify({ token, password: 'a guess of another' })).toMatchObject(isWrong)
    expect((await verify({ token, password })).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({ emailVerified: true })
    expect(await verify({ token, password })).toMatchObject(isOver)
  })

  it('does not serve to guess the password', async () => {
    const { email, token } = await signedUp()
    const statuses: number[] = []
    for (let turn = 0; turn < 33; turn += 1) {
      statuses.push((await verify({ token, password: `a guess of another ${turn}` })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    // They count together with those at the door.
    expect((await post(server.url, 'login', { email, password })).status).toBe(429)
  })

  it('frees the address for who did not sign up', async () => {
    const { person, email, token } = await signedUp()
    expect((await refuse(token)).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({ email: null, emailVerified: false })
    expect(await logIn(email, password)).toBeNull()
    expect(await verify({ token, password })).toMatchObject(isOver)
    expect(await refuse(token)).toMatchObject(isOver)
    const { body } = await person.call('GET', `/api/data/users/${person.uid}/notifications`)
    expect(JSON.stringify(body)).toContain('Your account has no email address any more')
    const own = { email, password: 'my own four words', name: 'Vera Lind' }
    const owner = await post<SessionAnswer>(server.url, 'signup', own)
    expect(owner.status).toBe(200)
    expect(owner.body.user.id).not.toBe(person.uid)
  })

  it('takes no address from who has confirmed it', async () => {
    const { person, email } = await proven()
    await person.call('POST', '/api/user/email', { body: { email } })
    expect((await refuse(await linkTo(email, 'verify', 1))).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({ email, emailVerified: true })
  })
})

describe('a link to another address', () => {
  it('needs the account too, and counts its guesses there', async () => {
    const { person, email: old } = await proven()
    const email = newEmail()
    await person.call('POST', '/api/user/email', { body: { email } })
    const token = await linkTo(email, 'verify')
    expect(await verify({ token })).toMatchObject(asksForPassword)
    expect(await profileOf(person)).toMatchObject({ email: old })
    expect((await verify({ token, password })).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({ email, emailVerified: true })
  })

  it('leaves the account as it is where its reader did not ask for it', async () => {
    const { person, email: old } = await proven()
    const [email, squatter] = [newEmail(), await signedUp()]
    await person.call('POST', '/api/user/email', { body: { email } })
    expect((await refuse(await linkTo(email, 'verify'))).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({ email: old, emailVerified: true })
    // Nor does it take the address from a third, who never asked by this link.
    await person.call('POST', '/api/user/email', { body: { email: squatter.email } })
    expect((await refuse(await linkTo(squatter.email, 'verify', 1))).status).toBe(200)
    expect(await profileOf(squatter.person)).toMatchObject({ email: squatter.email })
  })

  it('of who has no password is opened where they are signed in', async () => {
    const person = await logInByPhone(server, await signUpByPhone(server))
    const email = newEmail()
    await person.call('POST', '/api/user/email', { body: { email } })
    const token = await linkTo(email, 'verify')
    for (const body of [{ token }, { token, password }]) {
      const fields = { token: expect.stringContaining('Log in to your account in this browser') }
      expect(await verify(body)).toMatchObject({ status: 422, body: { fields } })
    }
    expect(await profileOf(person)).toMatchObject({ email: null })
    await openVerify(person, email)
    expect(await profileOf(person)).toMatchObject({ email, emailVerified: true })
  })
})

describe('an address that another account has and never confirmed', () => {
  const elsewhere = { status: 409, body: { code: 'email-elsewhere' } }

  it('is asked about before that account loses it', async () => {
    const [squatter, { person }] = [await signedUp(), await proven()]
    const { email } = squatter
    await person.call('POST', '/api/user/email', { body: { email } })
    const token = await linkTo(email, 'verify', 1)
    const open = (more: object = {}) =>
      person.call<ErrorBody>('POST', '/api/auth/email/verify', { body: { token, ...more } })
    expect(await open()).toMatchObject(elsewhere)
    expect(await verify({ token, password })).toMatchObject(elsewhere)
    expect(await profileOf(squatter.person)).toMatchObject({ email })
    expect((await logIn(email, password))?.uid).toBe(squatter.person.uid)
    // They may go on there instead, and prove it by what they forgot.
    expect((await open({ isAnew: true })).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({ email, emailVerified: true })
    expect(await profileOf(squatter.person)).toMatchObject({ email: null })
  })

  it('stays there once it was proven there', async () => {
    const [older, { person }] = [await signedUp(), await proven()]
    await person.call('POST', '/api/user/email', { body: { email: older.email } })
    const token = await linkTo(older.email, 'verify', 1)
    expect(await verify({ token, password })).toMatchObject(elsewhere)
    const { resetBy } = waysInAt(server)
    expect((await resetBy(older.email))?.uid).toBe(older.person.uid)
    const body = { token, isAnew: true }
    expect((await person.call('POST', '/api/auth/email/verify', { body })).status).toBe(409)
    expect(await profileOf(older.person)).toBeUndefined()
  })

  it('comes back to who was changed, and its mail tells of the other account', async () => {
    const { person, email } = await proven()
    await waysInAt(server).changeEmail(person)
    const link = await linkTo(email, 'not-me')
    const own = { email, password: 'my own four words', name: 'Vera Lind' }
    const other = await post<SessionAnswer>(server.url, 'signup', own)
    expect((await waysInAt(server).takeBack(link)).status).toBe(200)
    const isTold = () => outboxOf(server, email).some(({ text }) => /Another account/.test(text))
    await expect.poll(isTold, { timeout: 15_000 }).toBe(true)
    const now = await profileOf(new TestCaller(server.url, other.body))
    expect(now).toMatchObject({ email: null })
  })
})
