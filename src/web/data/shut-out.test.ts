import { expect, it, vi } from 'vitest'
import { onRefusedToken, reportRefusedToken } from './http/client.ts'
import { endSession } from './http/end-session.ts'
import { SessionStore } from './session-store.ts'

const anna = { id: 'u1', name: 'Anna', status: 'active' }

function open(refusal: { readonly status: number; readonly code: string }) {
  const kept = new Map([
    ['mc-user', JSON.stringify(anna)],
    ['mc-token', 't1'],
  ])
  const store = new SessionStore({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: async () => new Response(JSON.stringify({ error: 'No.', code: refusal.code }), refusal),
    report: vi.fn(),
    later: (work) => work(),
    onStorage: () => () => undefined,
    solveCaptcha: async () => 'proof',
  })
  return store
}

it.each([
  [403, 'account-not-active', 'No.'],
  [403, 'account-deleted', 'No.'],
  [401, 'not-signed-in', 'You were logged out.'],
])('who is out while they are in is told why, until they try again: %d %s', async (...refusal) => {
  const [status, code, words] = refusal
  const store = open({ status, code })
  const stop = store.start()
  await vi.waitFor(() => expect(store.state().token).toBeNull())
  expect(store.state().ended).toBe(words)
  await store.signIn('anna@example.org', 'secret words')
  expect(store.state()).toMatchObject({ ended: null, lastError: { error: 'No.' } })
  stop()
})

it('who deletes the account or logs out everywhere is not told what they did', () => {
  const store = open({ status: 401, code: 'not-signed-in' })
  const stop = store.start()
  reportRefusedToken('t1', null)
  expect(store.state()).toMatchObject({ token: null, ended: null })
  stop()
})

it('a profile that arrives as deleted is not called suspended', () => {
  const store = open({ status: 401, code: 'not-signed-in' })
  store.adopt({ ...anna, status: 'deleted' } as never)
  expect(store.state()).toMatchObject({ token: null, ended: 'This account was deleted.' })
})

it('who hears only that it is over is told why, if the server says so', async () => {
  const refusal = { status: 403, code: 'account-deleted', error: 'This account was deleted.' }
  const told: unknown[] = []
  const stop = onRefusedToken((...said) => told.push(said))
  const fetch = async () => new Response(JSON.stringify(refusal), refusal)
  await endSession('token-of-deleted', { fetch })
  stop()
  expect(told[0]).toEqual(['token-of-deleted', refusal.error])
})
