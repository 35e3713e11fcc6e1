import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import * as Radix from 'radix-ui/checkbox'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={classes(
        'group relative inline-flex size-5 shrink-0 items-center justify-center rounded-sm border',
        'border-input bg-card text-primary-foreground data-[state=checked]:border-primary',
        'data-[state=checked]:bg-primary data-[state=indeterminate]:bg-primary',
        'coarse:after:absolute coarse:after:-inset-3 disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      <Radix.Indicator>
        <Check aria-hidden className="size-4 group-data-[state=indeterminate]:hidden" />
        <Minus aria-hidden className="hidden size-4 group-data-[state=indeterminate]:block" />
      </Radix.Indicator>
    </Radix.Root>
  )
}
