import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCaller } from '../support/caller.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: 'https://money.example.org' } })
})
afterAll(() => server.stop())

const post = (path: string, headers: Record<string, string>, body = '{}') =>
  fetch(server.url + path, { method: 'POST', headers, body })
const json = { 'Content-Type': 'application/json' }

describe('every answer', () => {
  const paths = ['/healthz', '/mcapp', '/nothing-here', '/api/nothing', '/api/auth/session']

  it.each(paths)('%s carries the security headers', async (path) => {
    const { headers } = await fetch(server.url + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    // It would double the work before the first rows: the browser keeps no compiled code then.
    expect(headers.get('cross-origin-embedder-policy')).toBeNull()
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  it.each([
    ['/assets/picture-worker-abc123.js', true],
    ['/assets/ort-wasm-simd-threaded-abc123.mjs', true],
    ['/assets/ground-abc123.js', false],
    ['/assets/x/picture-worker-abc123.js', false],
    ['/picture-worker-abc123.js', false],
  ])('to %s may run WebAssembly: %s', async (path, isAllowed) => {
    const { headers } = await fetch(server.url + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(/script-src 'self' 'wasm-unsafe-eval';/.test(policy)).toBe(isAllowed)
    expect(policy).not.toContain("'unsafe-")
  })

  it('that stays open carries them too', async () => {
    const anna = await TestCaller.signUp(server.url)
    const { answer, close } = await anna.connect({})
    const { headers } = answer
    close()
    expect(headers.get('content-type')).toContain('text/event-stream')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store, no-transform')
  })

  it('of a call is kept by nobody', async () => {
    const { headers } = await fetch(`${server.url}/api/nothing`)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a call', () => {
  it('to an unknown path is not found, in JSON', async () => {
    const answer = await fetch(`${server.url}/api/nothing`)
    const requestId = answer.headers.get('x-request-id')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      error: 'That is not here, or no longer here.',
      code: 'not-found',
      requestId,
    })
  })

  it('must be JSON', async () => {
    const answer = await post('/api/auth/login', { 'Content-Type': 'text/plain' })
    expect([answer.status, (await answer.json()).code]).toEqual([415, 'unsupported-type'])
  })

  it('that is not JSON says so', async () => {
    const answer = await post('/api/auth/login', json, '{')
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'malformed-request'])
  })

  it('with wrong fields names them', async () => {
    const answer = await post('/api/auth/login', json, '{"email":7,"extra":1}')
    const body = await answer.json()
    expect([answer.status, body.code]).toEqual([422, 'invalid-input'])
    expect(Object.keys(body.fields).sort()).toEqual(['email', 'extra', 'password'])
  })

  it('with too large a body is refused', async () => {
    const answer = await post('/api/auth/login', json, `"${'x'.repeat(1_100_000)}"`)
    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too-large'])
  })

  it('in pieces, without a length, is read and bounded like any other', async () => {
    const inPieces = (...pieces: string[]) => {
      const body = new Blob(pieces).stream()
      const sent = { method: 'POST', headers: json, body, duplex: 'half' }
      return fetch(`${server.url}/api/auth/login`, sent)
    }
    const read = await inPieces('{"email":"a@example.org",', '"password":"four plain words"}')
    expect([read.status, (await read.json()).code]).toEqual([401, 'wrong-credentials'])
    const large = await inPieces('"', 'x'.repeat(1_100_000), '"')
    expect([large.status, (await large.json()).code]).toEqual([413, 'too-large'])
  })

  it('that changes something is refused from a foreign page', async () => {
    const answer = await post('/api/auth/login', { ...json, Origin: 'https://evil.example' })
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'not-allowed'])
  })

  it.each(['https://money.example.org', 'own'])('is let in from %s', async (origin) => {
    const own = origin === 'own' ? server.url : origin
    const answer = await post('/api/auth/login', { ...json, Origin: own })
    expect(answer.status).toBe(422)
  })
})

describe('the log', () => {
  it('says of who comes in, and of who does not, roughly from where', async () => {
    const { user } = (await TestCaller.signUp(server.url)).session
    const lineOf = (answer: Response, msg: string) =>
      server.logs
        .map((line) => JSON.parse(line))
        .find((line) => line.requestId === answer.headers.get('x-request-id') && line.msg === msg)
    const logIn = (password: string) =>
      post('/api/auth/login', json, JSON.stringify({ email: user.email, password }))
    const seen = { way: 'login by email', from: '127.0.0.0/24' }
    const wrong = await logIn('some wrong words')
    const refused = { ...seen, fault: 'wrong-credentials' }
    await expect.poll(() => lineOf(wrong, 'not let in')).toMatchObject(refused)
    const right = await logIn('four plain words')
    await expect.poll(() => lineOf(right, 'let in')).toMatchObject({ ...seen, uid: user.id })
  })

  it('holds the route, not the path with its ids or the query', async () => {
    await fetch(`${server.url}/api/data/users/secret-id?email=a@b.example`)
    const lines = server.logs.join('\n')
    expect(lines).toContain('"answered"')
    expect(lines).not.toContain('secret-id')
    expect(lines).not.toContain('a@b.example')
  })
})
