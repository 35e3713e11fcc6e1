import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import {
  codeFor,
  logInByPhone,
  newPhone,
  outboxOf,
  post,
  signUpByPhone,
} from '#test/support/way-in.ts'
import { newEmail, next, password, undoOutlives, waysInAt } from '#test/support/ways-in.ts'
import { newToken, sendWell, TestGroup } from '../support/group-fixture.ts'

const server = sharedServer()
const ways = waysInAt(server)
const { linkTo, forgot, addPhone, logIn, takeBack, isSignedIn, phoneOf, settled, openVerify } = ways

describe.each(Object.keys(ways.changes))('%s', (name) => {
  it('ends all that was handed out for the account, but the session that asked', async () => {
    expect(await ways.aliveAfter(name)).toEqual([])
  })

  it('ends the links that take changes back only where an intruder cannot make it', async () => {
    expect(await ways.isUndoAliveAfter(name)).toBe(undoOutlives[name])
  })
})

describe('whose invitations end with a change', () => {
  it('reads so in the app', async () => {
    const { person } = await settled()
    const group = await TestGroup.make(person)
    for (const channel of ['link', 'link']) {
      const made = { groupId: group.id, id: crypto.randomUUID(), channel, token: newToken() }
      await sendWell(person, 'groups.invite', made)
    }
    await person.call('POST', '/api/user/password', {
      body: { current: password, password: next },
    })
    type Page = { readonly documents: readonly { readonly title: string }[] }
    const { body } = await person.data<Page>('GET', 'notifications')
    const titles = body.documents.map(({ title }) => title)
    expect(titles).toContain('2 invitations you made have ended')
  })
})

describe('who sets a new password by mail', () => {
  it('is told what ended by it and what still leads in', async () => {
    const { person, email, phone } = await settled()
    await person.call('POST', '/api/user/calendar', { body: { withAmounts: false } })
    const reset = async () =>
      (await post(server.url, 'password/reset', { token: await forgot(email), password: next }))
        .body
    const phoneEnding = phone.slice(-2)
    const ended = { sessions: 1, feed: true, tokens: 0, phone: false, passkeys: 0, sso: false }
    expect(await reset()).toEqual({ ok: true, ended, phoneEnding })
    expect(await reset()).toEqual({
      ...{ ok: true, phoneEnding },
      ended: { sessions: 0, feed: false, tokens: 0, phone: false, passkeys: 0, sso: false },
    })
  })
})

describe('an address nobody had proven', () => {
  it('takes the phone a stranger added along when its owner sets a password', async () => {
    const stranger = await TestCaller.signUp(server.url)
    const email = stranger.session.user.email ?? ''
    const phone = newPhone()
    await addPhone(stranger, phone)
    const token = await forgot(email)
    const told = outboxOf(server, email).at(-1)?.text
    expect(told).toContain('the phone number on the account is removed')
    const { body: said } = await post(server.url, 'password/reset', { token, password: next })
    expect(said).toMatchObject({ ended: { sessions: 1, phone: true }, phoneEnding: null })
    const owner = await logIn(email, next)
    expect(owner && (await phoneOf(owner))).toBeNull()
    const code = await codeFor(server, phone, 'login').catch(() => '')
    const body = { phoneNumber: phone, purpose: 'login', code: code || '000000' }
    expect((await post(server.url, 'otp/confirm', body)).status).not.toBe(200)
  })

  it('keeps the phone of who had proven it, a month later', async () => {
    const { email, phone } = await settled()
    const owner = await ways.resetBy(email)
    expect(owner && (await phoneOf(owner))).toBe(phone)
    expect(outboxOf(server, email).some(({ text }) => text.includes('is removed'))).toBe(false)
  })
})

describe('an address somebody signed up with and never proved', () => {
  it('becomes that of who proves it, and the other hears of it and stays signed in', async () => {
    const squatter = await TestCaller.signUp(server.url)
    const email = squatter.session.user.email ?? ''
    const { person } = await ways.proven()
    // They were asked whether the other account is theirs, and it is not.
    await ways.changeEmail(person, email, { isAnew: true })
    expect((await logIn(email, password))?.uid).toBe(person.uid)
    expect(await isSignedIn(squatter)).toBe(true)
    const { body } = await squatter.call<SessionAnswer>('GET', '/api/auth/session')
    expect(body.user).toMatchObject({ email: null, emailVerified: false })
    type Page = { readonly documents: readonly { readonly title: string }[] }
    const told = await squatter.data<Page>('GET', 'notifications')
    expect(told.body.documents.map(({ title }) => title)).toContain(
      'Your account has no email address any more',
    )
    // With the password they have, they add one of their own.
    const own = await ways.changeEmail(squatter)
    expect((await logIn(own, password))?.uid).toBe(squatter.uid)
  })

  it('is not taken from who proved it', async () => {
    const [anna, ben] = [await ways.proven(), await ways.proven()]
    const body = { email: anna.email }
    const asked = await ben.person.call<ErrorBody>('POST', '/api/user/email', { body })
    expect(asked).toMatchObject({ status: 409, body: { code: 'email-taken' } })
  })
})

describe('a number that is new when a password is chosen by mail', () => {
  it('is removed, which is said before and told after', async () => {
    const { person, email } = await ways.proven()
    const phone = newPhone()
    await addPhone(person, phone)
    const owner = await ways.resetBy(email)
    expect(owner && (await phoneOf(owner))).toBeNull()
    const said = outboxOf(server, email).find(({ link }) => link?.includes('#reset='))
    expect(said?.text).toContain('The phone number on the account is new to it')
    const last = () => outboxOf(server, phone).at(-1)?.text
    await expect.poll(last).toContain('this number was removed from an account')
    expect(ways.undoLinksTo(phone)).toEqual([])
  })

  it('comes back to who had it before an intruder added the address', async () => {
    const phone = await signUpByPhone(server)
    const person = await logInByPhone(server, phone)
    const email = await ways.changeEmail(person)
    const token = await linkTo(phone, 'not-me')
    // Twice, in case the first leaves something for the second to void.
    for (const turn of [1, 2]) expect(await ways.resetBy(email), `turn ${turn}`).not.toBeNull()
    expect(await ways.comesInBy(phone)).toBe(false)
    expect((await takeBack(token)).status).toBe(200)
    const again = await logInByPhone(server, phone)
    expect(again.uid).toBe(person.uid)
    expect((await again.call<SessionAnswer>('GET', '/api/auth/session')).body.user.email).toBeNull()
  })
})

describe('DELETE /api/user/phone', () => {
  it('removes the number, tells it and the address, and can be taken back', async () => {
    const { person, email, phone } = await settled()
    const other = await logIn(email, password)
    expect((await person.call('DELETE', '/api/user/phone')).status).toBe(200)
    expect(await phoneOf(person)).toBeNull()
    expect(other && (await isSignedIn(other))).toBe(false)
    expect(await ways.comesInBy(phone)).toBe(false)
    const token = await linkTo(phone, 'not-me')
    expect(await linkTo(email, 'not-me', 1)).toBe(token)
    expect(outboxOf(server, phone).at(-1)?.text).toContain('Your phone number was removed')
    expect((await takeBack(token)).status).toBe(200)
    expect(await ways.comesInBy(phone)).toBe(true)
  })

  it('gives a new number no way back, and tells it', async () => {
    const { person } = await ways.proven()
    const phone = newPhone()
    await addPhone(person, phone)
    await person.call('DELETE', '/api/user/phone')
    const last = () => outboxOf(server, phone).at(-1)?.text
    await expect.poll(last).toContain('Your phone number was removed')
    expect(ways.undoLinksTo(phone)).toEqual([])
  })

  it('is refused to who has no other way in', async () => {
    const phone = await signUpByPhone(server)
    const person = await logInByPhone(server, phone)
    const refused = await person.call<ErrorBody>('DELETE', '/api/user/phone')
    expect(refused).toMatchObject({ status: 409, body: { code: 'last-way-in' } })
    expect(await phoneOf(person)).toBe(phone)
  })
})

describe('who takes a change back', () => {
  it('has the address and number of before, whatever else was changed since', async () => {
    const { person, email, phone } = await settled()
    const other = newEmail()
    await person.call('POST', '/api/user/email', { body: { email: other } })
    await openVerify(person, other)
    const stolen = newPhone()
    await addPhone(person, stolen)
    // The old mailbox hears of the first change only.
    const token = await linkTo(email, 'not-me')
    expect((await takeBack(token)).status).toBe(200)
    expect(await isSignedIn(person)).toBe(false)
    expect(await logIn(other, password)).toBeNull()
    await post(server.url, 'password/reset', { token: await forgot(email), password: next })
    const owner = await logIn(email, next)
    expect(owner && (await phoneOf(owner))).toBe(phone)
    expect((await takeBack(token)).status).toBe(422)
  })

  it('is told by the ways of before, and never by what is new', async () => {
    const { person, email, phone } = await settled()
    const words = (to: string) =>
      outboxOf(server, to).filter(({ link }) => link?.includes('#not-me=')).length
    const [mails, texts] = [words(email), words(phone)]
    const number = newPhone()
    await addPhone(person, number)
    await expect.poll(() => [words(email), words(phone)]).toEqual([mails + 1, texts + 1])
    expect(words(number)).toBe(0)
  })
})

describe('an address that was mistyped at sign-up', () => {
  it('is told nothing, and gets no way back to the account', async () => {
    const person = await TestCaller.signUp(server.url)
    const mistyped = person.session.user.email ?? ''
    const email = newEmail()
    await person.call('POST', '/api/user/email', { body: { email } })
    await openVerify(person, email)
    const phone = newPhone()
    await addPhone(person, phone)
    await linkTo(email, 'not-me')
    expect(outboxOf(server, mistyped).filter(({ link }) => link?.includes('#not-me='))).toEqual([])
  })
})

describe('a login that began before a change', () => {
  it('does not come in after it', async () => {
    const { person, email } = await settled()
    const tries = Array.from({ length: 8 }, () => logIn(email, password))
    const change = person.call('POST', '/api/user/password', {
      body: { current: password, password: next },
    })
    const [came] = await Promise.all([Promise.all(tries), change])
    for (const one of came) if (one) expect(await isSignedIn(one)).toBe(false)
  })
})
