import * as Radix from 'radix-ui/switch'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={classes(
        'relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5',
        'border-input',
        'bg-muted transition-colors duration-120 data-[state=checked]:border-primary',
        'data-[state=checked]:bg-primary coarse:after:absolute coarse:after:-inset-2.5',
        'disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      <Radix.Thumb
        className={classes(
          'size-4.5 rounded-full bg-input transition-transform duration-120',
          'data-[state=checked]:translate-x-4',
          'data-[state=checked]:bg-primary-foreground',
        )}
      />
    </Radix.Root>
  )
}
