import Menu from 'lucide-react/icons/menu'
import Plus from 'lucide-react/icons/plus'
import { Link, NavLink, useLocation } from 'react-router'
import { bottomBar, routeList } from '#contract/routes.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { addressAt } from '../open-routes.ts'
import { useAddLink } from '../quick-add.ts'
import { RouteIcon } from '../route-icon.tsx'

const places = bottomBar.flatMap((id) => routeList.filter((route) => route.id === id))
/** The plus stands in the middle: two places before it when there are three. */
const before = Math.ceil(places.length / 2)

const cell =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 font-medium ' +
  'text-[min(0.75rem,3.6vw)] text-muted-foreground aria-[current=page]:text-primary-text'

function Place({ id, title, ...route }: (typeof places)[number]) {
  const { pathname } = useLocation()
  return (
    <li className="min-w-0 flex-1">
      <NavLink to={addressAt(route, pathname)} className={cell}>
        <RouteIcon id={id} className="size-5" />
        {title}
      </NavLink>
    </li>
  )
}

export function BottomBar({ onMore }: { readonly onMore: () => void }) {
  const addLink = useAddLink()
  return (
    <nav
      aria-label={say('Main')}
      className={classes(
        'fixed inset-x-0 bottom-0 z-30 border-t bg-card',
        'pb-[env(safe-area-inset-bottom)]',
      )}
    >
      <ul className="flex items-center">
        {places.slice(0, before).map((place) => (
          <Place key={place.id} {...place} />
        ))}
        <li className="flex flex-1 justify-center">
          <Link
            {...addLink}
            className={classes(
              '-mt-5 grid size-[min(3.5rem,17vw)] place-items-center rounded-full border-4',
              'border-card bg-primary text-primary-foreground shadow-floating',
              'active:bg-primary-hover',
            )}
          >
            <Plus aria-hidden className="size-6" />
          </Link>
        </li>
        {places.slice(before).map((place) => (
          <Place key={place.id} {...place} />
        ))}
        <li className="min-w-0 flex-1">
          <button type="button" className={cell} onClick={onMore}>
            <Menu aria-hidden className="size-5" />
            {say('More')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
