import type { ComponentType, ReactNode } from 'react'

interface Props {
  readonly as?: ComponentType<{ readonly children?: ReactNode }>
  readonly children?: ReactNode
}

/**
 * Stands in for the scroll lock inside Radix (see vite.config.ts), which writes style elements
 * that the content policy refuses. useScrollLock does its work instead.
 */
export function RemoveScroll({ as: Part, children }: Props) {
  return Part ? <Part>{children}</Part> : children
}
