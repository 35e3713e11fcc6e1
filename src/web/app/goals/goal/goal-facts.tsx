import type { ReactNode } from 'react'
import { paymentWords } from '#domain/goals/payment-words.ts'
import { isInTime } from '#domain/goals/plan.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import type { GoalView } from '../goal-view.ts'
import { againstWords, dayWords, monthWords, paceWords } from '../when-words.ts'

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

function Needed({ view: { goal, outlook, left, standing } }: ViewProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { needed } = outlook
  if (needed === null) {
    return (
      <Fact name={say('Needed a month')} hint={say('Edit the goal to say by when you want it.')}>
        {say('No date yet')}
      </Fact>
    )
  }
  const until = dayWords(needed.by, locale)
  if (standing.is === 'late') {
    return (
      <Fact name={say('Missing')} hint={say('since {until}', { until })}>
        <Amount amount={left} currency={goal.currency} />
      </Fact>
    )
  }
  const payments = paymentWords(needed, { today, locale, currency: goal.currency })
  const hint = needed.isAtOnce ? say('by {until}', { until }) : `until ${until}${payments}`
  return (
    <Fact name={needed.isAtOnce ? say('Needed now') : say('Needed a month')} hint={hint}>
      <Amount amount={needed.perMonth} currency={goal.currency} />
    </Fact>
  )
}

function PaceFact({ view: { goal, outlook, contributions } }: ViewProps) {
  const today = useToday()
  const { locale } = useLocale()
  const { pace, perMonth } = outlook
  if (pace === null || perMonth === null) {
    return (
      <Fact name={say('Your pace')} hint={say('It shows once you have saved for 30 days.')}>
        {say('Too early to tell')}
      </Fact>
    )
  }
  const hint = paceWords(pace, contributions, { locale, today })
  return (
    <Fact name={say('Your pace a month')} hint={hint}>
      <Amount amount={perMonth} currency={goal.currency} />
    </Fact>
  )
}

function Projected({ view: { goal, outlook } }: ViewProps) {
  const { locale } = useLocale()
  const { pace, reachedOn } = outlook
  if (!pace) {
    return (
      <Fact name={say('At this pace')} hint={say('It follows from your pace.')}>
        {say('Not known yet')}
      </Fact>
    )
  }
  if (reachedOn === null) {
    const hint =
      pace.net > 0 ? say('The pace is too slow.') : say('Nothing was added on balance lately.')
    return (
      <Fact name={say('At this pace')} hint={hint}>
        {say('Not reached')}
      </Fact>
    )
  }
  return (
    <Fact name={say('At this pace')} hint={<Against on={reachedOn} targetOn={goal.targetOn} />}>
      {monthWords(reachedOn, locale)}
    </Fact>
  )
}

interface AgainstProps {
  readonly on: string
  readonly targetOn: string | null
}

/** Before or after the date it is meant for. */
function Against({ on, targetOn }: AgainstProps) {
  if (targetOn === null) return say('if you go on like this')
  const words = againstWords(on, targetOn)
  return isInTime(on, targetOn) ? words : <span className="text-warning">{words}</span>
}
