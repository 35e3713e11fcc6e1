import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { newPhone } from '#test/support/way-in.ts'
import { type Fixture, openFixture } from './open-fixture.ts'
import type { Plant } from './world.ts'

const timeout = 600_000
const env = { DEMO: '1', SIGNUPS_PER_HOUR: '100000' }
const victimName = `Anna ${randomUUID().slice(0, 8)}`

async function newVictim({ url, engine }: Fixture) {
  const victim = await TestCaller.signUp(url, victimName)
  const [phone, avatar] = [newPhone(), `/api/avatars/${victim.uid}.webp?v=${'ab'.repeat(16)}`]
  const { pool } = engine.database
  await pool.query('update users set phone = $2, avatar = $3 where id = $1', [
    ...[victim.uid, phone, avatar],
  ])
  await pool.query('insert into avatars (user_id, image, updated_at) values ($1, $2, now())', [
    ...[victim.uid, Buffer.from('picture')],
  ])
  return { uid: victim.uid, phone, email: victim.session.user.email ?? '' }
}

/** How often a stranger and a demo got an answer or a name, and whether an id opens a picture. */
async function attack(stand: Fixture) {
  const { uid, phone, email } = await newVictim(stand)
  const demo = await call<SessionAnswer>(`${stand.url}/api/auth/demo`, 'POST')
  const intruders = {
    stranger: await TestCaller.signUp(stand.url, 'Mallory'),
    demo: new TestCaller(stand.url, demo.body),
  }
  const { pool } = stand.engine.database
  const first = await intruders.stranger.call('GET', `/api/data/users?email=${email}`)
  const unproven = first.status === 403 ? 0 : 1
  await pool.query('update identity.users set email_verified = true where id = $1', [
    intruders.stranger.uid,
  ])
  const answered = { stranger: 0, demo: 0 }
  let names = 0
  for (const who of ['stranger', 'demo'] as const) {
    for (let turn = 0; turn < 70; turn++) {
      // However patient: what is counted by the minute is forgotten each time.
      await pool.query(`delete from rate_limits where bucket like 'users:lookup:minute:%'`)
      const asked = turn % 2 ? `phone=${encodeURIComponent(phone)}` : `email=${email}`
      const answer = await intruders[who].call('GET', `/api/data/users?${asked}`)
      if (answer.status === 200) answered[who]++
      if (JSON.stringify(answer.body).includes(victimName)) names++
    }
  }
  const picture = `/api/avatars/${uid}.webp`
  const seen = await Promise.all(
    [picture, `${picture}?v=`, `${picture}?v=${'0'.repeat(32)}`].map((path) =>
      intruders.stranger.call('GET', path),
    ),
  )
  const pictures = seen.filter(({ status }) => status === 200).length
  const by = { 'by a stranger': answered.stranger, 'by a demo': answered.demo }
  return { ...by, 'by an unproven one': unproven, names, pictures }
}

it('a number that is tried gives no name, a demo no answer, an id no picture', {
  timeout,
}, async () => {
  const stand = await openFixture(env)
  const found = await attack(stand)
  await stand.close()
  prove('attack', 'Lookups', found)
  expect(found).toEqual({
    ...{ 'by a stranger': 50, 'by a demo': 0, 'by an unproven one': 0 },
    ...{ names: 0, pictures: 0 },
  })
})

/** Answers whoever asks, as often as they like. */
const open: Plant = (app, { database: { pool } }) => {
  app.get('/api/data/users', async (c) => {
    const { phone = '', email = '' } = c.req.query()
    const find = 'select id, name from users where phone = $1 or email = $2'
    return c.json({ documents: (await pool.query(find, [phone, email])).rows })
  })
  app.get('/api/avatars/:file', async (c) => c.body('picture'))
}

it('a lookup that tells everybody is found', { timeout }, async () => {
  const stand = await openFixture(env, open)
  const found = await attack(stand)
  await stand.close()
  prove('attack', 'Lookups, planted open door', found)
  expect(found).toEqual({
    ...{ 'by a stranger': 70, 'by a demo': 70, 'by an unproven one': 1 },
    ...{ names: 140, pictures: 3 },
  })
})
