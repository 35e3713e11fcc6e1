import { type ReactNode, useState } from 'react'
import type { ForecastAnswer } from '#contract/analytics/forecast.ts'
import type { CallAnswer, SentBody } from '#contract/calls/every-call.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { RateNote, type RateNoteProps } from '#web/locale/rate-note.tsx'
import { type ReportCall, useAsked } from '#web/reports/use-asked.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { say } from '#web/words/say.ts'

type Gaps = Omit<RateNoteProps, 'missing'> & {
  readonly missing?: RateNoteProps['missing'] | ForecastAnswer['missing']
  /** What is told in each currency has nothing but its days. */
  readonly from?: string
}

/** Most answers say what has no rate, and which rates are old. */
const gapsIn = ({ missing = [], old = [] }: Gaps): RateNoteProps => ({
  missing: 'income' in missing ? [] : missing,
  old,
})

type ChartCall = Exclude<ReportCall, 'analytics.foreseen'>

export interface AskedChartProps<Name extends ChartCall> {
  readonly call: Name
  readonly body: SentBody<Name>
  /** What would be here, such as "Cash flow". */
  readonly about: string
  readonly isNothing: (answer: CallAnswer<Name>) => boolean
  readonly nothing?: string
  /** What of it has no rate, where that is not all of the answer's. */
  readonly missingIn?: (answer: CallAnswer<Name>) => readonly MissingRate[]
  /** What else is to be said below it. */
  readonly noteOf?: (answer: CallAnswer<Name>) => ReactNode
  readonly children: (answer: CallAnswer<Name>) => ReactNode
}

/** A chart of what the server answers; what was drawn last stays until the next is here. */
export function AskedChart<Name extends ChartCall>(props: AskedChartProps<Name>) {
  const { call, body, about, isNothing, nothing = 'Nothing in this time.', children } = props
  const { missingIn, noteOf } = props
  const { phase } = useReplicaStatus()
  const { answer, hasFailed, again } = useAsked(call, body)
  const [last, setLast] = useState(answer)
  if (answer !== null && answer !== last) setLast(answer)
  const shown = answer ?? last
  if (shown === null) {
    return hasFailed || phase === 'offline' ? (
      <Words about={about}>
        <p>{say('This comes when the server can be reached.')}</p>
        {phase === 'offline' ? null : (
          <Button look="outline" onClick={again}>
            {say('Try again')}
          </Button>
        )}
      </Words>
    ) : (
      <Skeleton className="h-72 w-full" />
    )
  }
  const isLoading = answer === null
  return (
    <div
      aria-busy={isLoading}
      className={classes('grid gap-2', isLoading && 'pointer-events-none opacity-60')}
    >
      {isNothing(shown) ? (
        <Words about={about}>
          <p>{nothing}</p>
        </Words>
      ) : (
        children(shown)
      )}
      {noteOf?.(shown)}
      <RateNote {...gapsIn(shown)} {...(missingIn && { missing: missingIn(shown) })} />
    </div>
  )
}

function Words({ about, children }: { readonly about: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-h-24 content-start justify-items-start gap-2">
      <h2 className="text-sm text-muted-foreground">{about}</h2>
      {children}
    </div>
  )
}
