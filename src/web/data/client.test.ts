import { describe, expect, it, vi } from 'vitest'
import { CallError, call, onRefusedToken, setProver } from './client.ts'

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status, headers }))

const failure = async (fetch: typeof globalThis.fetch, token?: string) => {
  const outcome = await call('GET', '/api/x', undefined, { fetch, ...(token && { token }) }).catch(
    (error: unknown) => error,
  )
  if (!(outcome instanceof CallError)) throw new Error('The call was expected to fail.')
  return outcome
}

describe('call', () => {
  it('sends JSON with the bearer token and answers the JSON', async () => {
    const fetch = answering(200, '{"ok":true}')
    const answer = await call(
      'POST',
      '/api/x',
      { a: 1 },
      { fetch, token: 't', idempotencyKey: 'key-0001' },
    )
    expect(answer).toEqual({ ok: true })
    const [path, init] = fetch.mock.calls[0] ?? []
    const headers = new Headers(init?.headers)
    expect([path, init?.method, init?.body]).toEqual(['/api/x', 'POST', '{"a":1}'])
    expect(headers.get('authorization')).toBe('Bearer t')
    expect(headers.get('idempotency-key')).toBe('key-0001')
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

  it('refuses a page where an answer was due', async () => {
    expect(await failure(answering(200, '<html>'))).toMatchObject({ code: 'unexpected' })
  })

  it('says that the server was not reached', async () => {
    const error = await failure(vi.fn(async () => Promise.reject(new TypeError('failed'))))
    expect(error).toMatchObject({ status: 0, code: 'unavailable' })
  })

  it('passes an abort on as it is', async () => {
    const reason = new DOMException('stopped', 'AbortError')
    const fetch = vi.fn(async () => Promise.reject(reason))
    const signal = AbortSignal.abort()
    await expect(call('GET', '/api/x', undefined, { fetch, signal })).rejects.toBe(reason)
  })

  it('reports a refused token, and no missing one', async () => {
    const refused: string[] = []
    const stop = onRefusedToken((token) => refused.push(token))
    await failure(answering(401, '{}'))
    await failure(answering(403, '{}'), 'token-1')
    await failure(answering(401, '{}'), 'token-2')
    stop()
    await failure(answering(401, '{}'), 'token-3')
    expect(refused).toEqual(['token-2'])
  })
})

describe('a call that needs a proof', () => {
  const refusal = '{"error":"First.","code":"fresh-proof-needed","requestId":"r"}'
  const refusedOnce = () =>
    vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(new Response(refusal, { status: 403 }))
      .mockResolvedValueOnce(new Response('{"ok":true}', { status: 200 }))
  const send = (fetch: typeof globalThis.fetch) =>
    call('POST', '/api/x', { a: 1 }, { fetch, token: 't', idempotencyKey: 'key-0001' })

  it('is sent once more as it was, once whoever is there has shown who they are', async () => {
    const fetch = refusedOnce()
    const prove = vi.fn(async () => 't')
    setProver(prove)
    expect(await send(fetch)).toEqual({ ok: true })
    expect(prove).toHaveBeenCalledExactlyOnceWith('t')
    const [first, second] = fetch.mock.calls
    expect(second).toEqual(first)
    setProver(null)
  })

  it('stays refused where they would not, and where nobody can be asked', async () => {
    for (const prover of [async () => null, null]) {
      const fetch = refusedOnce()
      setProver(prover)
      await expect(send(fetch)).rejects.toMatchObject({ status: 403, code: 'fresh-proof-needed' })
      expect(fetch).toHaveBeenCalledOnce()
    }
    setProver(null)
  })

  it('asks nobody about any other refusal', async () => {
    const prove = vi.fn(async () => 't')
    setProver(prove)
    const fetch = answering(403, '{"error":"No.","code":"not-allowed","requestId":"r"}')
    await expect(send(fetch)).rejects.toMatchObject({ code: 'not-allowed' })
    expect(prove).not.toHaveBeenCalled()
    setProver(null)
  })
})
