import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { newPhone, outboxOf } from '#test/support/way-in.ts'
import { newToken, send, TestGroup } from '../support/group-fixture.ts'
import { type Fixture, openFixture } from './open-fixture.ts'
import type { Plant } from './world.ts'

const timeout = 600_000
const lure = 'Parcel at https://evil.example/x call +49 900 1234567 \u202Enow'
const mostTo = { phone: 3, email: 5 }
const mostFrom = { phone: 15, email: 50 }
type Way = keyof typeof mostTo

/** Somebody who has proven an address and calls themselves what they like. */
async function newSender({ url, engine }: Fixture): Promise<TestCaller> {
  const sender = await TestCaller.signUp(url)
  const set = 'update users set email_verified = true, name = $2 where id = $1'
  await engine.database.pool.query(set, [sender.uid, lure])
  return sender
}

/** Invites, deletes the group and begins anew; also a command of the server that has the hole. */
async function relay(sender: TestCaller, channel: Way, to: string): Promise<void> {
  const group = await TestGroup.make(sender, [], { name: 'Win at www.evil.example' })
  const args = { groupId: group.id, id: randomUUID(), token: newToken(), channel, to }
  await send(sender, 'groups.invite', args)
  await sender.call('POST', '/api/hole/invite', { body: args })
  await send(sender, 'groups.delete', { groupId: group.id })
}

/** As many as one sender gets out, as many as one receiver gets, and what they read. */
async function attack(stand: Fixture, channel: Way) {
  const newTo = () => (channel === 'phone' ? newPhone() : `${randomUUID()}@example.org`)
  const sender = await newSender(stand)
  const tries = howMany(mostFrom[channel] + 5, mostFrom[channel] * 3)
  for (let turn = 0; turn < tries; turn++) await relay(sender, channel, newTo())
  await stand.engine.outside.close()
  const bySender = outboxOf(stand).filter(({ link }) => link?.includes('#join=')).length
  const victim = newTo()
  for (let turn = 0; turn < 8; turn++) await relay(await newSender(stand), channel, victim)
  await stand.engine.outside.close()
  const got = outboxOf(stand, victim)
  const shaped = outboxOf(stand).filter(({ text, subject = '', link = '' }) =>
    /evil|Win|\d{3}|\u202E/u.test(`${subject} ${text.replace(link, '')}`),
  )
  return { tries, bySender, toOne: got.length, shaped: shaped.length }
}

describe.each(['phone', 'email'] as const)('a relay by %s', (channel) => {
  let stand: Fixture
  beforeAll(async () => {
    stand = await openFixture({})
  })
  afterAll(() => stand.close())

  it('sends little for one, little to one, and nothing they wrote', { timeout }, async () => {
    const found = await attack(stand, channel)
    prove('attack', `Relay by ${channel}`, found)
    expect(found.bySender).toBe(mostFrom[channel])
    expect(found.toOne).toBe(mostTo[channel])
    expect(found.shaped).toBe(0)
  })
})

/** A new kind of message that goes past the door, with the words of its sender. */
const past: Plant = (app, engine) => {
  app.post('/api/hole/invite', async (c) => {
    const { to, token } = await c.req.json<{ to: string; token: string }>()
    const link = `http://localhost/#join=${token}`
    await engine.outside.outbox?.send({ channel: 'sms', to, text: `${lure} ${link}`, link })
    return c.json({})
  })
}

it('a message past the door is found', { timeout }, async () => {
  const stand = await openFixture({}, past)
  const found = await attack(stand, 'phone')
  await stand.close()
  prove('attack', 'Relay, planted message past the door', found)
  expect(found.bySender).toBeGreaterThan(mostFrom.phone)
  expect(found.toOne).toBeGreaterThan(mostTo.phone)
  expect(found.shaped).toBeGreaterThan(0)
})
