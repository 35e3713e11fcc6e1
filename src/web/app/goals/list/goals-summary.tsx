import { useMemo } from 'react'
import type { LedgerRow } from '#domain/ledger.ts'
import { totalsOf } from '#domain/money/money.ts'
import { Totals } from '#web/locale/amount.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { GoalView } from '../goal-view.ts'

/** Counted by the rate of today, whatever their own currency. */
function useRows(views: readonly GoalView[], of: (view: GoalView) => number) {
  const today = useToday()
  return useMemo(
    () =>
      views.map((view): LedgerRow => {
        const { id, name, currency } = view.goal
        const told = { description: name, tags: [], categoryId: null }
        return { id, amount: of(view), currency, date: today, ...told }
      }),
    [views, of, today],
  )
}

const amountOf = ({ amount }: LedgerRow) => amount
const saved = ({ goal }: GoalView) => goal.totalSaved
const target = ({ goal }: GoalView) => goal.targetAmount
const needed = ({ outlook, standing }: GoalView) =>
  standing.is === 'late' ? 0 : (outlook.needed?.perMonth ?? 0)

export interface GoalsSummaryProps {
  /** Those that are not archived. */
  readonly views: readonly GoalView[]
}

/** All of them together: what is there, what is wanted, what it takes. */
export function GoalsSummary({ views }: GoalsSummaryProps) {
  const open = useMemo(() => views.filter(({ left }) => left > 0), [views])
  const dated = open.filter(({ goal }) => goal.targetOn !== null)
  const told = dated.filter(({ standing }) => standing.is !== 'new')
  const slow = told.filter(({ standing }) => standing.is !== 'on-track').length
  return (
    <Card className="flex flex-wrap gap-x-10 gap-y-4 px-5 py-4">
      <Figure title={say('Saved')} views={views} of={saved}>
        <span className="text-sm text-muted-foreground">
          <Say words="of {sum}" sum={<Sum views={views} of={target} />} />
        </span>
      </Figure>
      {dated.length > 0 ? (
        <Figure title={say('Needed a month')} views={open} of={needed}>
          <span className="text-sm text-muted-foreground">
            {say('to be there on every date ahead')}
          </span>
        </Figure>
      ) : null}
      {told.length > 0 ? (
        <div>
          <h2 className="text-sm text-muted-foreground">{say('On track')}</h2>
          <p className="text-2xl font-semibold tracking-tight">
            <Say words="{count} of {count2}" count={told.length - slow} count2={told.length} />
          </p>
          <p className="text-sm text-muted-foreground">{say('with a date')}</p>
        </div>
      ) : null}
    </Card>
  )
}

interface SumProps {
  readonly views: readonly GoalView[]
  readonly of: (view: GoalView) => number
  readonly className?: string
  readonly explains?: boolean
}

function Sum({ views, of, ...rest }: SumProps) {
  const rows = useRows(views, of)
  const chunks = useMemo(() => [rows], [rows])
  const totals = useMemo(() => totalsOf(rows), [rows])
  return <Totals totals={totals} of={chunks} amountOf={amountOf} {...rest} />
}

/** The person's own currency is the figure; others stand smaller beside it. */
const figureLook =
  'items-baseline text-2xl font-semibold tracking-tight [&>:not(:first-child)]:text-base'

interface FigureProps extends SumProps {
  readonly title: string
  readonly children: React.ReactNode
}

function Figure({ title, views, of, children }: FigureProps) {
  return (
    <div className="grid content-start">
      <h2 className="text-sm text-muted-foreground">{title}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Sum views={views} of={of} explains className={figureLook} />
      </p>
      {children}
    </div>
  )
}
