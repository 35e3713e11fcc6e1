import { expect, it, vi } from 'vitest'
import { onRefusedToken } from './http/client.ts'
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

it('who is suspended while they are in is told so, until they try again', async () => {
  const store = open({ status: 403, code: 'account-not-active' })
  const stop = store.start()
  await vi.waitFor(() => expect(store.state().token).toBeNull())
  expect(store.state().isShutOut).toBe(true)
  await store.signIn('anna@example.org', 'secret words')
  expect(store.state()).toMatchObject({ isShutOut: false, lastError: { error: 'No.' } })
  stop()
})

it('who hears only that it is over is told why, if the server says so', async () => {
  const refusal = { status: 403, code: 'account-not-active' }
  const told: unknown[] = []
  const stop = onRefusedToken((...said) => told.push(said))
  const fetch = async () => new Response(JSON.stringify(refusal), refusal)
  await endSession('token-of-suspended', { fetch })
  stop()
  expect(told[0]).toEqual(['token-of-suspended', true])
})
