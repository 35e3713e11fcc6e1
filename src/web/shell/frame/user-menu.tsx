import Eye from 'lucide-react/icons/eye'
import LogOut from 'lucide-react/icons/log-out'
import Undo from 'lucide-react/icons/undo-2'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { UserRow } from '#contract/identity/session.ts'
import { logoutEntry } from '#contract/routes.ts'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '#web/ui/control/menu.tsx'
import type { OfButton } from '#web/ui/control/menu-later.tsx'
import { toasts, undoLast } from '#web/ui/overlay/toast.ts'
import { areAmountsHidden, subscribePrivacy, toggleAmounts } from '#web/ui/privacy.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { userMenuRoutes } from '../open-routes.ts'
import { RouteIcon } from '../route-icon.tsx'

export interface UserMenuProps {
  readonly user: UserRow
  readonly onLogout: () => void
}

export function UserMenu({ user, onLogout, button }: UserMenuProps & OfButton) {
  const isHidden = useSyncExternalStore(subscribePrivacy, areAmountsHidden)
  const undoable = useSyncExternalStore(toasts.subscribe, toasts.undoable)
  return (
    <Menu>
      <MenuTrigger asChild>{button}</MenuTrigger>
      <MenuContent align="end" className="w-60">
        <MenuLabel className="grid">
          <span className="truncate font-medium">{user.name}</span>
          <span className="truncate text-sm text-muted-foreground">{user.email ?? user.phone}</span>
        </MenuLabel>
        <MenuSeparator />
        {userMenuRoutes.map(({ id, path, title }) => (
          <MenuItem key={id} asChild>
            <Link to={path}>
              <RouteIcon id={id} />
              {title}
            </Link>
          </MenuItem>
        ))}
        {undoable === null ? null : (
          <MenuItem onSelect={() => void undoLast()}>
            <Undo aria-hidden />
            <span className="truncate">
              <Say words="Undo: {undoable}" undoable={undoable} />
            </span>
          </MenuItem>
        )}
        <MenuItem onSelect={toggleAmounts}>
          <Eye aria-hidden />
          {isHidden ? say('Show amounts') : say('Hide amounts')}
        </MenuItem>
        <MenuItem onSelect={onLogout}>
          <LogOut aria-hidden />
          {logoutEntry.title}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
