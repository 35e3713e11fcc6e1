import type { ReactNode } from 'react'
import { type Ahead, hasAhead } from '#domain/ahead.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Amount } from './amount.tsx'
import { RateNote } from './rate-note.tsx'

export interface AheadNoteProps {
  /** Whether the figure counts all of what is ahead and nothing else, counts it too, or not. */
  readonly counts: 'only' | 'too' | 'not'
  readonly children: ReactNode
}

/** Beside a figure of a time that is not over: what is written down for days after today. */
export const AheadNote = ({ counts, children }: AheadNoteProps) => (
  <span data-ahead-note className="text-sm font-normal text-muted-foreground">
    {counts === 'only' ? (
      say('all of it still\u00a0ahead')
    ) : counts === 'too' ? (
      <Say words="{sum} of it still ahead" sum={children} />
    ) : (
      <Say words="and {sum} still ahead" sum={children} />
    )}
  </span>
)

export interface AheadAmountProps extends Pick<AheadNoteProps, 'counts'> {
  readonly ahead: Ahead | undefined
  readonly currency: string
}

/** The same of one amount; nothing where nothing is ahead. */
export function AheadAmount({ ahead, currency, counts }: AheadAmountProps) {
  if (!ahead || !hasAhead(ahead)) return null
  return (
    <AheadNote counts={counts}>
      <Amount amount={ahead.amount} currency={currency} isAbout={ahead.isAbout} />
      {counts === 'not' ? (
        <RateNote missing={ahead.missing ?? []} isPlain className="pl-1" />
      ) : null}
    </AheadNote>
  )
}
