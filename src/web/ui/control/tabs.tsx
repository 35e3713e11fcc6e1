import * as Radix from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

export const Tabs = Radix.Root

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      // A line of its own would stick out of what scrolls, which then scrolls by it.
      className={classes(
        'inline-flex max-w-full gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-border)]',
        className,
      )}
      {...rest}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={classes(
        'control-height border-b-2 border-transparent px-3 font-medium whitespace-nowrap',
        'text-muted-foreground transition-colors duration-120 hover:text-foreground',
        'focus-visible:outline-offset-[-2px] data-[state=active]:border-primary',
        'data-[state=active]:text-foreground',
        className,
      )}
      {...rest}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={classes('pt-4', className)} {...rest} />
}
