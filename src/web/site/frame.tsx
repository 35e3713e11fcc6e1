import Menu from 'lucide-react/icons/menu'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { routes } from '#contract/routes.ts'
import type { SitePageId } from '#contract/site.ts'
import { words } from '#contract/words.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Wordmark } from '#web/ui/page/mark.tsx'
import { say } from '#web/words/say.ts'
import { Footer } from './footer.tsx'
import { inHeader, PageLink } from './page-link.tsx'

export interface FrameProps {
  /** Null where the page is none of the eight. */
  readonly here: SitePageId | null
  readonly children: ReactNode
}

const skipLook =
  'absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 font-medium ' +
  'text-primary-foreground focus:translate-y-0'

const menuId = 'site-menu'

/** What stands around every page: where to go, and how it looks. */
export function Frame({ here, children }: FrameProps) {
  return (
    <>
      <a href="#content" className={skipLook}>
        {say('Skip to the content')}
      </a>
      <Header here={here} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer here={here} />
    </>
  )
}

const headLook =
  'wide flex min-h-16 flex-wrap items-center gap-6 phone:min-h-14 phone:gap-x-2 phone:gap-y-0'

function Header({ here }: Pick<FrameProps, 'here'>) {
  return (
    <header className="sticky top-0 z-40 border-b bg-background">
      <div className={headLook}>
        <HomeLink />
        <nav aria-label={say('Pages')} className="grow max-lg:hidden">
          <ul className="flex gap-1">
            {inHeader.map((id) => (
              <li key={id}>
                <PageLink id={id} here={here} className="px-3" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2">
          <ThemeToggle />
          <Button asChild look="quiet" className="px-3 text-base phone:hidden">
            <a href={routes.login.path}>{say('Log in')}</a>
          </Button>
          <Button asChild className="text-base phone:px-3">
            <a href={routes.signup.path}>{say('Sign up')}</a>
          </Button>
          <IconButton label={say('Menu')} popoverTarget={menuId} className="lg:hidden">
            <Menu aria-hidden />
          </IconButton>
        </div>
      </div>
      <SideMenu here={here} />
    </header>
  )
}

const HomeLink = () => (
  <a
    href="/"
    aria-label={say('{product}, home', { product: words.product })}
    className="flex min-h-11 items-center"
  >
    <Wordmark />
  </a>
)

/** Works without script: the browser opens it, closes it on Escape and on a tap beside it. */
const SideMenu = ({ here }: Pick<FrameProps, 'here'>) => (
  <nav id={menuId} popover="auto" aria-label={say('Menu')} className="side-menu">
    <div className="mb-2 flex items-center justify-between">
      <HomeLink />
      <IconButton label={say('Close the menu')} popoverTarget={menuId} popoverTargetAction="hide">
        <X aria-hidden />
      </IconButton>
    </div>
    <ul className="grid gap-1">
      {inHeader.map((id) => (
        <li key={id}>
          <PageLink id={id} here={here} className="px-3 py-3 text-base" />
        </li>
      ))}
      <li>
        <a href={routes.login.path} className="flex rounded-md px-3 py-3 text-base hover:bg-accent">
          {say('Log in')}
        </a>
      </li>
    </ul>
  </nav>
)

/** Shown once the script that sets the theme has run; without it there is nothing to toggle. */
const ThemeToggle = () => (
  <IconButton
    label={say('Switch between light and dark')}
    data-theme-toggle
    className="theme-toggle"
  >
    <Sun aria-hidden className="hidden dark:block" />
    <Moon aria-hidden className="dark:hidden" />
  </IconButton>
)
