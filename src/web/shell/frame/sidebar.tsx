import { Link } from 'react-router'
import { routes, startRoute } from '#contract/routes.ts'
import { words } from '#contract/words.ts'
import { AccountLines } from '#web/accounts/lines-later.tsx'
import { classes } from '#web/ui/classes.ts'
import { Kbd } from '#web/ui/control/kbd.tsx'
import { Wordmark } from '#web/ui/page/mark.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { sideLook } from '../placeholders.tsx'
import { NavList } from './nav-list.tsx'

export function Brand() {
  return (
    <div className="px-3">
      <Link
        to={routes[startRoute].path}
        aria-label={say('Moneycomb, to the start')}
        className="inline-flex control-least items-center rounded-md"
      >
        <Wordmark />
      </Link>
      <p className="mt-1 text-xs text-muted-foreground">{words.appTagline}</p>
    </div>
  )
}

/** Drawn with the page: the picture of the app has it already. */
export function Sidebar({ onKeys }: { readonly onKeys: () => void }) {
  return (
    <aside className={classes(sideLook, 'flex')}>
      <Brand />
      <NavList />
      {/* No section of the app, so it stands apart from them. */}
      <AccountLines />
      <button
        type="button"
        onClick={onKeys}
        className={classes(
          'mt-auto flex control-least items-center gap-2 rounded-md px-3 text-sm',
          'text-muted-foreground hover:bg-accent',
        )}
      >
        <Say words="{kbd} Keys" kbd={<Kbd>?</Kbd>} />
      </button>
    </aside>
  )
}
