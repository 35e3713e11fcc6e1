import type { ReactNode } from 'react'
import { wholeMonths } from '#domain/goals/months.ts'
import { type Pace, pacePerMonth } from '#domain/goals/pace.ts'
import { isInTime } from '#domain/goals/plan.ts'
import { Amount } from '#web/fields/amount.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import type { GoalView } from './goal-view.ts'
import { againstWords, dayWords, monthWords, spanWords } from './when-words.ts'

interface FactProps {
  readonly name: string
  readonly children: ReactNode
  readonly hint: ReactNode
}

function Fact({ name, children, hint }: FactProps) {
  return (
    <div className="grid content-start gap-0.5 bg-card px-4 py-3">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="text-lg font-semibold tracking-tight">{children}</dd>
      <dd className="text-sm text-muted-foreground">{hint}</dd>
    </div>
  )
}

export interface ViewProps {
  readonly view: GoalView
}

/** What it takes, how fast it goes, and where that leads. */
export function GoalFacts({ view }: ViewProps) {
  if (view.left === 0) return null
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-3">
      <Needed view={view} />
      <PaceFact view={view} />
      <Projected view={view} />
    </dl>
  )
}

function Needed({ view: { goal, perMonth, left, standing } }: ViewProps) {
  const { locale } = useBook()
  const today = useToday()
  if (goal.targetOn === null || perMonth === null) {
    return (
      <Fact name="Needed a month" hint="Edit the goal to say by when you want it.">
        No date yet
      </Fact>
    )
  }
  const until = dayWords(goal.targetOn, locale)
  if (standing.is === 'late') {
    return (
      <Fact name="Missing" hint={`since ${until}`}>
        <Amount amount={left} currency={goal.currency} />
      </Fact>
    )
  }
  const months = wholeMonths(today, goal.targetOn)
  const hint = months >= 1 ? `until ${until}, ${spanWords(months)} from now` : `by ${until}`
  return (
    <Fact name={months > 1 ? 'Needed a month' : 'Needed now'} hint={hint}>
      <Amount amount={perMonth} currency={goal.currency} />
    </Fact>
  )
}

const spanOf = ({ over, unit }: Pace) => `${over} ${over === 1 ? unit.slice(0, -1) : unit}`

function PaceFact({ view: { goal, pace } }: ViewProps) {
  if (!pace) {
    return (
      <Fact name="Your pace" hint="It shows once you have saved for 30 days.">
        Too early to tell
      </Fact>
    )
  }
  const hint = `on average over ${spanOf(pace)}`
  return (
    <Fact name="Your pace a month" hint={hint}>
      <Amount amount={pacePerMonth(pace)} currency={goal.currency} />
    </Fact>
  )
}

function Projected({ view: { goal, pace, projectedOn } }: ViewProps) {
  const { locale } = useBook()
  if (!pace) {
    return (
      <Fact name="At this pace" hint="It follows from your pace.">
        Not known yet
      </Fact>
    )
  }
  if (projectedOn === null) {
    const hint = pace.net > 0 ? 'The pace is too slow.' : 'Nothing was added on balance lately.'
    return (
      <Fact name="At this pace" hint={hint}>
        Not reached
      </Fact>
    )
  }
  return (
    <Fact name="At this pace" hint={<Against on={projectedOn} targetOn={goal.targetOn} />}>
      {monthWords(projectedOn, locale)}
    </Fact>
  )
}

interface AgainstProps {
  readonly on: string
  readonly targetOn: string | null
}

/** Before or after the date it is meant for. */
function Against({ on, targetOn }: AgainstProps) {
  if (targetOn === null) return 'if you go on like this'
  const words = againstWords(on, targetOn)
  return isInTime(on, targetOn) ? words : <span className="text-warning">{words}</span>
}
