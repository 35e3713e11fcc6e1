import type { ReactNode } from 'react'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { AgeContext } from './age.ts'
import { BudgetsCard } from './budgets-card.tsx'
import { CategoriesCard } from './categories-card.tsx'
import { FlowCard } from './flow-card.tsx'
import { GoalsCard } from './goals-card.tsx'
import { GroupsCard } from './groups-card.tsx'
import { LatestCard } from './latest-card.tsx'
import type { Span } from './month-span.ts'
import { UpcomingCard } from './upcoming-card.tsx'

/** Advice takes the server longest, and is missed least. */
const AdviceCard = onceIdle(() => import('./advice-card.tsx').then((file) => file.AdviceCard))

/** Counted here until the server has answered, which takes more code. */
const ComingHere = onceIdle(
  () => import('./coming-here.tsx').then((file) => file.ComingHere),
  UpcomingCard,
)

export interface LowerCardsProps {
  readonly answer: DashboardAnswer
  /** Says of what time the answer is, where that is not now: what this device knows is above it. */
  readonly asOf: ReactNode
  /** The same, for each card. */
  readonly age: string | null
  readonly span: Span
  /** Of another month, what is about now is left out. */
  readonly isNow: boolean
  /** Somebody who only starts has no use for boxes with nothing in them. */
  readonly isStarting: boolean
}

const hasFlow = ({ cashFlow }: DashboardAnswer) =>
  cashFlow.some(({ income, spending, missing }) => income !== 0 || spending !== 0 || missing)

const pair = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2'

/** What is below the figures; nothing that would be empty. */
export function LowerCards({ answer, asOf, age, span, isNow, isStarting }: LowerCardsProps) {
  const { currency, budgetsAtRisk, goals, groups, upcoming, categories } = answer
  const latest = isNow ? <LatestCard latest={answer.latest} /> : null
  const Coming = age ? ComingHere : UpcomingCard
  const coming =
    !isNow || (isStarting && upcoming.length === 0) ? null : <Coming coming={upcoming} />
  return (
    <AgeContext value={age}>
      {asOf && isNow ? (
        <div className={pair}>
          {coming}
          {latest}
        </div>
      ) : null}
      {asOf}
      {hasFlow(answer) ? (
        <FlowCard flow={answer.cashFlow} currency={currency} old={answer.old} />
      ) : null}
      <div className={pair}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {categories.length > 0 ? (
            <CategoriesCard parts={categories} currency={currency} span={span} />
          ) : null}
          {isNow && budgetsAtRisk.length > 0 ? <BudgetsCard risks={budgetsAtRisk} /> : null}
          {goals.length > 0 ? <GoalsCard goals={goals} /> : null}
          {isStarting ? null : <AdviceCard />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {asOf ? null : coming}
          {groups.length > 0 ? <GroupsCard groups={groups} /> : null}
          {asOf ? null : latest}
        </div>
      </div>
    </AgeContext>
  )
}
