import { describe, expect, it, vi } from 'vitest'
import { reportRefusedToken } from './http/client.ts'
import { type SessionParts, SessionStore } from './session-store.ts'

const anna = { id: 'u1', name: 'Anna', status: 'active' }
const stored = { 'mc-user': JSON.stringify(anna), 'mc-token': 't1' }
const known = { 'mc-browser': expect.stringMatching(/^[\d-]{16,64}$/) }

class Shelf implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly kept: Map<string, string>
  constructor(kept: Record<string, string> = {}) {
    this.kept = new Map(Object.entries(kept))
  }
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
}

type Answers = Record<string, [status: number, body: unknown]>

function open(answers: Answers = {}, kept: Record<string, string> = {}) {
  const storage = new Shelf(kept)
  const [asked, sent]: [string[], unknown[]] = [[], []]
  const news = new Set<Parameters<SessionParts['onStorage']>[0]>()
  const report = vi.fn()
  const fetch = async (path: string | URL | Request, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization') ?? '-'
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    asked.push(`${String(path).replace('/api/auth/', '')} ${token}`)
    const answer = answers[String(path).replace('/api/auth/', '')]
    if (!answer) throw new TypeError('offline')
    return new Response(JSON.stringify(answer[1]), { status: answer[0] })
  }
  const onStorage: SessionParts['onStorage'] = (listener) => {
    news.add(listener)
    return () => news.delete(listener)
  }
  const solveCaptcha = async () => 'proof'
  const later: SessionParts['later'] = (work) => work()
  const store = new SessionStore({ storage, fetch, report, later, onStorage, solveCaptcha })
  const otherTab = (kept: Record<string, string>, key: string | null) => {
    storage.kept.clear()
    for (const [name, value] of Object.entries(kept)) storage.kept.set(name, value)
    for (const listen of news) listen({ key })
  }
  return { store, storage, asked, sent, report, otherTab }
}

describe('signing in', () => {
  it('stores user and token', async () => {
    const { store, storage } = open({ login: [200, { user: anna, token: 't1' }] })
    expect(await store.signIn('anna@example.org', 'secret words')).toBe(true)
    expect(store.state()).toMatchObject({ user: anna, token: 't1', lastError: null })
    expect(Object.fromEntries(storage.kept)).toEqual({ ...stored, ...known })
  })

  it('is logged and false when refused, with what to fix', async () => {
    const body = { error: 'No.', code: 'wrong-credentials', requestId: 'r', fields: { email: 'x' } }
    const { store, report, storage } = open({ login: [401, body] })
    expect(await store.signIn('anna@example.org', 'wrong')).toBe(false)
    expect(store.state()).toMatchObject({ user: null, token: null, lastError: body })
    expect(report).toHaveBeenCalledExactlyOnceWith('login failed', expect.any(Error))
    expect(Object.fromEntries(storage.kept)).toEqual(known)
  })

  it('is false when the server is not reached', async () => {
    const { store } = open()
    expect(await store.signIn('anna@example.org', 'secret words')).toBe(false)
    expect(store.state().lastError?.code).toBe('unavailable')
  })

  it('does not use a profile that is not active', async () => {
    const user = { ...anna, status: 'suspended' }
    const { store } = open({ login: [200, { user, token: 't1' }] })
    expect(await store.signIn('anna@example.org', 'secret words')).toBe(false)
    expect(store.state().lastError?.code).toBe('account-not-active')
  })

  it('works without a storage', async () => {
    const { store, storage, report } = open({ login: [200, { user: anna, token: 't1' }] })
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(await store.signIn('anna@example.org', 'secret words')).toBe(true)
    expect(store.state().token).toBe('t1')
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('signing up', () => {
  const body = { email: 'anna@example.org', password: 'four plain words', name: 'Anna' }

  it('begins a session', async () => {
    const { store } = open({ signup: [200, { user: anna, token: 't1' }] })
    expect(await store.signUp(body)).toBe(true)
    expect(store.state().user).toEqual(anna)
  })

  it('is logged and false when refused', async () => {
    const { store, report } = open({ signup: [409, { error: 'Taken', code: 'email-taken' }] })
    expect(await store.signUp(body)).toBe(false)
    expect(report).toHaveBeenCalledExactlyOnceWith('signup failed', expect.any(Error))
  })
})

describe('the phone', () => {
  const phoneNumber = '+4915123456789'

  it('gets a code, with a proof of work', async () => {
    const times = { resendInS: 30, expiresInS: 300, waitsAt: null }
    const { store, sent } = open({ 'otp/send': [200, times] })
    expect(await store.sendOtp(phoneNumber, 'login')).toEqual(times)
    expect(sent).toEqual([{ phoneNumber, purpose: 'login', captcha: 'proof' }])
  })

  it('gets none when nobody has it', async () => {
    const body = { error: 'No user found with that phone number.', code: 'no-user-with-phone' }
    const { store, report } = open({ 'otp/send': [404, body] })
    expect(await store.sendOtp(phoneNumber, 'login')).toBeNull()
    expect(store.state().lastError).toMatchObject(body)
    expect(report).toHaveBeenCalledOnce()
  })

  it('begins a session with the code', async () => {
    const { store, storage, sent } = open({ 'otp/confirm': [200, { user: anna, token: 't1' }] })
    expect(await store.signInByPhone(phoneNumber, '123456')).toBe(true)
    expect(sent).toEqual([{ phoneNumber, purpose: 'login', code: '123456' }])
    expect(Object.fromEntries(storage.kept)).toEqual({ ...stored, ...known })
  })

  it('signs up without beginning a session', async () => {
    const { store, storage, sent } = open({ 'otp/confirm': [200, { ok: true }] })
    const newcomer = { phoneNumber, code: '123456', profile: { name: 'Anna' } }
    expect(await store.signUpByPhone(newcomer)).toBe(true)
    expect(sent).toEqual([{ ...newcomer, purpose: 'signup' }])
    expect(storage.kept.size).toBe(0)
    expect(store.state().user).toBeNull()
  })

  it('is logged and false when the code is refused', async () => {
    const { store, report } = open({ 'otp/confirm': [422, { error: 'x', code: 'wrong-code' }] })
    expect(await store.signInByPhone(phoneNumber, '123456')).toBe(false)
    expect(report).toHaveBeenCalledExactlyOnceWith('login failed', expect.any(Error))
  })
})

describe('a profile that changed', () => {
  it('is used at once and stored', () => {
    const { store, storage } = open({}, stored)
    store.adopt({ ...anna, name: 'Anna B.' } as never)
    expect(store.state()).toMatchObject({ user: { name: 'Anna B.' }, token: 't1' })
    expect(storage.getItem('mc-user')).toContain('Anna B.')
  })

  it('ends the session when it is no longer active', () => {
    const { store, storage } = open({}, stored)
    store.adopt({ ...anna, status: 'suspended' } as never)
    expect(store.state()).toMatchObject({ token: null, ended: 'This account is not active.' })
    expect(storage.kept.size).toBe(0)
  })

  it('does not matter when it is somebody else, or nobody is here', () => {
    const { store } = open({}, stored)
    store.adopt({ ...anna, id: 'u2' } as never)
    expect(store.state().user).toEqual(anna)
    const { store: empty } = open()
    empty.adopt(anna as never)
    expect(empty.state().user).toBeNull()
  })
})

describe('restoring', () => {
  it('uses the stored user at once and refreshes it', async () => {
    const renamed = { ...anna, name: 'Anna B.' }
    const { store, storage, asked } = open({ session: [200, { user: renamed }] }, stored)
    expect(store.state()).toMatchObject({ user: anna, token: 't1', isRestoring: false })
    store.start()
    await vi.waitFor(() => expect(store.state().user).toEqual(renamed))
    expect(asked).toEqual(['session Bearer t1'])
    expect(storage.getItem('mc-user')).toBe(JSON.stringify(renamed))
  })

  it('keeps the stored session while offline', async () => {
    const { store, report } = open({}, stored)
    store.start()
    await vi.waitFor(() => expect(report).toHaveBeenCalled())
    expect(store.state()).toMatchObject({ user: anna, token: 't1' })
  })

  it('fetches a missing profile', async () => {
    const { store } = open({ session: [200, { user: anna }] }, { 'mc-token': 't1' })
    expect(store.state()).toMatchObject({ user: null, isRestoring: true })
    store.start()
    await vi.waitFor(() => expect(store.state().isRestoring).toBe(false))
    expect(store.state().user).toEqual(anna)
  })

  it.each(['suspended', 'deleted'])('drops a fetched profile that is %s', async (status) => {
    const { store, storage } = open({ session: [200, { user: { ...anna, status } }] }, stored)
    store.start()
    await vi.waitFor(() => expect(store.state().user).toBeNull())
    expect(storage.kept.size).toBe(0)
  })

  it.each([['{broken'], ['null'], ['{"id":7}'], ['{"id":"u1","status":"suspended"}']])(
    'does not use the stored user %s',
    (user) => {
      const { store } = open({}, { 'mc-user': user, 'mc-token': 't1' })
      expect(store.state().user).toBeNull()
    },
  )

  it('uses a stored user without a status', () => {
    const { store } = open({}, { 'mc-user': '{"id":"u1"}', 'mc-token': 't1' })
    expect(store.state().user).toEqual({ id: 'u1' })
  })

  it('ends a session the server no longer knows', async () => {
    const { store, storage } = open({ session: [401, { error: 'Not signed in' }] }, stored)
    store.start()
    await vi.waitFor(() => expect(store.state().token).toBeNull())
    expect(storage.kept.size).toBe(0)
  })
})

describe('ending', () => {
  it('signs out here first and then on the server', async () => {
    const { store, storage, asked } = open({ logout: [200, {}] }, { ...stored, 'mc-drafts': '{}' })
    const done = store.signOut()
    expect(store.state()).toMatchObject({ user: null, token: null })
    expect(storage.kept.size).toBe(0)
    await done
    expect(asked).toEqual(['logout Bearer t1'])
  })

  it('ends on a 401 anywhere, but not for an older token', () => {
    const { store } = open({}, stored)
    const stop = store.start()
    reportRefusedToken('t0')
    expect(store.state().token).toBe('t1')
    reportRefusedToken('t1')
    expect(store.state()).toMatchObject({ user: null, token: null })
    stop()
  })
})

describe('other tabs', () => {
  it('follows a sign-in and a sign-out elsewhere', () => {
    const { store, otherTab } = open()
    store.start()
    const heard = vi.fn()
    store.subscribe(heard)
    otherTab(stored, 'mc-token')
    expect(store.state()).toMatchObject({ user: anna, token: 't1' })
    otherTab({}, null)
    expect(store.state()).toMatchObject({ user: null, token: null })
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('does not mind other keys', () => {
    const { store, otherTab } = open()
    store.start()
    otherTab(stored, 'vite-ui-theme')
    expect(store.state().token).toBeNull()
  })
})

describe('renewing the token', () => {
  const dayMs = 86_400_000
  const renewed = (at: number, former: readonly string[] = []) => JSON.stringify({ at, former })

  it('is done once a day, and the page that is open goes on with the newest', async () => {
    const kept = { ...stored, 'mc-renewed': renewed(Date.now() - dayMs) }
    const { store, storage, asked } = open(
      { session: [200, { user: anna }], renew: [200, { token: 't2' }] },
      kept,
    )
    store.start()
    await vi.waitFor(() => expect(storage.getItem('mc-token')).toBe('t2'))
    expect(asked).toEqual(['session Bearer t1', 'renew Bearer t1'])
    expect(store.state()).toMatchObject({ user: anna, token: 't1' })
    await store.signOut()
    expect([asked.at(-1), storage.kept.size]).toEqual(['logout Bearer t2', 0])
  })

  it('is not done again the same day', async () => {
    const { store, storage, asked } = open({ session: [200, { user: anna }] }, stored)
    store.start()
    await vi.waitFor(() => expect(storage.getItem('mc-renewed')).not.toBeNull())
    expect(asked).toEqual(['session Bearer t1'])
  })

  it('in another tab changes nothing here', async () => {
    const { store, otherTab } = open({ session: [200, { user: anna }] }, stored)
    store.start()
    const before = store.state()
    otherTab({ ...stored, 'mc-token': 't2', 'mc-renewed': renewed(Date.now(), ['t1']) }, 'mc-token')
    expect(store.state()).toBe(before)
  })
})
