import { NavLink, useLocation } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { addressAt, sidebarRoutes } from '../open-routes.ts'
import { RouteIcon } from '../route-icon.tsx'

const look = ({ isActive }: { isActive: boolean }) =>
  classes(
    'group flex items-center gap-3 rounded-md px-3 py-2 transition-colors duration-120',
    isActive ? 'bg-primary-wash' : 'hover:bg-accent',
  )

export function NavList({ onChoose }: { readonly onChoose?: () => void }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={say('Sections')}>
      <ul className="grid gap-0.5">
        {sidebarRoutes.map(({ id, title, sidebar, ...route }) => (
          <li key={id}>
            <NavLink
              to={addressAt(route, pathname)}
              className={look}
              {...(onChoose ? { onClick: onChoose } : {})}
            >
              <RouteIcon
                id={id}
                className={classes(
                  'size-5 shrink-0 text-muted-foreground',
                  'group-aria-[current=page]:text-primary-text',
                )}
              />
              <span className="grid">
                <span className="font-medium">{title}</span>
                <span className="text-xs text-muted-foreground">{sidebar?.subtitle}</span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
