import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverNotices } from '#server/notifications/deliver-notices.ts'
import { ownAddress } from '#server/settings/own-address.ts'
import { TestCaller } from '#test/support/caller.ts'
import { newToken, TestGroup } from '#test/support/group-fixture.ts'
import { prove } from '#test/support/proof.ts'
import { outboxOf, solveCaptcha } from '#test/support/way-in.ts'
import { type Fixture, openFixture } from './open-fixture.ts'
import { sendRaw } from './send-raw.ts'
import type { Plant } from './world.ts'

const timeout = 600_000
const password = 'four plain words'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Names that whoever asks gives this server; the second also looks like this machine. */
const poisons = [
  { Host: 'evil.example' },
  { Host: 'localhost:6666' },
  { Host: '127.0.0.1', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
  { Host: '127.0.0.1', Forwarded: 'host=evil.example', 'X-Original-Host': 'evil.example' },
] as const

const now = () => new Date().toISOString()
const addressesIn = (text: string) => [...text.matchAll(/https?:\/\/[^\s/]+/g)].map(([one]) => one)

/** Has every message sent by requests that lie about where they go to, and reads where it leads. */
async function attack({ url, engine, dataDir }: Fixture, poison: Readonly<Record<string, string>>) {
  const ask = async (path: string, body: object, token = '', browser = 'first') => {
    const headers = {
      ...poison,
      'User-Agent': browser,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    }
    const answer = await sendRaw(url, { method: 'POST', path, headers, body: JSON.stringify(body) })
    return { ...answer, body: JSON.parse(answer.text) }
  }
  const email = `${randomUUID()}@example.org`
  const name = 'Anna Berg'
  const signedUp = await ask('/api/auth/signup', { email, password, name })
  const { token } = signedUp.body
  await engine.outside.close()
  const place = { url, dataDir }
  const link = outboxOf(place, email).at(-1)?.link ?? ''
  await ask('/api/auth/email/verify', { token: link.split('=').at(-1) }, token)
  const forgot = { email, captcha: await solveCaptcha(url) }
  expect((await ask('/api/auth/password/forgot', forgot)).status).toBe(200)
  const person = new TestCaller(url, signedUp.body)
  const group = await TestGroup.make(person)
  // Several invitations to one address are one message, so each way of inviting has its own.
  const [by, to] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  const invited = await ask('/api/groups/invite', { groupId: group.id, email: by }, token)
  const command = { groupId: group.id, id: randomUUID(), token: newToken(), channel: 'email', to }
  const push = { commands: [{ key: randomUUID(), name: 'groups.invite', args: command }] }
  await ask('/api/sync/push', push, token)
  await ask('/api/user/calendar', { withAmounts: false }, token)
  await ask('/api/user/password', { current: password, password: `${password} more` }, token)
  await ask('/api/hole/link', { email })
  await ask('/api/auth/login', { email, password: `${password} more` }, '', firefox)
  await engine.outside.close()
  await deliverNotices(engine, engine.clock.now())
  const sent = [email, by, to].flatMap((one) => [...outboxOf(place, one)])
  const found = [...sent.flatMap((one) => addressesIn(`${one.text} ${one.link ?? ''}`))]
  return { messages: sent.length, found: [...found, ...addressesIn(invited.body.link)] }
}

describe('a message asked for under another name', () => {
  let stand: Fixture
  beforeAll(async () => {
    stand = await openFixture({ SIGNUPS_PER_HOUR: '1000' }, undefined, now())
  })
  afterAll(() => stand.close())

  it.each(poisons)('leads here all the same: %o', { timeout }, async (poison) => {
    const { messages, found } = await attack(stand, poison)
    const away = found.filter((address) => address !== ownAddress(stand.engine.config))
    prove('attack', `Links, as ${Object.values(poison).join(' ')}`, { messages, away: away.length })
    expect(messages).toBeGreaterThanOrEqual(7)
    expect(away).toEqual([])
  })
})

const asAsked: Plant = (app, engine) => {
  app.post('/api/hole/link', async (c) => {
    const { email: to } = await c.req.json<{ email: string }>()
    const link = `${new URL(c.req.url).origin}/mcapp/login#reset=${newToken()}`
    await engine.outside.outbox?.send({ channel: 'mail', to, text: link, link })
    return c.json({})
  })
}

it('a message that believes the request is found', { timeout }, async () => {
  const stand = await openFixture({}, asAsked, now())
  const { found } = await attack(stand, poisons[0])
  await stand.close()
  const away = found.filter((address) => address !== ownAddress(stand.engine.config))
  prove('attack', 'Links, planted one that believes the request', { away: away.length })
  expect(away.length).toBeGreaterThan(0)
})
