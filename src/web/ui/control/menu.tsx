import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** Not modal: a modal menu locks scrolling with a style element our content policy refuses. */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}
export const MenuTrigger = Radix.Trigger
export const MenuGroup = Radix.Group

export function MenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className={classes(
          // Above a message: what was just asked for must not lie under what was just said.
          'z-70 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto',
          'rounded-lg border bg-popover p-1 shadow-floating',
          'animate-rise-in data-[state=closed]:animate-rise-out',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  readonly look?: 'default' | 'destructive'
}

export function MenuItem({ look = 'default', className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      className={classes(
        'flex control-least cursor-default items-center gap-2.5 rounded-sm px-2.5 select-none',
        'outline-none data-highlighted:bg-accent data-disabled:opacity-50',
        '[&_svg]:size-4 [&_svg]:shrink-0',
        look === 'destructive' ? 'text-over' : '[&_svg]:text-muted-foreground',
        className,
      )}
      {...rest}
    />
  )
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={classes('px-2.5 py-1.5', className)} {...rest} />
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-border" />
}
