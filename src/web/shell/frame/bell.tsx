import BellIcon from 'lucide-react/icons/bell'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'

export function Bell({ unread }: { readonly unread: number }) {
  const { path, title } = routes.notifications
  const words = unread > 0 ? `${title} (${unread} unread)` : title
  return (
    <Tooltip text={words}>
      <IconButton asChild label={words}>
        <Link to={path} className="relative">
          <BellIcon aria-hidden />
          {unread > 0 ? (
            <span
              className={classes(
                'absolute top-2 right-2 size-2 rounded-full bg-destructive ring-2',
                'ring-background',
              )}
            />
          ) : null}
        </Link>
      </IconButton>
    </Tooltip>
  )
}
