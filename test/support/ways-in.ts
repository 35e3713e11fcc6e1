import { Client } from 'pg'
import { expect } from 'vitest'
import type { CalendarMade } from '#contract/calendar/entities.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { call, TestCaller } from './caller.ts'
import { newToken, send, sendWell, TestGroup } from './group-fixture.ts'
import { madeToken, program } from './token-fixture.ts'
import { codeFor, newPhone, type OutboxFile, outboxOf, post, solveCaptcha } from './way-in.ts'

export const password = 'four plain words'
export const next = 'another four words'
export const newEmail = () => `${crypto.randomUUID()}@example.org`

interface Place {
  readonly url: string
  readonly dataDir: string
  readonly databaseUrl: string
}

const tokenOf = (message: OutboxFile | undefined) => message?.link?.split('=').at(-1) ?? ''

/** A link into a group of somebody's, which lets in strangers for as long as it works. */
async function invitationOf(url: string, maker: TestCaller) {
  const [group, token] = [await TestGroup.make(maker), newToken()]
  const made = { groupId: group.id, id: crypto.randomUUID(), channel: 'link', token }
  await sendWell(maker, 'groups.invite', made)
  return async () => {
    const stranger = await TestCaller.signUp(url)
    const args = { token, newMemberId: crypto.randomUUID() }
    return (await send(stranger, 'groups.accept', args)).ok
  }
}

/** Everything that changes a way in, and everything that is handed out for one. */
class WaysIn {
  readonly #server: Place

  constructor(server: Place) {
    this.#server = server
  }

  /** The newest message to somebody whose link is for this, which is sent after the answer. */
  readonly linkTo = async (
    to: string,
    use: 'reset' | 'verify' | 'not-me',
    after = 0,
  ): Promise<string> => {
    const found = () => outboxOf(this.#server, to).filter(({ link }) => link?.includes(`#${use}=`))
    await expect.poll(() => found().length, { timeout: 15_000 }).toBeGreaterThan(after)
    return tokenOf(found().at(-1))
  }

  readonly forgot = async (email: string): Promise<string> => {
    const before = outboxOf(this.#server, email).filter(({ link }) =>
      link?.includes('#reset='),
    ).length
    await post(this.#server.url, 'password/forgot', {
      email,
      captcha: await solveCaptcha(this.#server.url),
    })
    return this.linkTo(email, 'reset', before)
  }

  readonly addPhone = async (person: TestCaller, phone: string): Promise<void> => {
    const code = await this.changeCode(person, phone)
    const answer = await this.confirmPhone(person, phone, code)
    expect(answer.status).toBe(200)
  }

  readonly changeCode = async (person: TestCaller, phoneNumber: string): Promise<string> => {
    const body = { phoneNumber, captcha: await solveCaptcha(this.#server.url) }
    expect((await person.call('POST', '/api/user/phone/send', { body })).status).toBe(200)
    return outboxOf(this.#server, phoneNumber).at(-1)?.code ?? ''
  }

  readonly confirmPhone = (person: TestCaller, phoneNumber: string, code: string) =>
    person.call('POST', '/api/user/phone/confirm', { body: { phoneNumber, code } })

  readonly logIn = async (email: string, secret: string) => {
    const { status, body } = await post<SessionAnswer>(this.#server.url, 'login', {
      email,
      password: secret,
    })
    return status === 200 ? new TestCaller(this.#server.url, body) : null
  }

  readonly takeBack = (token: string) =>
    call(`${this.#server.url}/api/auth/not-me`, 'POST', { body: { token } })

  readonly isSignedIn = async (person: TestCaller) =>
    (await person.call('GET', '/api/auth/session')).status === 200

  readonly phoneOf = async (person: TestCaller) =>
    (await person.call<SessionAnswer>('GET', '/api/auth/session')).body.user.phone

  readonly query = async (text: string, values: readonly unknown[]) => {
    const database = new Client({ connectionString: this.#server.databaseUrl })
    await database.connect()
    const { rows } = await database.query(text, [...values]).finally(() => database.end())
    return rows
  }

  /** As if the account and all its ways in were two months older. */
  readonly monthsPass = async (person: TestCaller) => {
    for (const table of ['undo_links', 'accounts']) {
      const at = table === 'accounts' ? 'updated_at' : 'expires_at'
      const older = `update identity.${table} set ${at} = ${at} - interval '60 days'`
      await this.query(`${older} where user_id = $1`, [person.uid])
    }
    await this.query(
      `update identity.users set created_at = created_at - interval '60 days',
        email_since = email_since - interval '60 days',
        email_proven_at = email_proven_at - interval '60 days',
        phone_since = phone_since - interval '60 days' where id = $1`,
      [person.uid],
    )
  }

  /** Somebody with a proven address. */
  readonly proven = async () => {
    const person = await TestCaller.signUp(this.#server.url)
    const email = person.session.user.email ?? ''
    await this.openVerify(person, email)
    return { person, email }
  }

  /** In a browser they are signed in with. */
  readonly openVerify = async (person: TestCaller, email: string, more: object = {}) => {
    const body = { token: await this.linkTo(email, 'verify'), ...more }
    expect((await person.call('POST', '/api/auth/email/verify', { body })).status).toBe(200)
  }

  /** Somebody with a proven address and a phone number, since months. */
  readonly settled = async () => {
    const { person, email } = await this.proven()
    const phone = newPhone()
    await this.addPhone(person, phone)
    await this.linkTo(email, 'not-me')
    await this.monthsPass(person)
    return { person, email, phone }
  }

  readonly changeEmail = async (person: TestCaller, email = newEmail(), more: object = {}) => {
    const asked = await person.call('POST', '/api/user/email', { body: { email } })
    expect(asked.status).toBe(200)
    await this.openVerify(person, email, more)
    return email
  }

  /** As somebody who reads mail there and knows nothing else. */
  readonly resetBy = async (email: string) => {
    const body = { token: await this.forgot(email), password: next }
    expect((await post(this.#server.url, 'password/reset', body)).status).toBe(200)
    return this.logIn(email, next)
  }

  /** Whether a code to this phone opens an account. */
  readonly comesInBy = async (phoneNumber: string) => {
    const code = await codeFor(this.#server, phoneNumber, 'login').catch(() => null)
    if (code === null) return false
    const body = { phoneNumber, purpose: 'login', code }
    return (await post(this.#server.url, 'otp/confirm', body)).status === 200
  }

  /** Links by which somebody could take a change back. */
  readonly undoLinksTo = (to: string) =>
    outboxOf(this.#server, to).filter(({ link }) => link?.includes('#not-me='))

  /** Everything that is out for an account, made in another session; each says whether it works. */
  readonly handOut = async (email: string, phone: string) => {
    const other = await this.logIn(email, password)
    if (!other) throw new Error('no second session')
    const [address, number] = [newEmail(), newPhone()]
    await other.call('POST', '/api/user/email', { body: { email: address } })
    const body = { withAmounts: true }
    const made = await other.call<CalendarMade>('POST', '/api/user/calendar', { body })
    const token = program(this.#server.url, (await madeToken(other)).secret)
    const invitation = await invitationOf(this.#server.url, other)
    const out = {
      reset: await this.forgot(email),
      verify: await this.linkTo(address, 'verify'),
      change: await this.changeCode(other, number),
      login: await codeFor(this.#server, phone, 'login'),
    }
    const isDone = async (path: string, body: unknown) =>
      (await post(this.#server.url, path, body)).status === 200
    return {
      session: () => this.isSignedIn(other),
      'calendar feed': async () =>
        (await fetch(`${this.#server.url}${made.body.path}`)).status === 200,
      token: async () => (await token('GET', '/api/sync/scopes')).status === 200,
      invitation,
      'change of phone': async (now: TestCaller) =>
        (await this.confirmPhone(now, number, out.change)).status === 200,
      'change of email': async (now: TestCaller) => {
        const body = { token: out.verify }
        return (await now.call('POST', '/api/auth/email/verify', { body })).status === 200
      },
      'code for the phone': () =>
        isDone('otp/confirm', { phoneNumber: phone, purpose: 'login', code: out.login }),
      'link for a password': () =>
        isDone('password/reset', { token: out.reset, password: 'a password of another' }),
    }
  }

  /** Each change of a way in, or of who is in; answers the session that goes on. */
  readonly changes: Changes = {
    'a change of the password': async ({ person }) => {
      const body = { current: password, password: next }
      expect((await person.call('POST', '/api/user/password', { body })).status).toBe(200)
      return person
    },
    'a change of the email': async ({ person }) => {
      await this.changeEmail(person)
      return person
    },
    'a change of the phone': async ({ person }) => {
      await this.addPhone(person, newPhone())
      return person
    },
    'a removal of the phone': async ({ person }) => {
      expect((await person.call('DELETE', '/api/user/phone')).status).toBe(200)
      return person
    },
    'logging out all others': async ({ person }) => {
      expect((await person.call('DELETE', '/api/user/sessions')).status).toBe(200)
      return person
    },
    'logging out everywhere': async ({ person, email }) => {
      expect((await person.call('DELETE', '/api/user/sessions?all=1')).status).toBe(200)
      return this.logIn(email, password)
    },
    'a reset by link': ({ email }) => this.resetBy(email),
    'taking a change back': async ({ email, phone }) => {
      const token = await this.linkTo(phone, 'not-me')
      expect((await this.takeBack(token)).status).toBe(200)
      expect(await this.logIn(email, password)).toBeNull()
      return this.resetBy(email)
    },
  }

  /** Another password and back again, which is told to the phone with a link. */
  readonly setPasswordAgain = async (person: TestCaller) => {
    const set = (body: object) => person.call('POST', '/api/user/password', { body })
    await set({ current: password, password: next })
    return set({ current: next, password })
  }

  /** Whether who got a link to take a change back can still do so after this change. */
  readonly isUndoAliveAfter = async (name: string): Promise<boolean> => {
    const owner = await this.settled()
    await this.setPasswordAgain(owner.person)
    const token = await this.linkTo(owner.phone, 'not-me', 1)
    expect(await this.changes[name]?.(owner)).toBeTruthy()
    return (await this.takeBack(token)).status === 200
  }

  /** What of all that was handed out still works after this change. */
  readonly aliveAfter = async (name: string): Promise<readonly string[]> => {
    const owner = await this.settled()
    if (name === 'taking a change back') await this.setPasswordAgain(owner.person)
    const out = await this.handOut(owner.email, owner.phone)
    const { session, token, invitation, 'calendar feed': feed } = out
    for (const works of [session, feed, token, invitation]) expect(await works()).toBe(true)
    const now = await this.changes[name]?.(owner)
    if (!now) throw new Error('nobody is signed in')
    expect(await this.isSignedIn(now)).toBe(true)
    const alive: string[] = []
    for (const [what, works] of Object.entries(out)) if (await works(now)) alive.push(what)
    return alive
  }
}

export const waysInAt = (server: Place) => new WaysIn(server)

interface Owner {
  readonly person: TestCaller
  readonly email: string
  readonly phone: string
}

type Changes = Readonly<Record<string, (owner: Owner) => Promise<TestCaller | null>>>

/** How many things are handed out before each change, besides the links that take one back. */
export const handedOut = 8

/**
 * A link that takes a change back outlives what an intruder could do, and nothing that only its
 * owner can: who reads mail at an address that is theirs for long stands above it.
 */
export const undoOutlives: Readonly<Record<string, boolean>> = {
  'a change of the password': true,
  'a change of the email': true,
  'a change of the phone': true,
  'a removal of the phone': true,
  'logging out all others': true,
  'logging out everywhere': true,
  'a reset by link': false,
  'taking a change back': false,
}
