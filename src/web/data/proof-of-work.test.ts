import { expect, it, vi } from 'vitest'
import { type SessionParts, SessionStore } from './session-store.ts'

/** A server that answers each call with the same refusal, and what it was sent. */
function open(code: string) {
  const sent: unknown[] = []
  const parts: SessionParts = {
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return new Response(JSON.stringify({ error: 'No.', code, requestId: 'r' }), { status: 422 })
    },
    report: vi.fn(),
    later: (work) => work(),
    onStorage: () => () => undefined,
    solveCaptcha: async () => 'proof',
  }
  return { store: new SessionStore(parts), sent }
}

const body = { email: 'anna@example.org', password: 'four plain words', name: 'Anna' }

it('a sign-up does the work where the server wants a proof, and is sent once more', async () => {
  const { store, sent } = open('captcha-needed')
  expect(await store.signUp(body)).toBe(false)
  expect(sent).toEqual([body, { ...body, captcha: 'proof' }])
  expect(store.state().lastError?.code).toBe('captcha-needed')
})

it('one that is refused for something else is not', async () => {
  const { store, sent } = open('email-taken')
  expect(await store.signUp(body)).toBe(false)
  expect(sent).toEqual([body])
})
