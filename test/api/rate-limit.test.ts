import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../support/server.ts'

let first: TestServer
let second: TestServer
const env = { WRITES_PER_MINUTE: '5', TRUST_PROXY: '1' }

beforeAll(async () => {
  first = await startTestServer({ env })
  second = await startTestServer({ env: { ...env, DATABASE_URL: first.databaseUrl } })
})
afterAll(() => Promise.all([first.stop(), second.stop()]))

const write = (server: TestServer, address: string) =>
  fetch(`${server.url}/api/nothing`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': address },
  })

describe('too many writes', () => {
  it('are refused with the time to wait, and counted over all servers', async () => {
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await write(first, '203.0.113.1')).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
    for (const server of [first, second]) {
      const answer = await write(server, '203.0.113.1')
      expect([answer.status, (await answer.json()).code]).toEqual([429, 'too-many-requests'])
      const wait = Number(answer.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
    }
  })

  it('of one caller do not shut out another', async () => {
    expect((await write(second, '203.0.113.2')).status).toBe(404)
  })

  it('of one IPv6 network are counted together, however addresses are spelled', async () => {
    const addresses = [
      '2001:db8:7:1::1',
      '2001:DB8:7:1::2',
      '2001:db8:7:1:ffff::3',
      '[2001:db8:7:1::4]',
    ]
    for (const address of [...addresses, '2001:0db8:0007:0001::5']) {
      expect((await write(first, address)).status).toBe(404)
    }
    expect((await write(second, '2001:db8:7:1:aaaa:bbbb:cccc:dddd')).status).toBe(429)
    expect((await write(second, '2001:db8:7:2::1')).status).toBe(404)
  })

  it('of the network around are counted, too', async () => {
    const statuses = []
    for (let part = 1; part <= 8 * 5 + 1; part++) {
      statuses.push((await write(first, `2001:db8:9:${part.toString(16)}::1`)).status)
    }
    expect(new Set(statuses.slice(0, 40))).toEqual(new Set([404]))
    expect(statuses.at(-1)).toBe(429)
  })

  it('believe only the address the proxy itself added', async () => {
    expect((await write(first, '198.51.100.9, 203.0.113.1')).status).toBe(429)
  })
})
