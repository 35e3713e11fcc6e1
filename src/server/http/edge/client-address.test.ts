import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress, isLoopback } from './client-address.ts'

async function ask(isProxyTrusted: boolean, socket: string, forwarded?: string) {
  const app = new Hono()
  app.get('/', (c) => c.json([clientAddress(c, { isProxyTrusted }), isLoopback(c)]))
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : undefined
  const env = { incoming: { socket: { remoteAddress: socket } } }
  return (await app.request('/', headers ? { headers } : {}, env)).json()
}

describe('clientAddress', () => {
  it('is the socket, whatever a header claims', async () => {
    expect(await ask(false, '203.0.113.7', '10.0.0.1')).toEqual(['203.0.113.7', false])
  })

  it('is what a trusted proxy added last', async () => {
    expect(await ask(true, '127.0.0.1', '1.1.1.1, 203.0.113.7')).toEqual(['203.0.113.7', false])
  })

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::1', '::1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
  ])('knows %s as this machine', async (socket, address) => {
    expect(await ask(false, socket)).toEqual([address, true])
  })

  it('believes nobody who says to be this machine', async () => {
    expect(await ask(true, '203.0.113.7', '127.0.0.1')).toEqual(['127.0.0.1', false])
    expect(await ask(true, '127.0.0.1', '127.0.0.1')).toEqual(['127.0.0.1', false])
  })

  it('does not take a proxy on this machine for this machine', async () => {
    expect(await ask(false, '127.0.0.1', '203.0.113.7')).toEqual(['127.0.0.1', false])
  })
})
