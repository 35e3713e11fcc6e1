import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { solveCaptcha } from '#test/support/way-in.ts'
import { sendRaw } from './send-raw.ts'

const timeout = 3_600_000
const samples = howMany(6, 200)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isAsShipped: true })
})
afterAll(() => server.stop())

const median = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

interface Heard {
  readonly statuses: ReadonlySet<number>
  readonly bodies: ReadonlySet<string>
  readonly ms: number
}

/** What is said, but for the number of the request, and how long it takes in the middle. */
async function listenTo(path: string, bodies: () => Promise<object>): Promise<Heard> {
  const statuses = new Set<number>()
  const said = new Set<string>()
  const times: number[] = []
  for (let turn = 0; turn < samples; turn++) {
    const body = JSON.stringify(await bodies())
    const headers = { 'Content-Type': 'application/json' }
    const answer = await sendRaw(server.url, { method: 'POST', path, headers, body })
    statuses.add(answer.status)
    said.add(answer.text.replace(/"requestId":"[^"]+"/, ''))
    times.push(answer.ms)
  }
  return { statuses, bodies: said, ms: median(times) }
}

const stranger = () => `${randomUUID()}@example.org`

/** The limit of tries at one account is not what is looked at: nobody is asked too often. */
async function people(asksOfEach: number): Promise<() => string> {
  const all: string[] = []
  for (let turn = 0; turn < Math.ceil(samples / asksOfEach); turn++) {
    all.push((await TestCaller.signUp(server.url)).session.user.email ?? '')
  }
  let turn = 0
  return () => all[turn++ % all.length] ?? ''
}

/** The same words; how long each took is told. */
function expectAlike(what: string, here: Heard, nowhere: Heard): void {
  prove('attack', what, {
    samples: samples * 2,
    'known ms': here.ms.toFixed(1),
    'unknown ms': nowhere.ms.toFixed(1),
    ratio: (here.ms / nowhere.ms).toFixed(2),
  })
  expect([...here.statuses]).toEqual([...nowhere.statuses])
  expect([...here.bodies]).toEqual([...nowhere.bodies])
}

describe('whether somebody has an account', () => {
  it('is not told by logging in: not by words, and not by time', { timeout }, async () => {
    const known = await people(10)
    const wrong = { password: 'a wrong one indeed' }
    const path = '/api/auth/login'
    const here = await listenTo(path, async () => ({ email: known(), ...wrong }))
    const nowhere = await listenTo(path, async () => ({ email: stranger(), ...wrong }))
    expectAlike('Logging in, known or not', here, nowhere)
  })

  it('is not told by asking for a new password', { timeout }, async () => {
    const known = await people(4)
    const path = '/api/auth/password/forgot'
    const asking = (email: () => string) => async () => ({
      ...{ email: email(), captcha: await solveCaptcha(server.url) },
    })
    const here = await listenTo(
      path,
      asking(() => known()),
    )
    const nowhere = await listenTo(path, asking(stranger))
    expectAlike('Forgotten password, known or not', here, nowhere)
  })
})
