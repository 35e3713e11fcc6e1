import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { dayWords } from '#domain/calendar/calendar.ts'
import { fromNowWords } from '#domain/calendar/from-now.ts'
import { askedOn } from '#domain/loans/cover-instalments.ts'
import { feesWhen } from '#domain/loans/plan-of.ts'
import { dueState, isComing } from '#domain/loans/standing.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { wholePercent } from '#domain/money/whole-percent.ts'
import { Figure, Figures } from '#web/calculators/figure.tsx'
import { percentWords } from '#web/calculators/percent.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageName } from '#web/ui/page/page-name.tsx'
import { ProgressBar } from '#web/ui/page/progress-bar.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { type Loan, rateNow } from '../loan.ts'
import { kindNames } from '../loan-words.ts'
import type { Reckoned } from '../reckon.ts'
import { dayInSentence, severalWords, untilWords } from '../when-words.ts'

export interface LoanActs {
  readonly pay: () => void
  readonly payExtra: () => void
  readonly edit: () => void
  readonly archive: () => void
  readonly remove: () => void
}

export interface LoanHeadProps {
  readonly loan: Loan
  readonly reckoned: Reckoned
  readonly acts: LoanActs
}

export function LoanHead({ loan, reckoned, acts }: LoanHeadProps) {
  const { locale } = useLocale()
  const rate = rateNow(loan, useToday())
  return (
    <Card aria-label={loan.name} className="grid gap-4 p-5 phone:p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
          <PageName name={loan.name} />
          <p className="wrap-anywhere text-muted-foreground">
            {[
              loan.lender,
              kindNames[loan.kind],
              loan.kind === 'interest-free' ? null : percentWords(rate, locale),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <HeadActions loan={loan} acts={acts} />
      </div>
      <HeadFigures loan={loan} reckoned={reckoned} />
    </Card>
  )
}

function HeadActions({ loan, acts }: Pick<LoanHeadProps, 'loan' | 'acts'>) {
  const isActive = loan.status === 'active'
  return (
    <div className="flex flex-wrap gap-2 phone:w-full">
      {isActive ? (
        <>
          <Button look="outline" className="phone:flex-1" onClick={acts.payExtra}>
            {say('Pay extra')}
          </Button>
          <Button className="phone:flex-1" onClick={acts.pay}>
            {say('Pay')}
          </Button>
        </>
      ) : (
        <Badge look={loan.status === 'paid' ? 'success' : 'default'} className="self-center">
          {loan.status === 'paid' ? say('Paid off') : say('Archived')}
        </Badge>
      )}
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={say('More for {loan}', { loan: loan.name })}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={acts.edit}>{say('Change the loan')}</MenuItem>
          <MenuItem onSelect={acts.archive}>
            {loan.status === 'archived' ? say('Take out of the archive') : say('Archive')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem look="destructive" onSelect={acts.remove}>
            {say('Delete')}
          </MenuItem>
        </MenuContent>
      </Menu>
    </div>
  )
}

function HeadFigures({ loan, reckoned }: Pick<LoanHeadProps, 'loan' | 'reckoned'>) {
  const { locale } = useLocale()
  const today = useToday()
  const { standing, outcome } = reckoned
  const fees = outcome.fees + feesWhen(loan.fees, 'start')
  const balance = loan.status === 'paid' ? 0 : standing.balance
  const repaid = 1 - balance / loan.principal
  const percent = wholePercent(loan.principal - balance, loan.principal)
  const asked = loan.status === 'active' ? askedOn(reckoned.coverage, today) : null
  const state = asked ? dueState(loan, asked.on, today) : null
  return (
    <>
      <Figures>
        <Figure
          label={isComing(loan, today) ? say('Will be owed') : say('Still owed')}
          note={
            isComing(loan, today)
              ? say('from {dayInSentence}', {
                  dayInSentence: dayInSentence(loan.startOn, today, locale),
                })
              : say('{percent} repaid', { percent: shareWords(percent, locale) })
          }
        >
          <Amount amount={balance} currency={loan.currency} />
        </Figure>
        <Figure
          label={asked && asked.count > 1 ? say('Due by now') : say('Next payment')}
          note={
            asked ? (
              <span className={state === 'was-due' ? 'text-over' : undefined}>
                {[
                  `${severalWords(asked)} ${dayWords(asked.on, today, locale)}`.trim(),
                  state === 'not-entered' ? say('not entered yet') : untilWords(asked.on, today),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            ) : null
          }
        >
          {asked ? <Amount amount={asked.amount} currency={loan.currency} /> : say('None')}
        </Figure>
        <Figure
          label={say('Paid off')}
          note={
            outcome.endsOn > today
              ? say('in {fromNow}', { fromNow: fromNowWords(today, outcome.endsOn) })
              : null
          }
        >
          {dayWords(outcome.endsOn, today, locale)}
        </Figure>
        <Figure
          label={say('Interest in all')}
          note={
            fees > 0 ? (
              <Say
                words="and {amount} of fees"
                amount={<Amount amount={fees} currency={loan.currency} />}
              />
            ) : null
          }
        >
          <Amount amount={outcome.interest} currency={loan.currency} />
        </Figure>
      </Figures>
      <ProgressBar label={say('Repaid of {loan}', { loan: loan.name })} share={repaid} />
    </>
  )
}
