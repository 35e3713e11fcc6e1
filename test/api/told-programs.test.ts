import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { TestCaller } from '#test/support/caller.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'
import { outboxOf } from '../support/way-in.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())

async function proven() {
  const person = await TestCaller.signUp(one.url)
  const email = person.session.user.email ?? ''
  await one.engine.outside.close()
  const [link] = outboxOf(one, email).flatMap(({ link }) => link ?? [])
  const body = { token: link?.split('=').at(-1) }
  expect((await person.call('POST', '/api/auth/email/verify', { body })).status).toBe(200)
  return { person, email }
}

const webhook = { url: 'https://hook.example.org/in', place: 'book' }
const token = { name: 'Script', may: 'read', place: 'book', days: 7 }

it('is told of ten tokens and of ten addresses an hour, each counted by itself', async () => {
  const { person, email } = await proven()
  const often = async (path: string, body: object) => {
    const answers = []
    for (let turn = 0; turn < 11; turn++) {
      answers.push(await person.call<ErrorBody>('POST', `/api/user/${path}`, { body }))
      await one.engine.database.pool.query('delete from webhooks where user_id = $1', [person.uid])
    }
    return answers
  }
  const [tokens, hooks] = [await often('tokens', token), await often('webhooks', webhook)]
  for (const some of [tokens, hooks]) {
    expect(some.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
  }
  expect(tokens.at(-1)?.body.error).toMatch(/^You are told of each token that is made, and/)
  expect(hooks.at(-1)?.body.error).toMatch(/^You are told of each address that is to hear/)
  const calendar = await person.call('POST', '/api/user/calendar', { body: { withAmounts: true } })
  expect(calendar.status).toBe(200)
  await one.engine.outside.close()
  const told = outboxOf(one, email).map(({ subject = '' }) => subject)
  expect(told.filter((subject) => subject.includes('A token'))).toHaveLength(10)
})
