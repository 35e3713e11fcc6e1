import Mail from 'lucide-react/icons/mail'
import Smartphone from 'lucide-react/icons/smartphone'
import { Link, useLocation } from 'react-router'
import { routes } from '#contract/routes.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { lastWay, type Way } from './last-way.ts'

const ways = [
  { way: 'phone', words: say('Phone'), Icon: Smartphone },
  { way: 'email', words: say('Email'), Icon: Mail },
] as const

/** Where the address says none. */
const usualWay = (pathname: string): Way => (pathname === routes.login.path ? lastWay() : 'phone')

/** The way lives in the address, so that going back and sharing work. */
export function wayAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Way {
  const said = new URLSearchParams(search).get('way')
  return ways.find(({ way }) => way === said)?.way ?? usualWay(pathname)
}

export const useWay = (): Way => wayAt(useLocation())

const searchOf = (pathname: string, search: string, way: Way) => {
  const query = new URLSearchParams(search)
  query.delete('way')
  if (way !== usualWay(pathname)) query.set('way', way)
  return query.toString()
}

export function EntranceWays({ label }: { readonly label: string }) {
  const current = useWay()
  const { pathname, search, state } = useLocation()
  return (
    <nav aria-label={label} className="mt-6 grid grid-cols-2 gap-1 rounded-lg bg-muted p-1">
      {ways.map(({ way, words, Icon }) => (
        <Link
          key={way}
          replace
          to={{ pathname, search: searchOf(pathname, search, way) }}
          state={state}
          {...(way === current ? { 'aria-current': 'page' as const } : {})}
          className={classes(
            'flex control-height items-center justify-center gap-2 rounded-md font-medium',
            'text-muted-foreground transition-colors duration-120 hover:text-foreground',
            'aria-[current=page]:bg-card aria-[current=page]:text-foreground',
            'aria-[current=page]:shadow-raised dark:aria-[current=page]:bg-accent',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {words}
        </Link>
      ))}
    </nav>
  )
}
