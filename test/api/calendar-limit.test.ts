import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CalendarMade } from '#contract/calendar/entities.ts'
import { newToken } from '#server/http/bearer-token.ts'
import { TestCaller } from '../support/caller.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.stop())

const read = (path: string, address: string) =>
  fetch(`${server.url}${path}`, { headers: { 'X-Forwarded-For': address } })

async function newFeed(): Promise<string> {
  const person = await TestCaller.signUp(server.url)
  const body = { withAmounts: false }
  return (await person.call<CalendarMade>('POST', '/api/user/calendar', { body })).body.path
}

/** So many at once, and how each was answered. */
const statuses = async (times: number, ask: (turn: number) => Promise<Response>) => {
  const answers = await Promise.all(Array.from({ length: times }, (_, turn) => ask(turn)))
  return answers.map(({ status }) => status)
}

async function expectToWait(answer: Response) {
  expect([answer.status, (await answer.json()).code]).toEqual([429, 'too-many-requests'])
  const wait = Number(answer.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3600)
}

it('a feed is read sixty times an hour, from wherever', async () => {
  const [path, other] = [await newFeed(), await newFeed()]
  const all = await statuses(60, (turn) => read(path, `203.0.113.${turn % 7}`))
  expect(new Set(all)).toEqual(new Set([200]))
  await expectToWait(await read(path, '198.51.100.1'))
  expect((await read(other, '203.0.113.1')).status).toBe(200)
})

it('one network reads six hundred, and tries addresses no more often than that', async () => {
  const path = await newFeed()
  for (let turn = 0; turn < 12; turn++) {
    const all = await statuses(50, () => read(`/calendar/${newToken()}.ics`, '192.0.2.1'))
    expect(new Set(all)).toEqual(new Set([404]))
  }
  await expectToWait(await read(path, '192.0.2.1'))
  expect((await read(path, '192.0.2.2')).status).toBe(200)
})
