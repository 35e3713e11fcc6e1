import type { ReactNode } from 'react'
import type { Mark } from '#domain/search/marks.ts'

export interface MarkedProps {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** A text with what was looked for in it marked. */
export function Marked({ text, marks }: MarkedProps): ReactNode {
  const parts: ReactNode[] = []
  let done = 0
  for (const [start, end] of marks) {
    if (start < done || end > text.length) continue
    parts.push(
      text.slice(done, start),
      <mark key={start} className="rounded-xs bg-primary-wash text-inherit">
        {text.slice(start, end)}
      </mark>,
    )
    done = end
  }
  return [...parts, text.slice(done)]
}
