import { expect, it, vi } from 'vitest'
import { browserMark } from './session-storage.ts'
import { SessionStore } from './session-store.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('a browser says by the same mark at each log-in which one it is, and nowhere else', async () => {
  const storage = shelf()
  const marks: (string | null)[] = []
  const answer = { user: { id: 'u1', name: 'Anna', status: 'active' }, token: 't1' }
  const store = new SessionStore({
    storage,
    fetch: async (_, init) => {
      marks.push(new Headers(init?.headers).get('x-browser'))
      return new Response(JSON.stringify(answer))
    },
    report: vi.fn(),
    later: (work) => work(),
    onStorage: () => () => undefined,
    solveCaptcha: async () => 'proof',
  })
  await store.signIn('anna@example.org', 'secret words')
  await store.signOut()
  await store.signIn('anna@example.org', 'secret words')
  const mark = browserMark(storage)
  expect(mark).toMatch(/^[\d-]{16,64}$/)
  expect(marks).toEqual([mark, null, mark])
})

it('a browser that keeps nothing has no mark', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(browserMark({ ...shelf(), setItem })).toBeNull()
})
