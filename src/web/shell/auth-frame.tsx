import { Outlet, useLocation } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Wordmark } from '#web/ui/page/mark.tsx'
import { say } from '#web/words/say.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ThemeSwitch } from './frame/theme-switch.tsx'
import { routeAt } from './open-routes.ts'
import { useArrival } from './use-arrival.ts'

const SharedDinner = whenAsked(() =>
  import('./shared-dinner.tsx').then((file) => file.SharedDinner),
)

/** What surrounds the entrances: the form, and on wide screens the promise beside it. */
export function AuthFrame() {
  const { pathname } = useLocation()
  useArrival(routeAt(pathname)?.title ?? 'Moneycomb')
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex flex-col px-4 py-4 sm:px-8">
        <header className="flex items-center justify-between">
          <Wordmark />
          <ThemeSwitch />
        </header>
        <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-10">
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
      <aside
        className={classes(
          'hidden flex-col justify-center gap-10 border-l bg-primary-wash p-16 lg:flex',
          'dark:bg-card',
        )}
      >
        <p className="max-w-md text-3xl leading-tight font-semibold tracking-tight text-balance">
          {say('Your money and you, growing stronger together every day')}
        </p>
        <SharedDinner />
      </aside>
    </div>
  )
}
