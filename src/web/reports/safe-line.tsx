import type { ReactNode } from 'react'

interface LineProps {
  readonly name: ReactNode
  readonly isSum?: boolean
  readonly children: ReactNode
}

/** One line of how a figure is made. */
export function Line({ name, isSum = false, children }: LineProps) {
  return (
    <li
      className={
        isSum
          ? 'flex justify-between gap-4 border-t pt-1 font-semibold'
          : 'flex justify-between gap-4'
      }
    >
      <span className="min-w-0">{name}</span>
      <span className="amount shrink-0">{children}</span>
    </li>
  )
}
