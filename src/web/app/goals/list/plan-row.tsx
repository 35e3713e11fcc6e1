import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ClockAlert from 'lucide-react/icons/clock-alert'
import { Link } from 'react-router'
import type { Filled } from '#domain/goals/waterfall.ts'
import { namedColour } from '#web/charts/named-colours.ts'
import { colourOf } from '#web/charts/series.ts'
import { GoalMark } from '#web/goals/goal-mark.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { goalPath } from '../addresses.ts'
import type { GoalView } from '../goal-view.ts'
import { dayWords, monthWords } from '../when-words.ts'

export interface PlanRowProps {
  readonly view: GoalView
  readonly filled: Filled | undefined
  /** How many months the whole plan takes. */
  readonly months: number
  readonly isFirst: boolean
  readonly isLast: boolean
  /** One place up or down. */
  readonly onMove: (by: -1 | 1) => void
}

const rowLook =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b px-4 py-3 ' +
  'last:border-b-0 sm:grid-cols-[auto_minmax(0,5fr)_minmax(0,6fr)_auto]'

/** When one goal gets its share, as a bar over the months. */
export function PlanRow({ view, filled, months, isFirst, isLast, onMove }: PlanRowProps) {
  const { goal, left } = view
  const { locale } = useLocale()
  return (
    <li className={rowLook}>
      <GoalMark icon={goal.icon} color={goal.color} />
      <div className="grid min-w-0">
        <h3 className="font-medium wrap-anywhere">
          <Link to={goalPath(goal.id)} className="rounded-sm hover:underline">
            {goal.name}
          </Link>
        </h3>
        <span className="text-sm text-muted-foreground">
          {goal.targetOn ? (
            <Say
              words="{amount} to go, by {day}"
              amount={<Amount amount={left} currency={goal.currency} />}
              day={dayWords(goal.targetOn, locale)}
            />
          ) : (
            <Say
              words="{amount} to go"
              amount={<Amount amount={left} currency={goal.currency} />}
            />
          )}
        </span>
      </div>
      <div className="order-last col-span-full grid gap-1 sm:order-none sm:col-span-1">
        <Bar view={view} filled={filled} months={months} />
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {filled?.reachedOn
            ? say('Full in {month}', { month: monthWords(filled.reachedOn, locale) })
            : say('Not in a lifetime')}
          {filled?.isLate ? (
            <Badge look="warning">
              <ClockAlert aria-hidden />
              {say('Late')}
            </Badge>
          ) : null}
        </p>
      </div>
      <div className="flex">
        <IconButton
          label={say('Move {goal} up', { goal: goal.name })}
          aria-disabled={isFirst}
          onClick={() => isFirst || onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={say('Move {goal} down', { goal: goal.name })}
          aria-disabled={isLast}
          onClick={() => isLast || onMove(1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

type BarProps = Pick<PlanRowProps, 'view' | 'filled' | 'months'>

function Bar({ view, filled, months }: BarProps) {
  if (!filled) return null
  const from = ((filled.firstMonth - 1) / months) * 100
  const width = Math.max(1.5, ((filled.lastMonth - filled.firstMonth + 1) / months) * 100)
  return (
    <div aria-hidden className="h-2.5 overflow-hidden rounded-full bg-muted">
      <div
        className="h-full rounded-full"
        style={{
          marginLeft: `${Math.min(from, 98.5)}%`,
          width: `${width}%`,
          background: colourOf(namedColour(view.goal.color)),
        }}
      />
    </div>
  )
}
