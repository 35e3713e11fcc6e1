import { routes } from '#contract/routes.ts'
import { type SitePageId, sitePageIds } from '#contract/site.ts'
import { classes } from '#web/ui/classes.ts'
import { pageFacts } from './pages.data.ts'

/** The mark and the name lead home. */
export const inHeader: readonly SitePageId[] = sitePageIds.filter((id) => id !== 'home')

export interface PageLinkProps {
  readonly id: SitePageId
  readonly here: SitePageId | null
  readonly className?: string
}

export const PageLink = ({ id, here, className }: PageLinkProps) => (
  <a
    href={routes[id].path}
    {...(id === here ? { 'aria-current': 'page' as const } : {})}
    className={classes(
      'flex min-h-9 items-center rounded-md text-base hover:bg-accent coarse:min-h-11',
      id === here ? 'font-semibold text-primary-text' : 'text-foreground',
      className,
    )}
  >
    {pageFacts[id].link}
  </a>
)
