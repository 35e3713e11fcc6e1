import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addOwnCommands } from '#server/api/own-commands.ts'
import { liveOn } from '#test/attack/lives.ts'
import { placesIn, textWith } from '#test/attack/mutate.ts'
import { sendRaw } from '#test/attack/send-raw.ts'
import { type ValidRequest, validRequests } from '#test/attack/valid-requests.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { staffDesk } from '#test/support/staff-desk.ts'
import { TestGroup } from '../support/group-fixture.ts'

addOwnCommands()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { WRITES_PER_MINUTE: '100000000', DEMO: '0' } })
})
afterAll(() => server.stop())

/** As JSON; null is the field left out. */
const wrong = [null, 'null', '1.5', `"${'x'.repeat(9000)}"`, '{}']
/** As the library would say it, and no sentence of ours. */
const isTheirs = (words: string) =>
  /^(Invalid|Unrecognized|Too (big|small):)|expected .*received/.test(words) &&
  words !== 'Invalid contribution amount'

/** Whoever calls those is signed out afterwards. */
const leaving = /^\/api\/(auth\/logout|user\/(delete|password|sessions|email|phone)|admin)/

/** The body with one thing wrong, at every place in turn. */
const spoiled = (body: unknown) =>
  placesIn(body).flatMap((at) => {
    const instead = at.length === 0 ? wrong.slice(1) : wrong
    return instead.map((text) => textWith(body, at, text))
  })

interface Refused {
  readonly error?: string
  readonly fields?: Readonly<Record<string, string>>
}

type Answer = Refused & { readonly results?: readonly Refused[] }

/** Commands go many at once; each is answered alone. */
const pushAtOnce = 50

const commandsOf = (requests: readonly ValidRequest[]) =>
  requests.flatMap(({ name, body }) => {
    const [command] = (body as { commands: readonly { args: unknown }[] }).commands
    return spoiled(command?.args).map(
      (args) => `{"key":"${randomUUID()}","name":"${name}","args":${args}}`,
    )
  })

it('says of every field what to do, never what the library says of it', {
  timeout: 600_000,
}, async () => {
  const anna = await TestCaller.signUp(server.url, 'Anna')
  const ids = await liveOn(anna, await TestGroup.make(anna), 'canary')
  const ben = await TestCaller.signUp(server.url, 'Ben')
  const desk = await staffDesk(server)
  const tokenFor = ({ auth, path }: ValidRequest) =>
    auth === 'admin' ? desk.tokenOf('super_admin') : (leaving.test(path) ? ben : anna).session.token
  const told = new Map<string, string>()
  const keep = (name: string, answer: Answer) => {
    for (const { fields, error } of [answer, ...(answer.results ?? [])]) {
      for (const words of [error ?? '', ...Object.values(fields ?? {})]) told.set(words, name)
    }
  }
  const send = async (one: ValidRequest, path: string, body?: string) => {
    const headers = { Authorization: `Bearer ${tokenFor(one)}`, 'Content-Type': one.type }
    const { status, text } = await sendRaw(server.url, {
      ...{ method: one.method, path, headers },
      ...(body !== undefined && { body }),
    })
    const isPush = one.path === '/api/sync/push'
    if ((isPush || status >= 400) && text.startsWith('{')) keep(one.name, JSON.parse(text))
  }
  const all = validRequests({ ...ids, uid: anna.uid })
  const [pushed, plain] = [
    all.filter(({ path }) => path === '/api/sync/push'),
    all.filter(({ path }) => path !== '/api/sync/push'),
  ]
  for (const one of plain) {
    const bodies = one.body === undefined ? [] : spoiled(one.body)
    await Promise.all(bodies.map((body) => send(one, one.path, body)))
    const asked = [...one.query, ['nothing'] as const].map(([name]) => name)
    const paths = asked.flatMap((name) => ['', 'x', '{}'].map((text) => `${name}=${text}`))
    await Promise.all(paths.map((query) => send(one, `${one.path}?${query}`)))
  }
  const written = commandsOf(pushed)
  const [push] = pushed
  for (let at = 0; push && at < written.length; at += pushAtOnce) {
    const body = `{"commands":[${written.slice(at, at + pushAtOnce)}]}`
    await send(push, push.path, body)
  }
  await desk.close()
  expect([...told].filter(([words]) => isTheirs(words))).toEqual([])
  expect(told.size).toBeGreaterThan(60)
  expect([...told.keys()]).toContain('Fill this in.')
})

it('knows what the library says', () => {
  const { error } = z
    .strictObject({ a: z.string() })
    .safeParse({ b: 1 }, { error: () => undefined })
  const en = z.locales.en().localeError
  const theirs = (error?.issues ?? []).map((issue) => en(issue as never))
  expect(theirs.map((words) => isTheirs(String(words)))).toEqual([true, true])
})
