import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { formatDay, monthOf } from '#domain/calendar/calendar.ts'
import { GoalRing } from '#web/goals/goal-mark.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { CardFrame, rowLook } from './card-frame.tsx'

type Goal = DashboardAnswer['goals'][number]

const shownMost = 4
const monthStyle = { month: 'long', year: 'numeric' } as const
const dayStyle = { ...monthStyle, day: 'numeric' } as const

/** What its page says of it, too; two days of one month are told apart. */
export function whenWords(goal: Omit<Goal, 'id' | 'name'>, locale: string): string {
  const { percent, projectedOn, targetOn, standing } = goal
  if (percent >= 100) return 'All of it is saved'
  const isOneMonth =
    targetOn !== null && projectedOn !== null && monthOf(targetOn) === monthOf(projectedOn)
  const said = (day: string, isExact = false) =>
    formatDay(day, locale, isExact ? dayStyle : monthStyle)
  if (targetOn === null)
    return projectedOn === null ? 'No date' : `${said(projectedOn)} at your pace`
  if (standing === 'late') return `Late: wanted by ${said(targetOn, true)}`
  const isBehind = standing === 'behind'
  if (projectedOn === null) return `${isBehind ? 'Behind: w' : 'W'}anted by ${said(targetOn)}`
  if (!isBehind) return `${said(projectedOn)} at your pace`
  const [on, by] = [said(projectedOn, isOneMonth), said(targetOn, isOneMonth)]
  return `Behind: ${on} at your pace, wanted by ${by}`
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
