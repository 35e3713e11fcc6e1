import { describe, expect, it, vi } from 'vitest'
import { authCall } from './auth-call.ts'
import { bookCall, stream } from './book-call.ts'
import { call } from './call.ts'
import { CallError, isSignedOut, onRefusedToken, send } from './client.ts'
import { isForbidden, retryAfterMs } from './failure-kinds.ts'
import { setProver } from './set-prover.ts'

const asked = { method: 'GET', path: '/api/x' } as const
const posted = { method: 'POST', path: '/api/x' } as const

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status, headers }))

const failure = async (fetch: typeof globalThis.fetch, token?: string) => {
  const outcome = await send(asked, { fetch, ...(token && { token }) }).catch(
    (error: unknown) => error,
  )
  if (!(outcome instanceof CallError)) throw new Error('The call was expected to fail.')
  return outcome
}

describe('send', () => {
  it('sends JSON with the bearer token and answers the JSON', async () => {
    const fetch = answering(200, '{"ok":true}')
    const answer = await send(posted, { body: { a: 1 }, token: 't', fetch })
    expect(answer).toEqual({ ok: true })
    const [path, init] = fetch.mock.calls[0] ?? []
    const headers = new Headers(init?.headers)
    expect([path, init?.method, init?.body]).toEqual(['/api/x', 'POST', '{"a":1}'])
    expect(headers.get('authorization')).toBe('Bearer t')
    expect(headers.get('content-type')).toBe('application/json')
  })

  it.each([
    ['{"error":"Goal not found","message":"other"}', 404, 'Goal not found'],
    ['{"message":"From message"}', 400, 'From message'],
    ['{"error":""}', 418, 'HTTP 418'],
    ['{}', 500, 'HTTP 500'],
    ['[]', 500, 'HTTP 500'],
    ['', 502, 'HTTP 502'],
    ['Bad gateway', 502, 'Bad gateway'],
    ['x'.repeat(3000), 500, 'x'.repeat(2000)],
  ])('reads the message of %s', async (body, status, message) => {
    expect(await failure(answering(status, body))).toMatchObject({ status, message })
  })

  it('keeps code, fields and request id', async () => {
    const body = { error: 'E', code: 'email-taken', requestId: 'r1', fields: { email: 'Taken.' } }
    const error = await failure(answering(409, JSON.stringify(body)))
    expect(error.body).toEqual(body)
  })

  it('does not trust a code or fields of another shape', async () => {
    const body = '{"code":"Made up","fields":{"a":1}}'
    const error = await failure(answering(429, body, { 'X-Request-Id': 'r2' }))
    expect(error.body).toEqual({ error: 'HTTP 429', code: 'too-many-requests', requestId: 'r2' })
  })

  it.each(['<html>', ''])('takes %j for an answer of somebody else’s', async (page) => {
    const error = await failure(answering(200, page))
    expect(error).toMatchObject({ status: 0, code: 'unexpected' })
  })

  it('knows how long to wait, and what is over', async () => {
    const busy = await failure(answering(503, '{}', { 'Retry-After': '7' }))
    expect([retryAfterMs(busy), isSignedOut(busy), isForbidden(busy)]).toEqual([7000, false, false])
    const vague = await failure(answering(503, '{}', { 'Retry-After': 'tomorrow' }))
    expect(retryAfterMs(vague)).toBe(0)
    const closed = await failure(answering(403, '{"code":"account-not-active"}'))
    expect([isSignedOut(closed), isForbidden(closed)]).toEqual([true, false])
    expect(isSignedOut(await failure(answering(401, '{}')))).toBe(true)
    expect(isForbidden(await failure(answering(404, '{}')))).toBe(true)
  })

  it('says that the server was not reached', async () => {
    const error = await failure(vi.fn(async () => Promise.reject(new TypeError('failed'))))
    expect(error).toMatchObject({ status: 0, code: 'unavailable' })
  })

  it('passes an abort on as it is', async () => {
    const reason = new DOMException('stopped', 'AbortError')
    const fetch = vi.fn(async () => Promise.reject(reason))
    const signal = AbortSignal.abort()
    await expect(send(asked, { fetch, signal })).rejects.toBe(reason)
  })

  it('reports a refused token, and no missing one', async () => {
    const refused: string[] = []
    const stop = onRefusedToken((token) => refused.push(token))
    await failure(answering(401, '{}'))
    await failure(answering(403, '{}'), 'token-1')
    await failure(answering(401, '{}'), 'token-2')
    stop()
    await failure(answering(401, '{}'), 'token-3')
    // Devices of other tests may be refused meanwhile.
    expect(refused.filter((token) => /^token-/.test(token))).toEqual(['token-2'])
  })
})

describe('a call that needs a proof', () => {
  const refusal = '{"error":"First.","code":"fresh-proof-needed","requestId":"r"}'
  const refusedOnce = () =>
    vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(new Response(refusal, { status: 403 }))
      .mockResolvedValueOnce(new Response('{"ok":true}', { status: 200 }))
  const sendTo = (fetch: typeof globalThis.fetch) =>
    send(posted, { body: { a: 1 }, fetch, token: 't' })

  it('is sent once more as it was, once whoever is there has shown who they are', async () => {
    const fetch = refusedOnce()
    const prove = vi.fn(async () => 't')
    setProver(prove)
    expect(await sendTo(fetch)).toEqual({ ok: true })
    expect(prove).toHaveBeenCalledExactlyOnceWith('t')
    const [first, second] = fetch.mock.calls
    expect(second).toEqual(first)
    setProver(null)
  })

  it('stays refused where they would not, and where nobody can be asked', async () => {
    for (const prover of [async () => null, null]) {
      const fetch = refusedOnce()
      setProver(prover)
      await expect(sendTo(fetch)).rejects.toMatchObject({ status: 403, code: 'fresh-proof-needed' })
      expect(fetch).toHaveBeenCalledOnce()
    }
    setProver(null)
  })

  it('asks nobody about any other refusal', async () => {
    const prove = vi.fn(async () => 't')
    setProver(prove)
    const fetch = answering(403, '{"error":"No.","code":"not-allowed","requestId":"r"}')
    await expect(sendTo(fetch)).rejects.toMatchObject({ code: 'not-allowed' })
    expect(prove).not.toHaveBeenCalled()
    setProver(null)
  })
})

describe('a call by its name', () => {
  const token = 't'

  it('goes where the contract says, with what stands in the address', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))
    await bookCall('search', { body: { query: 'tea' }, token, fetch })
    await call('user.sessions.end', { params: { id: 'a/b' }, token, fetch })
    await bookCall('rates', { query: { currencies: 'USD,JPY', to: 'EUR' }, token, fetch })
    await authCall('auth.captcha', { fetch })
    expect(fetch.mock.calls.map(([path, init]) => [init?.method, path])).toEqual([
      ['POST', '/api/search'],
      ['DELETE', '/api/user/sessions/a%2Fb'],
      ['GET', '/api/rates?currencies=USD%2CJPY&to=EUR'],
      ['GET', '/api/auth/captcha'],
    ])
  })

  it('is heard piece by piece', async () => {
    const fetch = answering(200, 'event: done\ndata: {"a":1}\n\n')
    const events = await stream('ai-advice', { body: {}, token, fetch })
    expect(await Array.fromAsync(events)).toEqual([{ name: 'done', data: { a: 1 } }])
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('accept')).toBe('text/event-stream')
  })

  it('that is heard piece by piece fails like any other', async () => {
    const refused: string[] = []
    const stop = onRefusedToken((one) => refused.push(one))
    const fetch = answering(401, '{"error":"E","code":"not-signed-in","requestId":"r"}')
    await expect(stream('ai-advice', { body: {}, token, fetch })).rejects.toMatchObject({
      status: 401,
      code: 'not-signed-in',
    })
    stop()
    expect(refused).toContain(token)
  })
})
