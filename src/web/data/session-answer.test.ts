import { expect, it, vi } from 'vitest'
import { SessionStore } from './session-store.ts'

const anna = { id: 'u1', name: 'Anna', status: 'active', quietTo: null }

it('keeps what was changed here before a late answer about the session', async () => {
  const stored: Record<string, string> = { 'mc-token': 't1', 'mc-user': JSON.stringify(anna) }
  const answer = Promise.withResolvers<Response>()
  const setItem = vi.fn()
  const store = new SessionStore({
    storage: { getItem: (key) => stored[key] ?? null, setItem, removeItem: vi.fn() },
    fetch: () => answer.promise,
    report: () => {},
    solveCaptcha: () => Promise.resolve('proof'),
    later: (work) => work(),
    onStorage: () => () => {},
  })
  const seen: unknown[] = []
  store.subscribe(() => seen.push(store.state().user?.quietTo))
  store.start()
  store.adopt({ ...anna, quietTo: '06:30' } as never)
  answer.resolve(new Response(JSON.stringify({ user: anna })))
  // Only once the answer is read does it look how old its token is.
  const renewed = ['mc-renewed', expect.anything()]
  await vi.waitFor(() => expect(setItem).toHaveBeenCalledWith(...renewed))
  expect(seen).toEqual(['06:30'])
})
