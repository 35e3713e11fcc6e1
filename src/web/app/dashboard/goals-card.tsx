import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { formatDay, monthOf } from '#domain/calendar/calendar.ts'
import { GoalRing } from '#web/goals/goal-mark.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { CardFrame, rowLook } from './card-frame.tsx'

type Goal = DashboardAnswer['goals'][number]

const shownMost = 4
const monthStyle = { month: 'long', year: 'numeric' } as const
const dayStyle = { ...monthStyle, day: 'numeric' } as const

/** What its page says of it, too; two days of one month are told apart. */
export function whenWords(goal: Omit<Goal, 'id' | 'name'>, locale: string): string {
  const { percent, projectedOn, targetOn, standing } = goal
  if (percent >= 100) return say('All of it is saved')
  const isOneMonth =
    targetOn !== null && projectedOn !== null && monthOf(targetOn) === monthOf(projectedOn)
  const said = (day: string, isExact = false) =>
    formatDay(day, locale, isExact ? dayStyle : monthStyle)
  if (targetOn === null)
    return projectedOn === null
      ? say('No date')
      : say('{said} at your pace', { said: said(projectedOn) })
  if (standing === 'late') return say('Late: wanted by {said}', { said: said(targetOn, true) })
  const isBehind = standing === 'behind'
  if (projectedOn === null)
    return isBehind
      ? say('Behind: wanted by {said}', { said: said(targetOn) })
      : say('Wanted by {said}', { said: said(targetOn) })
  if (!isBehind) return say('{said} at your pace', { said: said(projectedOn) })
  const [on, by] = [said(projectedOn, isOneMonth), said(targetOn, isOneMonth)]
  return say('Behind: {on} at your pace, wanted by {by}', { on, by })
}

/** What is saved for, and how far it is. */
export function GoalsCard({ goals }: { readonly goals: readonly Goal[] }) {
  const { locale } = useLocale()
  return (
    <CardFrame title={say('Goals')} more={{ to: routes.goals.path, words: say('All goals') }}>
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
                  <Say
                    words="of {amount}"
                    amount={<Amount amount={goal.targetAmount} currency={goal.currency} />}
                  />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
