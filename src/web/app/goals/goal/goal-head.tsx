import HandCoins from 'lucide-react/icons/hand-coins'
import Plus from 'lucide-react/icons/plus'
import { shareWords } from '#domain/money/share-words.ts'
import { namedColour } from '#web/charts/named-colours.ts'
import { Ring } from '#web/charts/ring.tsx'
import { GoalMark } from '#web/goals/goal-mark.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageName } from '#web/ui/page/page-name.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { type GoalActs, GoalMenu } from '../goal-menu.tsx'
import type { GoalView } from '../goal-view.ts'
import type { Kind } from '../goal-writes.ts'
import { StandingBadge } from '../standing-badge.tsx'

export interface GoalHeadProps {
  readonly view: GoalView
  readonly acts: GoalActs
  readonly onMove: (kind: Kind) => void
}

/** How full it is, and what people come here to do. */
export function GoalHead({ view, acts, onMove }: GoalHeadProps) {
  const { goal, percent, left } = view
  const { locale } = useLocale()
  return (
    <Card className="flex items-center gap-6 p-5 phone:flex-col phone:items-stretch phone:gap-4">
      <Ring
        percent={percent}
        colour={namedColour(goal.color)}
        label={say('{percent} percent saved', { percent })}
        isThin
        className="size-36 phone:mx-auto"
      >
        <span aria-hidden className="amount text-3xl font-semibold tracking-tight">
          {shareWords(percent, locale)}
        </span>
      </Ring>
      <div className="grid min-w-0 flex-1 gap-3">
        <div className="flex items-start gap-3">
          <GoalMark icon={goal.icon} color={goal.color} />
          <div className="grid min-w-0 flex-1 justify-items-start gap-1">
            <PageName name={goal.name} />
            <StandingBadge view={view} />
          </div>
          <GoalMenu view={view} acts={acts} />
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Amount
            amount={goal.totalSaved}
            currency={goal.currency}
            className="text-3xl font-semibold tracking-tight"
          />
          <span className="text-muted-foreground">
            <Say
              words="of {amount}"
              amount={<Amount amount={goal.targetAmount} currency={goal.currency} />}
            />
            {left > 0 ? (
              <Say
                words=", {amount} to go"
                amount={<Amount amount={left} currency={goal.currency} />}
              />
            ) : null}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button className="phone:flex-1" onClick={() => onMove('contribution')}>
            <Plus aria-hidden />
            {say('Add money')}
          </Button>
          {goal.totalSaved > 0 ? (
            <Button look="outline" className="phone:flex-1" onClick={() => onMove('withdrawal')}>
              <HandCoins aria-hidden />
              {say('Take out')}
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
