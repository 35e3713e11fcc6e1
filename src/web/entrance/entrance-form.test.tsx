import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { reportRefusedToken } from '#web/data/http/client.ts'
import { SessionProvider } from '#web/data/session.tsx'
import { SessionStore } from '#web/data/session-store.ts'
import { EntranceForm } from './entrance-form.tsx'

const kept: Record<string, string> = { 'mc-token': 't', 'mc-user': '{"id":"u1","name":"Anna"}' }

function endedStore() {
  const store = new SessionStore({
    storage: { getItem: (key) => kept[key] ?? null, setItem: () => {}, removeItem: () => {} },
    fetch: () => Promise.reject(new TypeError('offline')),
    report: () => {},
    solveCaptcha: () => Promise.resolve('proof'),
    later: () => {},
    onStorage: () => () => {},
  })
  const stop = store.start()
  reportRefusedToken('t')
  stop()
  return store
}

const shown = (isStaff: boolean) =>
  renderToString(
    <MemoryRouter>
      <SessionProvider store={endedStore()}>
        <EntranceForm
          entrance={{ onSubmit: () => {}, trouble: null, isSending: false }}
          title="Log in"
          lead="For you."
          action={{ words: 'Log in', busyWords: 'Logging in' }}
          isStaff={isStaff}
        >
          <input />
        </EntranceForm>
      </SessionProvider>
    </MemoryRouter>,
  )

it('says how the session of the book ended, and not at the entrance of the staff', () => {
  expect(shown(false)).toContain('You were logged out.')
  expect(shown(true)).not.toContain('You were logged out.')
  expect(shown(true)).toContain('For you.')
})
