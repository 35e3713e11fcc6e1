import { describe, expect, it } from 'vitest'
import type { PendingEmail } from '#contract/identity/sign-in.ts'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { newEmail, password, waysInAt } from '#test/support/ways-in.ts'

const server = sharedServer()
const { linkTo, logIn, proven } = waysInAt(server)

const ask = (person: TestCaller, email: string) =>
  person.call('POST', '/api/user/email', { body: { email } })

const pendingOf = async (person: TestCaller) => {
  type Answer = { readonly pending: PendingEmail | null }
  return (await person.call<Answer>('GET', '/api/user/email')).body.pending
}

describe('a change of address that waits for its link', () => {
  it('is seen in every session and can be cancelled in each', async () => {
    const person = await TestCaller.signUp(server.url)
    const other = await logIn(person.session.user.email ?? '', password)
    if (!other) throw new Error('no second session')
    // The link of a newcomer changes nothing.
    await linkTo(person.session.user.email ?? '', 'verify')
    expect(await pendingOf(person)).toBeNull()
    const email = newEmail()
    expect((await ask(other, email)).status).toBe(200)
    expect(await pendingOf(person)).toMatchObject({ email })
    const token = await linkTo(email, 'verify')
    expect((await person.call('DELETE', '/api/user/email')).status).toBe(200)
    expect(await pendingOf(other)).toBeNull()
    const opened = await person.call('POST', '/api/auth/email/verify', { body: { token } })
    expect(opened).toMatchObject({ status: 422, body: { code: 'link-expired' } })
  })

  it('is still confirmed by the last link that was sent when another one is refused', async () => {
    const person = await TestCaller.signUp(server.url)
    const email = newEmail()
    const statuses: number[] = []
    while (statuses.length < 10 && statuses.at(-1) !== 429) {
      statuses.push((await ask(person, email)).status)
    }
    expect(statuses.slice(-2)).toEqual([200, 429])
    expect(await pendingOf(person)).toMatchObject({ email })
    const token = await linkTo(email, 'verify')
    const opened = await person.call('POST', '/api/auth/email/verify', { body: { token } })
    expect(opened.status).toBe(200)
  })

  it('is nobody else’s to see or cancel', async () => {
    const [person, stranger] = [
      await TestCaller.signUp(server.url),
      await TestCaller.signUp(server.url),
    ]
    const email = newEmail()
    await ask(person, email)
    expect(await pendingOf(stranger)).toBeNull()
    await stranger.call('DELETE', '/api/user/email')
    expect(await pendingOf(person)).toMatchObject({ email })
  })
})

describe('asking which addresses are taken', () => {
  it('ends after ten in an hour, whatever the answers were', async () => {
    const [person, known] = [await TestCaller.signUp(server.url), await proven()]
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push((await ask(person, known.email)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(409), 429, 429])
  })
})
