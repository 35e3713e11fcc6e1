import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={classes(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border bg-muted px-1',
        'font-sans text-xs text-muted-foreground',
        className,
      )}
      {...rest}
    />
  )
}
