import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { formatAmount } from '#domain/money/money.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { GoalRing } from '#web/goals/goal-mark.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { goalPath } from '../addresses.ts'
import { type GoalActs, GoalMenu } from '../goal-menu.tsx'
import type { GoalView } from '../goal-view.ts'
import { StandingBadge } from '../standing-badge.tsx'
import { dayWords, monthWords } from '../when-words.ts'

export interface GoalCardProps {
  readonly view: GoalView
  readonly acts: GoalActs
}

/** The whole card leads to the goal; what stands on it is above that. */
export function GoalCard({ view, acts }: GoalCardProps) {
  const { goal, percent } = view
  const { locale } = useLocale()
  return (
    <li className="relative flex flex-col gap-3 rounded-lg border bg-card p-4 hover:bg-muted/40">
      <div className="flex items-start gap-3">
        <GoalRing goal={goal} percent={percent} className="size-14" />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 className="line-clamp-3 font-medium wrap-anywhere">
            <Link to={goalPath(goal.id)} className="rounded-sm after:absolute after:inset-0">
              {goal.name}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-sm text-muted-foreground">{shareWords(percent, locale)}</span>
            <StandingBadge view={view} />
          </p>
        </div>
        <GoalMenu view={view} acts={acts} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <Amount
          amount={goal.totalSaved}
          currency={goal.currency}
          className="text-xl font-semibold tracking-tight"
        />
        <span className="text-muted-foreground">
          <Say
            words="of {amount}"
            amount={<Amount amount={goal.targetAmount} currency={goal.currency} />}
          />
        </span>
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 flex-1 basis-36 text-sm text-muted-foreground">
          <NextWords view={view} />
        </p>
        {goal.status === 'archived' ? null : (
          <Button look="outline" className="relative px-3" onClick={() => acts.move(goal)}>
            <Plus aria-hidden />
            <Say
              words="Add money<part> to {goal}</part>"
              goal={goal.name}
              part={(inner) => <span className="sr-only">{inner}</span>}
            />
          </Button>
        )}
      </div>
    </li>
  )
}

/** What it takes, or when it comes. */
function NextWords({ view }: { readonly view: GoalView }) {
  const { goal, left, outlook, standing } = view
  const { needed, pace, reachedOn } = outlook
  const { locale } = useLocale()
  const written = (amount: number) => formatAmount(amount, goal.currency, locale)
  if (left === 0) return say('All of it is saved')
  if (goal.targetOn !== null && standing.is === 'late') {
    return `${written(left)} missing since ${dayWords(goal.targetOn, locale)}`
  }
  if (needed) {
    const by = dayWords(needed.by, locale)
    const sum = written(needed.perMonth)
    return needed.isAtOnce
      ? say('{sum} by {by}', { sum, by })
      : say('{sum} a month until {by}', { sum, by })
  }
  if (reachedOn !== null)
    return say('{month} at your pace', { month: monthWords(reachedOn, locale) })
  return pace === null
    ? say('{amount} to go', { amount: written(left) })
    : say('Nothing added in a while')
}
