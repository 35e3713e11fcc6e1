import { type ReactNode, useState } from 'react'
import { formatDay } from '#domain/calendar.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { useAsked } from '#web/fields/use-asked.ts'
import { useBook } from '#web/fields/use-book.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface Missing {
  readonly currency: string
  readonly from: string
  readonly to: string
}

/** Most answers say which rates they could not find. */
const missingIn = (answer: object): readonly Missing[] =>
  'missing' in answer ? (answer.missing as readonly Missing[]) : []

export interface AskedChartProps<Asked extends object> {
  readonly path: string
  readonly body: unknown
  /** What would be here, such as "Cash flow". */
  readonly about: string
  readonly isNothing: (answer: Asked) => boolean
  readonly nothing?: string
  readonly children: (answer: Asked) => ReactNode
}

/** A chart of what the server answers; what was drawn last stays until the next is here. */
export function AskedChart<Asked extends object>(props: AskedChartProps<Asked>) {
  const { path, body, about, isNothing, nothing = 'Nothing in this time.', children } = props
  const { phase } = useReplicaStatus()
  const { answer, hasFailed, again } = useAsked<Asked>(path, body)
  const [last, setLast] = useState(answer)
  if (answer !== null && answer !== last) setLast(answer)
  const shown = answer ?? last
  if (shown === null) {
    return hasFailed || phase === 'offline' ? (
      <Words about={about}>
        <p>This comes when the server can be reached.</p>
        {phase === 'offline' ? null : (
          <Button look="outline" onClick={again}>
            Try again
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
      <MissingWords missing={missingIn(shown)} />
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

const style = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Why a figure is not known. */
function MissingWords({ missing }: { readonly missing: readonly Missing[] }) {
  const { locale } = useBook()
  if (missing.length === 0) return null
  return (
    <p className="text-sm text-warning">
      {missing
        .map(({ currency, from, to }) => {
          const [first, last] = [from, to].map((day) => formatDay(day, locale, style))
          const days = from === to ? `on ${first}` : `on some days from ${first} to ${last}`
          return `No rate is known for ${currency} ${days}.`
        })
        .join(' ')}{' '}
      You can write down the rate you paid on a record itself.
    </p>
  )
}
