import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AdminRow } from '#contract/staff/entities.ts'
import { takeMessage } from '#server/site/take-message.ts'
import { answerSupport } from '#server/staff/content/answer-support.ts'
import { prove } from '#test/support/proof.ts'
import { outboxOf } from '#test/support/way-in.ts'
import { type Fixture, openFixture } from './open-fixture.ts'
import type { Plant } from './world.ts'

const lure = 'Your parcel waits: https://evil.example/x or call +49 900 1234567'

/** As much of them as an answer needs. */
async function newStaff({ engine }: Fixture): Promise<AdminRow> {
  const id = randomUUID()
  await engine.database.pool.query(
    `insert into staff (id, email, display_name, role, password_hash, is_active, created_at)
      values ($1, $2, 'Anna Berg', 'support', 'none', true, now())`,
    [id, `${id}@example.org`],
  )
  return { id, role: 'support', isActive: true } as AdminRow
}

/** Writes to support as somebody else and is answered: what that somebody reads of it. */
async function shapedBy(stand: Fixture): Promise<{ got: number; shaped: number }> {
  const victim = `${randomUUID()}@example.org`
  const letter = { name: 'Win www.evil.example', email: victim, message: lure }
  const { engine } = stand
  // The proof of work is tried elsewhere; here it is done.
  const captcha = { ...engine.outside.captcha, isProven: async () => true }
  const proven = { ...engine, outside: { ...engine.outside, captcha } }
  const from = { address: '203.0.113.9', proof: 'done', token: '', uid: null }
  const id = await takeMessage(proven, { ...letter, topic: 'question' }, from)
  const reply = { id: randomUUID(), text: 'We sent you no parcel.' }
  await answerSupport(engine, await newStaff(stand), id, reply)
  await fetch(`${stand.url}/api/hole/reply`, { method: 'POST', body: JSON.stringify(letter) })
  await engine.outside.close()
  const mails = outboxOf(stand, victim)
  const shaped = mails.filter(({ subject = '', text }) => /Win|evil|900/.test(`${subject} ${text}`))
  return { got: mails.length, shaped: shaped.length }
}

it('who writes to support as somebody else has nothing of theirs sent on', async () => {
  const stand = await openFixture({})
  const found = await shapedBy(stand)
  await stand.close()
  prove('attack', 'Relay by the contact page', found)
  expect(found).toEqual({ got: 1, shaped: 0 })
})

/** An answer that says again what was asked. */
const quoting: Plant = (app, engine) => {
  app.post('/api/hole/reply', async (c) => {
    const { email, message } = await c.req.json<{ email: string; message: string }>()
    const text = `Hello,\n\nYou wrote:\n> ${message}`
    const from = { who: [randomUUID()] }
    await engine.outside.send({ kind: 'support-reply', channel: 'mail', to: email, from, text })
    return c.json({})
  })
}

it('an answer that says again what was asked is found', async () => {
  const stand = await openFixture({}, quoting)
  const found = await shapedBy(stand)
  await stand.close()
  prove('attack', 'Relay by the contact page, planted quote', found)
  expect(found.shaped).toBe(1)
})
