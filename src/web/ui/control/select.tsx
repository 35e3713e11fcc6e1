import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlFrame } from './input.tsx'

/**
 * The browser's own select: the phone's native wheel, no script, and no style element for the
 * content policy to refuse. styles/select.css dresses its list where the browser allows it.
 */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classes('relative block', className)}>
      <select
        className={classes(
          'select-control control-height pr-9 pl-3 truncate align-top',
          controlFrame,
        )}
        {...rest}
      />
      <ChevronDown
        aria-hidden
        className={classes(
          'pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2',
          'text-muted-foreground',
        )}
      />
    </span>
  )
}
