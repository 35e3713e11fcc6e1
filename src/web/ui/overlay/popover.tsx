import * as Radix from 'radix-ui/popover'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger

export function PopoverContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className={classes(
          'z-50 max-w-80 rounded-lg border bg-popover p-4 text-sm shadow-floating',
          'animate-rise-in data-[state=closed]:animate-rise-out',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}
