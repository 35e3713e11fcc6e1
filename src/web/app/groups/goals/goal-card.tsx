import type { GroupGoalRow } from '#contract/groups/goals.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { AmountBar } from '../amount-bar.tsx'
import type { Shown } from '../use-money.ts'

export interface GoalCardProps {
  readonly shown: Shown
  readonly goal: GroupGoalRow
  readonly saved: ReadonlyMap<string, number>
  readonly isFixed: boolean
  readonly onMoney: () => void
  readonly onEdit: () => void
  readonly onArchive: (isAway: boolean) => void
}

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

export function GoalCard(props: GoalCardProps) {
  const { goal, isFixed, onMoney, onEdit, onArchive } = props
  const { locale } = useLocale()
  const { name, totalSaved, targetAmount, targetOn, currency, status } = goal
  const isAway = status === 'archived'
  const sums = {
    saved: <Amount amount={totalSaved} currency={currency} />,
    target: <Amount amount={targetAmount} currency={currency} />,
  }
  return (
    <Card aria-label={name}>
      <CardBody className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="font-semibold wrap-anywhere">{name}</h3>
            <p className="text-muted-foreground">
              {targetOn ? (
                <Say
                  words="{saved} of {target} until {day}"
                  {...sums}
                  day={formatDay(targetOn, locale, longDay)}
                />
              ) : (
                <Say words="{saved} of {target}" {...sums} />
              )}
            </p>
          </div>
          {status === 'reached' ? <Badge look="success">{say('Reached')}</Badge> : null}
          {isAway ? <Badge>{say('Put away')}</Badge> : null}
        </div>
        <AmountBar amount={totalSaved} of={targetAmount} />
        <Parts {...props} />
        {isFixed ? null : (
          <div className="flex flex-wrap gap-2">
            {isAway ? null : (
              <>
                <Button onClick={onMoney}>{say('Put in or take out')}</Button>
                <Button look="outline" onClick={onEdit}>
                  {say('Edit')}
                </Button>
              </>
            )}
            <Button look="quiet" onClick={() => onArchive(!isAway)}>
              {isAway ? say('Take out again') : say('Put away')}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  )
}

/** What each is to bring, and has brought. */
function Parts({ shown, goal, saved }: GoalCardProps) {
  const { targets, currency, name } = goal
  return (
    <ul aria-label={say('Parts of {name}', { name })} className="grid gap-1 text-sm">
      {targets.map(({ memberId, amount }) => (
        <li key={memberId} className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0 wrap-anywhere">{shown.names.subject(memberId)}</span>
          <span className="text-muted-foreground">
            <Say
              words="{amount} of {amount2}"
              amount={<Amount amount={saved.get(memberId) ?? 0} currency={currency} />}
              amount2={<Amount amount={amount} currency={currency} />}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
