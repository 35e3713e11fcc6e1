import type { ReactNode } from 'react'

export interface ListPlaceProps {
  readonly at: number
  readonly of: number
  readonly top: number
  readonly height: number
  readonly children: ReactNode
}

/** Where a heading or a row stands in a list of which only a part is drawn. */
export function ListPlace({ at, of, top, height, children }: ListPlaceProps) {
  return (
    <li
      aria-setsize={of}
      aria-posinset={at + 1}
      className="absolute inset-x-0 top-0 focus-within:z-10 print:static print:transform-none!"
      style={{ height, transform: `translateY(${top}px)` }}
    >
      {children}
    </li>
  )
}
