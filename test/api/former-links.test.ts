import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { EndingWay } from '#contract/identity/former-ways.ts'
import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import { codeAt, stepAt } from '#server/auth/second-factor/totp.ts'
import type { TestCaller } from '#test/support/caller.ts'
import { fromBase32 } from '#test/support/second-factor.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { newPhone, outboxOf } from '#test/support/way-in.ts'
import { password, waysInAt } from '#test/support/ways-in.ts'

const server = sharedServer()
const ways = waysInAt(server)

const formerOf = async (person: TestCaller) =>
  (await person.call<WaysAnswer>('GET', '/api/user/ways')).body.former
const end = (person: TestCaller, body: object) =>
  person.call<ErrorBody>('POST', '/api/user/former', { body })
const codeTo = async (person: TestCaller, way: EndingWay, to: string) => {
  expect((await person.call('POST', '/api/user/proof/send', { body: { way } })).status).toBe(200)
  return outboxOf(server, to).findLast(({ code }) => code)?.code
}
const texts = (to: string) => outboxOf(server, to).map(({ text }) => text)

/** Their address is another one now; whoever reads the one before has a link. */
async function moved() {
  const owner = await ways.settled()
  const address = await ways.changeEmail(owner.person)
  const link = await ways.linkTo(owner.email, 'not-me', 1)
  return { ...owner, address, link }
}

describe('a link in a mailbox of before', () => {
  it('ends by the password and a code to a number of a month, and says so there', async () => {
    const { person, email, phone, link } = await moved()
    const former = await formerOf(person)
    expect(former).toMatchObject({ from: [expect.stringMatching(/^.…?/)], endedBy: ['sms'] })
    const code = await codeTo(person, 'sms', phone)
    const wrong = await end(person, { by: 'code', code, password: 'a guess of another' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } })
    expect((await end(person, { by: 'code', code, password })).status).toBe(200)
    expect(await formerOf(person)).toBeNull()
    const taken = await ways.takeBack(link)
    expect(taken).toMatchObject({ status: 422, body: { code: 'undo-over' } })
    expect(await ways.isSignedIn(person)).toBe(true)
    for (const to of [email, phone]) {
      const isTold = () => texts(to).some((text) => /links that take changes .+ ended/i.test(text))
      await expect.poll(isTold, { timeout: 15_000 }).toBe(true)
    }
    const news = await person.call('GET', `/api/data/users/${person.uid}/notifications`)
    expect(JSON.stringify(news.body)).toContain('Links that take changes of your account back')
    expect(await end(person, { by: 'code', code, password })).toMatchObject({ status: 404 })
  })

  it('is not ended by who has the password and reads the address that is new', async () => {
    const { person, address, link } = await moved()
    const code = await codeTo(person, 'mail', address)
    const refused = await end(person, { by: 'code', code, password })
    expect(refused).toMatchObject({ status: 422, body: { fields: { code: expect.any(String) } } })
    expect((await ways.takeBack(link)).status).toBe(200)
  })

  it('is not ended by a number or a password that came lately', async () => {
    const { person, link } = await moved()
    const phone = newPhone()
    await ways.addPhone(person, phone)
    expect((await formerOf(person))?.endedBy).toEqual([])
    const code = await codeTo(person, 'sms', phone)
    expect((await end(person, { by: 'code', code, password })).status).toBe(422)
    const other = await moved()
    await ways.setPasswordAgain(other.person)
    expect((await formerOf(other.person))?.endedBy).toEqual([])
    expect((await ways.takeBack(link)).status).toBe(200)
  })

  it('takes the authenticator app of a month, and no younger one, where there is one', async () => {
    const owner = await ways.settled()
    const { person, phone } = owner
    const { body } = await person.call<TotpEnrolAnswer>('POST', '/api/user/totp')
    const secret = fromBase32(body.secret)
    const shown = (off: number) => codeAt(secret, stepAt(new Date()) + off)
    const confirm = { body: { code: shown(-1) } }
    expect((await person.call('POST', '/api/user/totp/confirm', confirm)).status).toBe(200)
    await ways.changeEmail(person)
    expect((await formerOf(person))?.endedBy).toEqual([])
    expect((await end(person, { by: 'totp', code: shown(0) })).status).toBe(422)
    await ways.query(
      `update identity.totp set confirmed_at = confirmed_at - interval '60 days'
        where user_id = $1`,
      [person.uid],
    )
    await ways.query(
      `update identity.undo_links set expires_at = now() - interval '1 day'
        where user_id = $1 and about = 'second-factor'`,
      [person.uid],
    )
    expect((await formerOf(person))?.endedBy).toEqual(['totp'])
    const code = await codeTo(person, 'sms', phone)
    expect((await end(person, { by: 'code', code, password })).status).toBe(422)
    expect((await end(person, { by: 'totp', code: shown(0) })).status).toBe(200)
  })
})

describe('where nothing was replaced', () => {
  it('there is nothing to end', async () => {
    const { person, phone } = await ways.settled()
    expect(await formerOf(person)).toBeNull()
    const code = await codeTo(person, 'sms', phone)
    expect(await end(person, { by: 'code', code, password })).toMatchObject({ status: 404 })
  })
})
