import { IconButton } from '#web/ui/control/button.tsx'
import { MenuLater } from '#web/ui/control/menu-later.tsx'
import { arriving } from '#web/ui/loading/arriving.ts'
import { say } from '#web/words/say.ts'
import type { UserMenuProps } from './user-menu.tsx'

const menu = arriving(() => import('./user-menu.tsx').then((file) => file.UserMenu))

export function UserButton(props: UserMenuProps) {
  const button = (
    <IconButton label={say('Your menu')} className="rounded-full!">
      <img src={props.user.avatar} alt="" className="size-8 rounded-full bg-muted" />
    </IconButton>
  )
  return <MenuLater part={menu} given={props} button={button} />
}
