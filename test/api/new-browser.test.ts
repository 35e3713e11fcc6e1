import { describe, expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { browserHeader } from '#contract/storage.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { staffDesk } from '#test/support/staff-desk.ts'
import { outboxOf, post, solveCaptcha } from '#test/support/way-in.ts'
import { newEmail, password, waysInAt } from '#test/support/ways-in.ts'

const server = sharedServer()
const { linkTo, openVerify, isSignedIn } = waysInAt(server)
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'

const headersOf = (mark: string | null, userAgent = desk) => ({
  'User-Agent': userAgent,
  ...(mark && { [browserHeader]: mark }),
})

const newMark = () => crypto.randomUUID().replaceAll('-', '')

async function signedUp(mark: string | null) {
  const email = newEmail()
  const body = { email, password, name: 'Anna Berg' }
  const headers = headersOf(mark)
  const address = `${server.url}/api/auth/signup`
  const { body: session } = await call<SessionAnswer>(address, 'POST', { body, headers })
  const person = new TestCaller(server.url, session)
  await openVerify(person, email)
  return { email, person }
}

async function logIn(email: string, mark: string | null, userAgent = desk) {
  const headers = headersOf(mark, userAgent)
  const body = { email, password }
  const address = `${server.url}/api/auth/login`
  const answer = await call<SessionAnswer>(address, 'POST', { body, headers })
  expect(answer.status).toBe(200)
  return answer.body
}

const mailsTo = (email: string) =>
  outboxOf(server, email).filter(({ subject }) => subject === 'A log-in from a new browser')

async function noticesOf(person: TestCaller) {
  type Page = { readonly documents: readonly { readonly title: string }[] }
  const { body } = await person.data<Page>('GET', 'notifications')
  return body.documents.filter(({ title }) => title.startsWith('New sign-in'))
}

describe('a log-in', () => {
  it('from a new browser of the same name is told by mail and in the app, once', async () => {
    const mine = newMark()
    const { email, person } = await signedUp(mine)
    await logIn(email, mine)
    expect(await noticesOf(person)).toEqual([])
    const other = newMark()
    await logIn(email, other)
    await logIn(email, other)
    await logIn(email, mine)
    await expect.poll(() => mailsTo(email).length).toBe(1)
    expect(await noticesOf(person)).toHaveLength(1)
  })

  it('is told whatever the switches say: which browser, when and which network', async () => {
    const { email, person } = await signedUp(newMark())
    await person.call('PATCH', `/api/data/users/${person.uid}`, {
      body: { emailNotifications: false },
    })
    await logIn(email, newMark(), phone)
    await expect.poll(() => mailsTo(email).length).toBe(1)
    const [mail] = mailsTo(email)
    expect(mail?.text).toContain('Safari on iPhone, network 127.0.0.0/24, ')
    expect(mail?.text).toContain('/mcapp/profile?password=1')
    for (const kept of ['Anna', email, '127.0.0.1', '::1']) expect(mail?.text).not.toContain(kept)
  })

  it('without a mark is known by the name of the browser in its own network', async () => {
    const { email, person } = await signedUp(null)
    await logIn(email, null)
    expect(await noticesOf(person)).toEqual([])
    await logIn(email, null, phone)
    await expect.poll(() => mailsTo(email).length).toBe(1)
  })

  it('in the same browser is no news after a suspension', async () => {
    const mine = newMark()
    const { email, person } = await signedUp(mine)
    const staff = await staffDesk(server)
    for (const status of ['suspended', 'active']) {
      const body = { status, reason: 'A mistake.' }
      const answer = await staff.ask('super_admin', 'admin.users.status', {
        ...{ at: { uid: person.uid }, body },
      })
      expect(answer.status).toBe(200)
    }
    await staff.close()
    const again = new TestCaller(server.url, await logIn(email, mine))
    expect(await noticesOf(again)).toEqual([])
  })

  it('by a browser that a reset has signed out is told again', async () => {
    const [mine, evicted] = [newMark(), newMark()]
    const { email, person } = await signedUp(mine)
    await logIn(email, evicted)
    await expect.poll(() => mailsTo(email).length).toBe(1)
    await post(server.url, 'password/forgot', { email, captcha: await solveCaptcha(server.url) })
    const body = { token: await linkTo(email, 'reset'), password }
    const address = `${server.url}/api/auth/password/reset`
    expect((await call(address, 'POST', { body, headers: headersOf(mine) })).status).toBe(200)
    await logIn(email, mine)
    await logIn(email, evicted)
    await expect.poll(() => mailsTo(email).length).toBe(2)
    expect(await isSignedIn(person)).toBe(false)
  })

  it('by a browser that was thrown out is told again, by one that stayed is not', async () => {
    const [mine, theirs, kept] = [newMark(), newMark(), newMark()]
    const { email, person } = await signedUp(mine)
    for (const mark of [theirs, kept]) await logIn(email, mark)
    type Listed = { readonly sessions: readonly { readonly id: string; isCurrent: boolean }[] }
    const notOurs = (await logIn(email, theirs)).token
    const { body } = await new TestCaller(server.url, {
      ...person.session,
      token: notOurs,
    }).call<Listed>('GET', '/api/user/sessions')
    const id = body.sessions.find(({ isCurrent }) => isCurrent)?.id
    expect((await person.call('DELETE', `/api/user/sessions/${id}`)).status).toBe(200)
    await expect.poll(() => mailsTo(email).length).toBe(2)
    await logIn(email, kept)
    await logIn(email, theirs)
    await expect.poll(() => mailsTo(email).length).toBe(3)
    expect((await person.call('DELETE', '/api/user/sessions')).status).toBe(200)
    await logIn(email, kept)
    await logIn(email, mine)
    await expect.poll(() => mailsTo(email).length).toBe(4)
    expect(await noticesOf(person)).toHaveLength(4)
  })

  it('is told last when there are more than are mailed, and all of them in the app', async () => {
    const { email, person } = await signedUp(newMark())
    for (let turn = 0; turn < 9; turn++) await logIn(email, newMark())
    await expect.poll(() => mailsTo(email).length).toBe(5)
    const more = () =>
      outboxOf(server, email).filter(({ subject }) => subject === 'More log-ins from new browsers')
    await expect.poll(() => more().length).toBe(1)
    expect(more()[0]?.text).toContain('Further ones are not mailed for now.')
    expect(await noticesOf(person)).toHaveLength(9)
    const body = { current: password, password: 'another four words' }
    expect((await person.call('POST', '/api/user/password', { body })).status).toBe(200)
    const told = () =>
      outboxOf(server, email).filter(({ subject }) => subject === 'Your password was changed')
    await expect.poll(() => told().length).toBe(1)
  })

  it('of an address nobody has proven mails nobody', async () => {
    const person = await TestCaller.signUp(server.url)
    const email = person.session.user.email ?? ''
    await logIn(email, newMark(), phone)
    await expect.poll(async () => (await noticesOf(person)).length).toBe(1)
    expect(mailsTo(email)).toEqual([])
  })
})
