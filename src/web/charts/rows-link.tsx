import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface RowsLinkProps {
  /** Where the rows are; null when there are none to show. */
  readonly to: string | null
  readonly children: ReactNode
}

/** A figure that leads to the rows it is made of. */
export function RowsLink({ to, children }: RowsLinkProps) {
  if (to === null) return children
  return (
    <Link to={to} className="underline decoration-dotted underline-offset-4 hover:decoration-solid">
      {children}
    </Link>
  )
}
