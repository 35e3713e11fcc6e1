import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** What the build makes of an icon: its line; how the pen looks is the style's to say. */
export const drawnIcon =
  (line: string) =>
  ({ className, ...rest }: ComponentProps<'svg'>) => (
    <svg viewBox="0 0 24 24" aria-hidden {...rest} className={classes('drawn-icon', className)}>
      <path d={line} />
    </svg>
  )
