import { Link } from 'react-router'
import { type AppRouteId, routes, startRoute } from '#contract/routes.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Button } from './ui/control/button.tsx'
import { Empty } from './ui/page/empty.tsx'

export interface NotFoundProps {
  /** Where to go from here. */
  readonly home?: AppRouteId
}

export function NotFound({ home = startRoute }: NotFoundProps) {
  return (
    <Empty
      title={say('There is no page here')}
      action={
        <Button asChild>
          <Link to={routes[home].path}>
            <Say words="Go to {title}" title={routes[home].title} />
          </Link>
        </Button>
      }
    >
      {say('The address may be mistyped, or the page may have moved.')}
    </Empty>
  )
}

/** The same words outside the app, where nothing else says where one is. */
export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{say('Not found · Moneycomb')}</title>
      <NotFound />
    </main>
  )
}
