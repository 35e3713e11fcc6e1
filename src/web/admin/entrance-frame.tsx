import { Outlet } from 'react-router'
import { routes } from '#contract/routes.ts'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'
import { ThemeSwitch } from '#web/shell/frame/theme-switch.tsx'
import { useArrival } from '#web/shell/use-arrival.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { Wordmark } from '#web/ui/page/mark.tsx'
import { say } from '#web/words/say.ts'

/** What surrounds the staff's entrance: plainer than the users', so that nobody mixes them up. */
export function EntranceFrame() {
  useArrival(routes['admin-login'].title)
  return (
    <div className="flex min-h-dvh flex-col px-4 py-4 sm:px-8">
      <header className="flex items-center gap-3">
        <Wordmark />
        <Badge>{say('Staff')}</Badge>
        <ThemeSwitch className="ml-auto" />
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10">
        <div className="sm:rounded-xl sm:border sm:bg-card sm:p-8">
          <ErrorBoundary>
            <Outlet />
          </ErrorBoundary>
        </div>
      </main>
    </div>
  )
}
