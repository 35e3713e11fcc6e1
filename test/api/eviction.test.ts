import { describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { codeFor, newPhone, outboxOf, post } from '#test/support/way-in.ts'
import { newEmail, next, password, waysInAt } from '#test/support/ways-in.ts'
import { newToken, sendWell, TestGroup } from '../support/group-fixture.ts'

const server = sharedServer()
const ways = waysInAt(server)
const { linkTo, forgot, addPhone, logIn, takeBack, isSignedIn, phoneOf, settled } = ways

describe.each(Object.keys(ways.changes))('%s', (name) => {
  it('ends all that was handed out for the account, but the session that asked', async () => {
    expect(await ways.aliveAfter(name)).toEqual([])
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

describe('an address nobody had proven', () => {
  it('takes the phone a stranger added along when its owner sets a password', async () => {
    const stranger = await TestCaller.signUp(server.url)
    const email = stranger.session.user.email ?? ''
    const phone = newPhone()
    await addPhone(stranger, phone)
    const token = await forgot(email)
    const told = outboxOf(server, email).at(-1)?.text
    expect(told).toContain('the phone number on the account is removed')
    await post(server.url, 'password/reset', { token, password: next })
    const owner = await logIn(email, next)
    expect(owner && (await phoneOf(owner))).toBeNull()
    const code = await codeFor(server, phone, 'login').catch(() => '')
    const body = { phoneNumber: phone, purpose: 'login', code: code || '000000' }
    expect((await post(server.url, 'otp/confirm', body)).status).not.toBe(200)
  })

  it('keeps the phone of who had proven it', async () => {
    const { email, phone } = await settled()
    await post(server.url, 'password/reset', { token: await forgot(email), password: next })
    const owner = await logIn(email, next)
    expect(owner && (await phoneOf(owner))).toBe(phone)
  })
})

describe('who takes a change back', () => {
  it('has the address and number of before, whatever else was changed since', async () => {
    const { person, email, phone } = await settled()
    const other = newEmail()
    await person.call('POST', '/api/user/email', { body: { email: other } })
    await post(server.url, 'email/verify', { token: await linkTo(other, 'verify') })
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
    await post(server.url, 'email/verify', { token: await linkTo(email, 'verify') })
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
