import { randomInt, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { listen } from '#server/http/edge/listen.ts'
import { call } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { countAllowed } from './count-allowed.ts'
import { openFixture } from './open-fixture.ts'

const timeout = 600_000
const limit = 10
const env = { TRUST_PROXY: '1', LOGINS_PER_HOUR: `${limit}` }

const group = () => randomInt(1, 65_536).toString(16)
const host = () => [group(), group(), group(), group()].join(':')

/** One address in the ways people and programs write it. */
const spellings = ['2001:db8:7:1::9', '2001:0DB8:0007:0001:0:0:0:0009', '[2001:db8:7:1::9]:443']
const mapped = [
  ...['::ffff:203.0.113.9', '203.0.113.9', '::FFFF:cb00:7109', '203.0.113.9:5000'],
  ...['203.000.113.009', '[::ffff:203.0.113.9%eth0]:443', '0:0:0:0:0:ffff:203.0.113.9'],
]

const from = (addressOf: (turn: number) => string) => async (url: string, turn: number) => {
  const body = { email: `${randomUUID()}@example.org`, password: 'some plain words' }
  const headers = { 'X-Forwarded-For': addressOf(turn) }
  return (await call(`${url}/api/auth/login`, 'POST', { body, headers })).status
}

const within64 = () => from(() => `2001:db8:1:1:${host()}`)
const within48 = () => from(() => `2001:db8:2:${group()}:${host()}`)
const madeUp = () => from((turn) => `unknown-${turn}`)
const spelled = (all: readonly string[]) => from((turn) => all[turn % all.length] ?? '')

async function attack(url: string) {
  const tries = limit * 12
  return {
    tries,
    'of one /64': await countAllowed([url], tries, within64()),
    'of one /48': await countAllowed([url], tries, within48()),
    'spelled anew': await countAllowed([url], tries, spelled(spellings)),
    'as IPv4': await countAllowed([url], tries, spelled(mapped)),
    'made up': await countAllowed([url], tries, madeUp()),
  }
}

it('a network of IPv6 counts as one, however its addresses are written', { timeout }, async () => {
  const stand = await openFixture(env)
  const found = await attack(stand.url)
  await stand.close()
  prove('attack', 'Limits of IPv6', { limit, ...found })
  expect(found).toEqual({
    ...{ tries: 120, 'of one /64': limit, 'of one /48': limit * 8 },
    ...{ 'spelled anew': limit, 'as IPv4': limit, 'made up': limit },
  })
})

it('a server that counts the text of an address is found', async () => {
  const used = new Map<string, number>()
  const app = new Hono()
  app.all('*', (c) => {
    const text = c.req.header('x-forwarded-for') ?? ''
    used.set(text, (used.get(text) ?? 0) + 1)
    return c.json({}, (used.get(text) ?? 0) > limit ? 429 : 401)
  })
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  const found = await attack(server.url)
  await server.close()
  prove('attack', 'Limits of IPv6, planted count by text', { limit, ...found })
  expect(found['of one /64']).toBe(found.tries)
  expect(found['spelled anew']).toBe(limit * spellings.length)
})
