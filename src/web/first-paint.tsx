import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router'
import { routes } from '#contract/routes.ts'
import { loginPage } from './app/login/login-page.tsx'
import { SessionProvider } from './data/session.tsx'
import { SessionStore } from './data/session-store.ts'
import type { EntranceState } from './entrance/entrance-news.tsx'
import { AuthFrame } from './shell/auth-frame.tsx'
import { NavList } from './shell/frame/nav-list.tsx'
import { Brand } from './shell/frame/sidebar.tsx'
import { AppPlaceholder } from './shell/placeholders.tsx'
import { FormSkeleton } from './ui/loading/skeleton.tsx'

/** Nobody is known, and nothing is asked. */
const stranger = new SessionStore({
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  fetch: () => Promise.reject(new Error('A picture asks for nothing.')),
  report: () => undefined,
  solveCaptcha: () => Promise.resolve(''),
  later: () => undefined,
  onStorage: () => () => undefined,
})

/** From where somebody calls is guessed on their own device. */
const state: EntranceState = { phone: { country: '', text: '' } }

function entrance(page: ReactElement, search = ''): string {
  const location = { pathname: routes.login.path, search, hash: '', state, key: '' }
  return renderToStaticMarkup(
    <div data-picture>
      <StaticRouter location={location}>
        <SessionProvider store={stranger}>
          <Routes>
            <Route element={<AuthFrame />}>
              <Route path="*" element={page} />
            </Route>
          </Routes>
        </SessionProvider>
      </StaticRouter>
    </div>,
  )
}

/** Its links lead where they say. */
const side = (
  <>
    <Brand />
    <NavList />
  </>
)

const byEmail = '?way=email'

/** What a page shows until its script is here, by name; drawn when the app is built. */
export async function firstPictures(): Promise<Readonly<Record<string, string>>> {
  const LoginPage = await loginPage({ pathname: routes.login.path, search: byEmail })
  return {
    'login-phone': entrance(<LoginPage />),
    'login-email': entrance(<LoginPage />, byEmail),
    // What this device proposes, or a link brings, only the script knows.
    entrance: entrance(<FormSkeleton />),
    app: renderToStaticMarkup(
      <StaticRouter location="/">
        <AppPlaceholder side={side} />
      </StaticRouter>,
    ),
  }
}
