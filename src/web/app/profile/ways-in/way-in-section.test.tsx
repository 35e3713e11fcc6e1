import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { SessionProvider } from '#web/data/session.tsx'
import { SessionStore } from '#web/data/session-store.ts'
import { LocaleContext } from '#web/locale/use-locale.ts'
import { WayInSection } from './way-in-section.tsx'

function shown(demoUntil: string | null): string {
  const user = { id: 'u1', name: 'Anna', phone: null, email: 'anna@example.org', demoUntil }
  const kept: Record<string, string> = { 'mc-token': 't', 'mc-user': JSON.stringify(user) }
  const store = new SessionStore({
    storage: { getItem: (key) => kept[key] ?? null, setItem: () => {}, removeItem: () => {} },
    fetch: () => Promise.reject(new TypeError('offline')),
    report: () => {},
    solveCaptcha: () => Promise.resolve('proof'),
    later: (work) => work(),
    onStorage: () => () => {},
  })
  return renderToString(
    <SessionProvider store={store}>
      <LocaleContext value={{ currency: 'EUR', locale: 'en-GB', timezone: 'UTC' }}>
        <MemoryRouter>
          <WayInSection />
        </MemoryRouter>
      </LocaleContext>
    </SessionProvider>,
  )
}

it('offers ways in to everybody but a demo, which says why', () => {
  expect(shown(null)).toContain('Change password')
  const demo = shown('2026-12-01T00:00:00.000Z')
  expect(demo).not.toContain('<button')
  expect(demo).toContain('Create an account')
})
