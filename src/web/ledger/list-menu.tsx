import Ellipsis from 'lucide-react/icons/ellipsis'
import { arriving } from '#web/ui/arriving.ts'
import { IconButton } from '#web/ui/button.tsx'
import { MenuLater } from '#web/ui/menu-later.tsx'
import type { MoreMenuProps } from './more-menu.tsx'

const menu = arriving(() => import('./more-menu.tsx').then((file) => file.MoreMenu))
const button = (
  <IconButton label="List menu">
    <Ellipsis aria-hidden />
  </IconButton>
)

export const ListMenu = (props: MoreMenuProps) => (
  <MenuLater part={menu} given={props} button={button} />
)
