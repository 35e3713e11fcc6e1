import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SessionProvider, useSession } from './session.tsx'
import { SessionStore } from './session-store.ts'

const Name = () => <p>{useSession().user?.name ?? 'nobody'}</p>

const storeOf = (kept: Record<string, string>) =>
  new SessionStore({
    storage: { getItem: (key) => kept[key] ?? null, setItem: () => {}, removeItem: () => {} },
    fetch: () => Promise.reject(new TypeError('offline')),
    report: () => {},
    solveCaptcha: () => Promise.resolve('proof'),
    later: (work) => work(),
    onStorage: () => () => {},
  })

describe('useSession', () => {
  it('throws outside its provider', () => {
    expect(() => renderToString(<Name />)).toThrow('inside SessionProvider')
  })

  it('gives the session inside it', () => {
    const store = storeOf({ 'mc-token': 't', 'mc-user': '{"id":"u1","name":"Anna"}' })
    const html = renderToString(
      <SessionProvider store={store}>
        <Name />
      </SessionProvider>,
    )
    expect(html).toBe('<p>Anna</p>')
  })
})
