import type { ReactNode } from 'react'
import { Amount } from '#web/locale/amount.tsx'
import type { Names } from '../group.ts'

export interface MemberLinesProps {
  readonly label: string
  readonly memberIds: readonly string[]
  readonly names: Names
  /** The control before the amount, or around the name. */
  readonly children: (memberId: string, name: string) => ReactNode
  /** What each comes to; absent where it is not known yet. */
  readonly amounts?: ReadonlyMap<string, number>
  readonly currency: string
}

/** Everybody on a line, with what they come to at its end. */
export function MemberLines(props: MemberLinesProps) {
  const { label, memberIds, names, children, amounts, currency } = props
  return (
    <ul aria-label={label} className="grid rounded-md border">
      {memberIds.map((memberId) => (
        <li
          key={memberId}
          className="flex min-h-12 items-center gap-3 border-b px-3 py-1 last:border-b-0"
        >
          {children(memberId, names.subject(memberId))}
          {amounts ? (
            <span className="min-w-18 text-right text-sm text-muted-foreground">
              <Amount amount={amounts.get(memberId) ?? 0} currency={currency} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
