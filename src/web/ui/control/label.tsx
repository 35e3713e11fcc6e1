import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export interface LabelProps {
  readonly htmlFor: string
  readonly className?: string
  readonly children: ReactNode
}

export function Label({ htmlFor, className, children }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={classes('text-sm font-medium', className)}>
      {children}
    </label>
  )
}
