import { Suspense, useState } from 'react'
import { OnceIdle } from '#web/ui/once-idle.tsx'
import { loadMenu, MoreMenu } from './list-parts.tsx'
import { MoreButton } from './more-button.tsx'
import type { MoreMenuProps } from './more-menu.tsx'

/** The button is there at once, the menu when the page is idle: who presses before gets it then. */
export function ListMenu(props: Omit<MoreMenuProps, 'isOpenAtFirst'>) {
  const [isAsked, setAsked] = useState(false)
  const button = <MoreButton aria-haspopup="menu" onClick={() => setAsked(true)} />
  const menu = (
    <Suspense fallback={button}>
      <MoreMenu {...props} isOpenAtFirst={isAsked} />
    </Suspense>
  )
  return isAsked ? (
    menu
  ) : (
    <OnceIdle load={loadMenu} before={button}>
      {menu}
    </OnceIdle>
  )
}
