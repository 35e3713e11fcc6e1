import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { ratesAddress, ratesDoor } from './rates.ts'

const days = { from: '2026-03-02', today: '2026-03-09' }

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function provider(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the door to a provider of rates', () => {
  it('asks for the days that are missing', async () => {
    const url = await provider((request, response) => response.end(request.url))
    const asked = await ratesDoor(`${url}/v1/{from}..?base=EUR`).fetch(days)
    expect(new TextDecoder().decode(asked)).toBe('/v1/2026-03-02..?base=EUR')
  })

  it('asks for the file that reaches back far enough', () => {
    const file = (from: string) => ratesAddress('https://bank/{file}', { ...days, from })
    expect(file('2026-03-02')).toBe('https://bank/eurofxref-hist-90d.xml')
    expect(file('2026-01-01')).toBe('https://bank/eurofxref-hist-90d.xml')
    expect(file('2025-12-01')).toBe('https://bank/eurofxref-hist.zip')
  })

  it('does not wait for one that stalls, before or within the answer', async () => {
    const silent = await provider(() => undefined)
    await expect(ratesDoor(silent, { withinMs: 50 }).fetch(days)).rejects.toThrow()
    const slow = await provider((_, response) => {
      response.write('{"base":')
    })
    await expect(ratesDoor(slow, { withinMs: 50 }).fetch(days)).rejects.toThrow()
  })

  it('does not drink from one that floods, packed or not', async () => {
    const flood = await provider((_, response) => {
      const pour = () => {
        while (response.write('x'.repeat(1000)));
      }
      response.on('drain', pour)
      pour()
    })
    await expect(ratesDoor(flood, { bytesMost: 10_000 }).fetch(days)).rejects.toThrow('too much')
    const packed = gzipSync('x'.repeat(1_000_000))
    const bomb = await provider((_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
    )
    expect(packed.length).toBeLessThan(10_000)
    await expect(ratesDoor(bomb, { bytesMost: 10_000 }).fetch(days)).rejects.toThrow('too much')
  })

  it('takes no refusal and no other address for an answer', async () => {
    const broken = await provider((_, response) => response.writeHead(500).end('1.08'))
    await expect(ratesDoor(broken).fetch(days)).rejects.toThrow('500')
    const moved = await provider((_, response) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
    )
    await expect(ratesDoor(moved).fetch(days)).rejects.toThrow()
  })
})
