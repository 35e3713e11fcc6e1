import { Link } from 'react-router'
import { routes, startRoute } from '#contract/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'

export function NotFound() {
  return (
    <Empty
      title="There is no page here"
      action={
        <Button asChild>
          <Link to={routes[startRoute].path}>Go to {routes[startRoute].title}</Link>
        </Button>
      }
    >
      The address may be mistyped, or the page may have moved.
    </Empty>
  )
}

/** The same words outside the app, where nothing else says where one is. */
export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>Not found · Moneycomb</title>
      <NotFound />
    </main>
  )
}
