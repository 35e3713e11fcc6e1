import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CalendarMade } from '#contract/calendar/entities.ts'
import type { NotMeAnswer } from '#contract/identity/sign-in.ts'
import { maskAddress } from '#domain/groups/mask-address.ts'
import type { TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { madeToken, program } from '#test/support/token-fixture.ts'
import { newPhone } from '#test/support/way-in.ts'
import { newEmail, next, password, waysInAt } from '#test/support/ways-in.ts'

const timeout = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface Stolen {
  readonly thief: TestCaller
  readonly phone: string
  readonly email: string
  secret: string
  feed?: string
  token?: string
}
type Deed = (ways: ReturnType<typeof waysInAt>, stolen: Stolen) => Promise<unknown>

/** What somebody does who has got in with the password. */
const deeds: Readonly<Record<string, Deed>> = {
  phone: (ways, { thief, phone }) => ways.addPhone(thief, phone),
  email: (ways, { thief, email }) => ways.changeEmail(thief, email),
  password: async (_, stolen) => {
    const body = { current: stolen.secret, password: next }
    expect((await stolen.thief.call('POST', '/api/user/password', { body })).status).toBe(200)
    stolen.secret = next
  },
  feed: async (_, stolen) => {
    const body = { withAmounts: true }
    const made = await stolen.thief.call<CalendarMade>('POST', '/api/user/calendar', { body })
    stolen.feed = made.body.path
    // In one deed: each more would be six times as many orders.
    stolen.token = (await madeToken(stolen.thief)).secret
  },
  export: async (_, { thief }) => {
    expect((await thief.call('GET', '/api/user/export')).status).toBe(200)
  },
}

const orders = (of: readonly string[]): readonly (readonly string[])[] =>
  of.length < 2
    ? [of]
    : of.flatMap((first) =>
        orders(of.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      )

const tables = ['undo_links', 'accounts', 'sessions', 'mail_links', 'phone_codes'] as const

/** The identity as it is now, to be taken back once more by the next link. */
async function keep(ways: ReturnType<typeof waysInAt>, uid: string) {
  const read = (table: string, by = 'user_id') =>
    ways.query(`select json_agg(t) as rows from identity.${table} t where ${by} = $1`, [uid])
  const kept = await Promise.all(tables.map((table) => read(table)))
  const [user] = await ways.query('select * from identity.users where id = $1', [uid])
  return async () => {
    await ways.query(
      `update identity.users set email = $2, email_verified = $3, email_since = $4,
        phone_number = $5, phone_since = $6 where id = $1`,
      [uid, user.email, user.email_verified, user.email_since, user.phone_number, user.phone_since],
    )
    for (const [place, table] of tables.entries()) {
      await ways.query(`delete from identity.${table} where user_id = $1`, [uid])
      await ways.query(
        `insert into identity.${table} overriding system value
          select * from json_populate_recordset(null::identity.${table}, $1)`,
        [JSON.stringify(kept[place]?.[0]?.rows ?? [])],
      )
    }
  }
}

/** After one order of deeds, by each link its owner was sent: what is not as it should be. */
async function wrongAfter(order: readonly string[], planted?: string) {
  const ways = waysInAt(server)
  const owner = await ways.settled()
  const { uid } = owner.person
  const thief = await ways.logIn(owner.email, password)
  if (!thief) throw new Error('the password was not right')
  const stolen: Stolen = { thief, phone: newPhone(), email: newEmail(), secret: password }
  const links = () => [...ways.undoLinksTo(owner.email), ...ways.undoLinksTo(owner.phone)]
  const before = links().length
  for (const deed of order) await deeds[deed]?.(ways, stolen)
  await expect.poll(() => links().length - before, { timeout: 15_000 }).toBeGreaterThanOrEqual(5)
  await ways.query(
    `update identity.undo_links set ended = 'reset' where user_id = $1 and about = $2`,
    [uid, planted ?? ''],
  )
  const tokens = new Set(
    links()
      .slice(before)
      .map(({ link }) => link?.split('=').at(-1) ?? ''),
  )
  const again = await keep(ways, uid)
  const wrong: string[] = []
  for (const [turn, token] of [...tokens].entries()) {
    if (turn > 0) await again()
    const { status, body } = await ways.takeBack(token)
    if (status !== 200) continue
    const found = await whatIsWrong(ways, owner, stolen, body as NotMeAnswer)
    wrong.push(...found.map((what) => `${what} after ${order.join(', ')} by link ${turn}`))
  }
  const isIn = (await ways.resetBy(owner.email))?.uid === uid
  return { links: tokens.size, wrong: isIn ? wrong : [...wrong, `no way in: ${order.join(', ')}`] }
}

async function whatIsWrong(
  ways: ReturnType<typeof waysInAt>,
  owner: Awaited<ReturnType<ReturnType<typeof waysInAt>['settled']>>,
  { thief, phone, feed, token }: Stolen,
  said: NotMeAnswer,
): Promise<readonly string[]> {
  const { uid } = owner.person
  const [now] = await ways.query(
    `select email, phone_number as phone,
        (select count(*)::int from identity.sessions where user_id = $1) as sessions,
        (select count(*)::int from identity.accounts where user_id = $1) as passwords,
        (select count(*)::int from identity.mail_links where user_id = $1) as links,
        (select count(*)::int from identity.undo_links
          where user_id = $1 and ended is null and expires_at > now()) as undos
      from identity.users where id = $1`,
    [uid],
  )
  const asIs = { email: owner.email, phone: owner.phone }
  const none = { sessions: 0, passwords: 0, links: 0, undos: 0 }
  const wrong: string[] = []
  const check = (what: string, isRight: boolean) => void (isRight || wrong.push(what))
  check('state', JSON.stringify(now) === JSON.stringify({ ...asIs, ...none }))
  check('page on email', said.email.now === maskAddress(owner.email))
  check('page on phone', said.phone.now === maskAddress(owner.phone))
  check('session', !(await ways.isSignedIn(thief)))
  check('feed', feed === undefined || (await fetch(`${server.url}${feed}`)).status !== 200)
  const isOver = async (secret: string) =>
    (await program(server.url, secret)('GET', '/api/sync/scopes')).status === 401
  check('token', token === undefined || (await isOver(token)))
  check('phone', now.phone !== phone)
  return wrong
}

describe('whoever takes back a change by any link', () => {
  it('has every way in of before, whatever was done in whatever order', { timeout }, async () => {
    const all = orders(Object.keys(deeds))
    const counted = { orders: all.length, links: 0, wrong: 0 }
    const wrong: string[] = []
    const waiting = [...all]
    const work = async () => {
      for (let order = waiting.pop(); order; order = waiting.pop()) {
        const found = await wrongAfter(order)
        counted.links += found.links
        wrong.push(...found.wrong)
      }
    }
    await Promise.all([work(), work(), work(), work()])
    prove('attack', 'Taking back', { ...counted, wrong: wrong.length })
    expect(wrong).toEqual([])
  })

  it('is found where a phone is left as it is', { timeout }, async () => {
    const { wrong } = await wrongAfter(['phone', 'email', 'password', 'feed', 'export'], 'phone')
    expect(wrong.some((one) => one.startsWith('phone'))).toBe(true)
  })
})
