import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { GoalRing } from '#web/goals/goal-mark.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { CardFrame, rowLook } from './card-frame.tsx'

type Goal = DashboardAnswer['goals'][number]

const shownMost = 4
const monthStyle = { month: 'long', year: 'numeric' } as const

function whenWords({ percent, projectedOn, targetOn }: Goal, locale: string): string {
  if (percent >= 100) return 'All of it is saved'
  const words = (day: string) => formatDay(day, locale, monthStyle)
  if (projectedOn !== null) {
    const isLate = targetOn !== null && projectedOn > targetOn
    return `${words(projectedOn)} at your pace${isLate ? `, wanted by ${words(targetOn)}` : ''}`
  }
  return targetOn === null ? 'No date' : `Wanted by ${words(targetOn)}`
}

/** What is saved for, and how far it is. */
export function GoalsCard({ goals }: { readonly goals: readonly Goal[] }) {
  const { locale } = useLocale()
  return (
    <CardFrame title="Goals" more={{ to: routes.goals.path, words: 'All goals' }}>
      <ul>
        {goals.slice(0, shownMost).map((goal) => (
          <li key={goal.id}>
            <Link to={routes.goal.path.replace(':id', goal.id)} className={rowLook}>
              <GoalRing goal={goal} percent={goal.percent} className="size-11" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{goal.name}</span>
                <span className="block text-sm text-muted-foreground">
                  {whenWords(goal, locale)}
                </span>
              </span>
              <span className="grid justify-items-end">
                <Amount amount={goal.totalSaved} currency={goal.currency} />
                <span className="text-sm text-muted-foreground">
                  of <Amount amount={goal.targetAmount} currency={goal.currency} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
