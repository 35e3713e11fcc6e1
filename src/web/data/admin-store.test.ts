import { describe, expect, it, vi } from 'vitest'
import { type AdminParts, AdminStore } from './admin-store.ts'
import { reportRefusedToken } from './http/client.ts'

const anna = { id: 's1', displayName: 'Anna', role: 'viewer', isActive: true }
const key = 'mc-admin-token'

type Answers = Record<string, [status: number, text: string]>

function open(answers: Answers = {}, token?: string) {
  const kept = new Map(token === undefined ? [] : [[key, token]])
  const news = new Set<Parameters<AdminParts['onStorage']>[0]>()
  const asked: string[] = []
  const report = vi.fn()
  const store = new AdminStore({
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    fetch: async (path, init) => {
      asked.push(`${init?.method} ${String(path)}`)
      const answer = answers[String(path).replace('/api/admin/', '')]
      if (!answer) throw new TypeError('offline')
      return new Response(answer[1], { status: answer[0] })
    },
    report,
    onStorage: (listener) => {
      news.add(listener)
      return () => news.delete(listener)
    },
  })
  const otherTab = (next: string | null) => {
    if (next === null) kept.delete(key)
    else kept.set(key, next)
    for (const listen of news) listen({ key })
  }
  return { store, kept, asked, report, otherTab }
}

const settled = (store: AdminStore) => vi.waitFor(() => expect(store.state().isLoading).toBe(false))
const profile: Answers = { auth: [200, JSON.stringify(anna)] }

describe('the admin', () => {
  it('comes from the server when a token is stored', async () => {
    const { store } = open(profile, 't1')
    expect(store.state()).toMatchObject({ admin: null, isLoading: true })
    store.start()
    await settled(store)
    expect(store.state()).toMatchObject({ admin: anna, token: 't1' })
  })

  it('is nobody, and nothing is asked, without a token', () => {
    const { store, asked } = open(profile)
    store.start()
    expect(store.state()).toMatchObject({ admin: null, isLoading: false })
    expect(asked).toEqual([])
  })

  it.each<[string, Answers]>([
    ['an error', { auth: [500, '{"error":"No."}'] }],
    ['an inactive account', { auth: [403, '{"error":"No.","code":"account-not-active"}'] }],
    ['a refused token', { auth: [401, '{"error":"No."}'] }],
    ['an empty answer', { auth: [200, ''] }],
    ['an empty object', { auth: [200, '{}'] }],
    ['null', { auth: [200, 'null'] }],
    ['a page of the network', { auth: [200, '<html>'] }],
    ['no connection', {}],
  ])('is nobody after %s, which is logged', async (_what, answers) => {
    const { store, report } = open(answers, 't1')
    store.start()
    await settled(store)
    expect(store.state().admin).toBeNull()
    expect(report).toHaveBeenCalledWith('admin profile not loaded', expect.any(Error))
  })

  it('ends when the server refuses the token, and not when it refuses another', async () => {
    const { store, kept } = open(profile, 't1')
    store.start()
    await settled(store)
    reportRefusedToken('t2')
    expect(store.state().admin).not.toBeNull()
    reportRefusedToken('t1')
    expect(store.state()).toMatchObject({ admin: null, token: null, isOver: true })
    expect(kept.has(key)).toBe(false)
    // It is told until they try again.
    await store.signIn('anna@example.org', 'a guess')
    expect(store.state().isOver).toBe(false)
  })

  it('follows the other tabs', async () => {
    const { store, otherTab } = open(profile)
    store.start()
    otherTab('t1')
    await settled(store)
    expect(store.state().admin).toEqual(anna)
    otherTab(null)
    expect(store.state()).toMatchObject({ admin: null, token: null })
  })

  it('stays open when another tab brings another token', async () => {
    const { store, otherTab } = open(profile, 't1')
    store.start()
    await settled(store)
    otherTab('t2')
    expect(store.state()).toMatchObject({ admin: anna, token: 't2', isLoading: false })
  })
})

describe('logging in', () => {
  it('keeps the token and the profile', async () => {
    const { store, kept } = open({
      login: [200, JSON.stringify({ admin: anna, token: 't1' })],
    })
    expect(await store.signIn('anna@example.org', 'words')).toBe(true)
    expect(store.state()).toMatchObject({ admin: anna, token: 't1', lastError: null })
    expect(kept.get(key)).toBe('t1')
  })

  it('is logged and false when it fails, and says why', async () => {
    const { store, report } = open({
      login: [401, '{"error":"Enter the code.","code":"second-factor-needed"}'],
    })
    expect(await store.signIn('anna@example.org', 'words')).toBe(false)
    expect(store.state().lastError).toMatchObject({ code: 'second-factor-needed' })
    expect(report).toHaveBeenCalledWith('admin login failed', expect.any(Error))
  })
})

describe('logging out', () => {
  it('forgets at once and tells the server', async () => {
    const { store, kept, asked } = open({ ...profile, logout: [200, '{"ok":true}'] }, 't1')
    store.start()
    await settled(store)
    await store.signOut()
    expect(store.state()).toMatchObject({ admin: null, token: null })
    expect(kept.size).toBe(0)
    expect(asked.at(-1)).toBe('POST /api/admin/logout')
  })

  it('forgets without a connection too', async () => {
    const { store, kept, report } = open({}, 't1')
    await store.signOut()
    expect(kept.size).toBe(0)
    expect(report).toHaveBeenCalledWith('admin logout failed', expect.any(Error))
  })
})
