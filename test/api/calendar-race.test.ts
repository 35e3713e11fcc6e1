import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdSession } from '#server/auth/session/evict.ts'
import { makeFeed } from '#server/recurring/calendar-feed.ts'
import { TestCaller } from '#test/support/caller.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())

it('a calendar address that is made while everybody is thrown out is not made', async () => {
  const { database, identity } = one.engine
  const person = await TestCaller.signUp(one.url)
  const caller = await identity.whoIs(person.session.token)
  if (!caller) throw new Error('nobody')
  const make = () => makeFeed(one.engine, caller.uid, true, (tx) => holdSession(tx, caller))
  await make()
  const late = await database.transact(async (tx) => {
    await identity.evict(tx, caller.uid)
    // Waits for this to be over, and is too late then.
    return { made: make().catch((error: unknown) => error) }
  })
  expect(await late.made).toMatchObject({ code: 'not-signed-in' })
  const feeds = 'select from calendar_feeds where user_id = $1'
  expect((await database.pool.query(feeds, [caller.uid])).rowCount).toBe(0)
})
