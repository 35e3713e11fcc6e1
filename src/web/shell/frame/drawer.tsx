import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import { AccountLines } from '#web/accounts/account-lines.tsx'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Scrim, useRestoreFocus } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { NavList } from './nav-list.tsx'
import { Brand } from './sidebar.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export interface DrawerProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The sidebar of small screens, which slides out over the page. */
export function Drawer({ isOpen, onOpenChange }: DrawerProps) {
  const { before, onCloseAutoFocus } = useRestoreFocus()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim before={before} />
        <Radix.Content
          onCloseAutoFocus={onCloseAutoFocus}
          aria-describedby={undefined}
          className={classes(
            'fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-drawer-in',
            'flex-col gap-6 overflow-y-auto border-r bg-popover px-3 py-5',
            'pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-floating',
            'focus:outline-none data-[state=closed]:animate-drawer-out',
          )}
        >
          <Radix.Title className="sr-only">{say('Menu')}</Radix.Title>
          <div className="flex items-start justify-between">
            <Brand />
            <Radix.Close asChild>
              <IconButton label={say('Close the menu')}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <NavList onChoose={() => onOpenChange(false)} />
          <AccountLines onChoose={() => onOpenChange(false)} />
          <div className="mt-auto flex items-center justify-between px-3 text-muted-foreground">
            {say('Theme')}
            <ThemeSwitch />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
