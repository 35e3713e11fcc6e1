import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { NotMeAnswer } from '#contract/identity/sign-in.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { newPhone, outboxOf } from '#test/support/way-in.ts'
import { newEmail, next, password, waysInAt } from '#test/support/ways-in.ts'

const server = sharedServer()
const ways = waysInAt(server)
const wait = { timeout: 20_000 }

const told = (to: string, words: string) =>
  outboxOf(server, to).filter(({ subject = '', text }) => `${subject} ${text}`.includes(words))
const hears = (to: string, words: string, count = 1) =>
  expect.poll(() => told(to, words).length, { ...wait, message: words }).toBe(count)

const tokenOf = (to: string) => ways.undoLinksTo(to).at(-1)?.link?.split('=').at(-1) ?? ''

describe('what somebody who got in takes or asks for', () => {
  it.each([
    ['Everything in your account was exported', 'GET', '/api/user/export', undefined],
    ['All other devices were logged out', 'DELETE', '/api/user/sessions', undefined],
    ['Another email address was asked for', 'POST', '/api/user/email', { email: newEmail() }],
  ] as const)('is told with a link: %s', async (words, method, path, body) => {
    const { person, email } = await ways.proven()
    expect((await person.call(method, path, body ? { body } : {})).status).toBe(200)
    await hears(email, `${words}: `)
    expect(told(email, words).at(-1)?.text).toMatch(/\d\d:\d\d.*, by .*network/)
    expect((await ways.takeBack(tokenOf(email))).status).toBe(200)
    expect(await ways.isSignedIn(person)).toBe(false)
  })
})

describe('a change that is taken back', () => {
  it('is told by every way of now and of until now, in the same words as on the page', async () => {
    const { person, email, phone } = await ways.settled()
    const [number, address] = [newPhone(), newEmail()]
    await ways.addPhone(person, number)
    await ways.changeEmail(person, address)
    await hears(email, 'Your email address was changed')
    const { status, body } = await ways.takeBack(tokenOf(email))
    expect(status).toBe(200)
    expect(body as NotMeAnswer).toEqual({
      ok: true,
      secondFactor: null,
      email: { now: maskAddress(email), gone: maskAddress(address) },
      phone: { now: maskAddress(phone), gone: maskAddress(number) },
      hadPassword: true,
    })
    await hears(email, `Your phone number is ${maskAddress(phone)} again.`)
    await hears(phone, 'taken back by a link we sent. Everybody is signed out.')
    await hears(address, 'This address opens the account no more.')
    await hears(number, 'This number opens it no more.')
    expect(await ways.comesInBy(number)).toBe(false)
    expect(await ways.comesInBy(phone)).toBe(true)
  })

  it('says by a link that is over why it is', async () => {
    const { person, email } = await ways.settled()
    const change = (current: string, secret: string) =>
      person.call('POST', '/api/user/password', { body: { current, password: secret } })
    const over = async (token: string) => {
      const { status, body } = await ways.takeBack(token)
      return { status, ...(body as object as ErrorBody) }
    }
    await change(password, next)
    await hears(email, 'Your password was changed: ')
    const first = tokenOf(email)
    await ways.resetBy(email)
    const isReset = { token: expect.stringContaining('A new password was set by email after it') }
    expect(await over(first)).toMatchObject({ status: 422, code: 'undo-over', fields: isReset })
    await hears(email, 'A new password was chosen by mail: ')
    const second = tokenOf(email)
    expect((await ways.takeBack(second)).status).toBe(200)
    const isUsed = { token: expect.stringContaining('It was used already') }
    expect(await over(second)).toMatchObject({ status: 422, fields: isUsed })
    await ways.query(
      `update identity.undo_links set ended = null, expires_at = now() where user_id = $1`,
      [person.uid],
    )
    const isLate = { token: expect.stringContaining('Its week is over') }
    expect(await over(second)).toMatchObject({ status: 422, fields: isLate })
  })

  it('does not put back a number that a reset took off', async () => {
    const { person, email } = await ways.proven()
    const number = newPhone()
    await ways.addPhone(person, number)
    await ways.resetBy(email)
    await hears(email, 'A new password was chosen by mail: ')
    expect((await ways.takeBack(tokenOf(email))).status).toBe(200)
    expect(await ways.comesInBy(number)).toBe(false)
  })
})

describe('what happened to the ways in', () => {
  it('is in the profile for a week, with when and by which browser', async () => {
    const { person, email } = await ways.proven()
    const read = async () => (await person.call('GET', '/api/user/ways')).body
    expect(await read()).toMatchObject({ email: null, phone: null })
    await ways.addPhone(person, newPhone())
    const added = { since: expect.any(String), browser: 'Unknown device' }
    expect(await read()).toMatchObject({ email: null, phone: added })
    await ways.changeEmail(person)
    expect(await read()).toMatchObject({ email: added, phone: added })
    await ways.monthsPass(person)
    expect(await read()).toMatchObject({ email: null, phone: null })
    expect(email).not.toBe('')
  })
})

describe('the address and number of before', () => {
  it('hear of every change for a week, with a link, and those of an intruder do not', async () => {
    const { person, email, phone } = await ways.settled()
    const [between, address] = [newEmail(), newEmail()]
    await ways.changeEmail(person, between)
    await ways.changeEmail(person, address)
    await ways.addPhone(person, newPhone())
    const body = { current: password, password: next }
    await person.call('POST', '/api/user/password', { body })
    await hears(email, 'Your password was changed: ')
    await hears(phone, 'Your password was changed')
    await hears(address, 'Your password was changed: ')
    await expect.poll(() => told(between, 'Your password was changed').length).toBe(0)
    expect(ways.undoLinksTo(between)).toEqual([])
    expect(ways.undoLinksTo(address)).toEqual([])
    // A week after they were replaced they hear nothing more.
    await ways.query('update identity.undo_links set expires_at = now() where user_id = $1', [
      person.uid,
    ])
    await person.call('POST', '/api/user/password', { body: { current: next, password } })
    await hears(address, 'Your password was changed: ', 2)
    await hears(email, 'Your password was changed: ')
  })
})
