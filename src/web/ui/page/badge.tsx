import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

const looks = {
  default: 'bg-muted text-muted-foreground',
  primary: 'bg-primary-wash text-primary-text',
  success: 'bg-income-wash text-income',
  destructive: 'bg-over-wash text-over',
  warning: 'bg-warning-wash text-warning',
  info: 'bg-info-wash text-info',
} as const

export interface BadgeProps extends ComponentProps<'span'> {
  readonly look?: keyof typeof looks
}

export function Badge({ look = 'default', className, ...rest }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex h-6 items-center gap-1 rounded-full px-2.5 text-xs font-medium',
        'whitespace-nowrap [&_svg]:size-3.5',
        looks[look],
        className,
      )}
      {...rest}
    />
  )
}
