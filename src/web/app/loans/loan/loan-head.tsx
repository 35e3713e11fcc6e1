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
            Pay extra
          </Button>
          <Button className="phone:flex-1" onClick={acts.pay}>
            Pay
          </Button>
        </>
      ) : (
        <Badge look={loan.status === 'paid' ? 'success' : 'default'} className="self-center">
          {loan.status === 'paid' ? 'Paid off' : 'Archived'}
        </Badge>
      )}
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`More for ${loan.name}`}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={acts.edit}>Change the loan</MenuItem>
          <MenuItem onSelect={acts.archive}>
            {loan.status === 'archived' ? 'Take out of the archive' : 'Archive'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem look="destructive" onSelect={acts.remove}>
            Delete
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
          label={isComing(loan, today) ? 'Will be owed' : 'Still owed'}
          note={
            isComing(loan, today)
              ? `from ${dayInSentence(loan.startOn, today, locale)}`
              : `${shareWords(percent, locale)} repaid`
          }
        >
          <Amount amount={balance} currency={loan.currency} />
        </Figure>
        <Figure
          label={asked && asked.count > 1 ? 'Due by now' : 'Next payment'}
          note={
            asked ? (
              <span className={state === 'was-due' ? 'text-over' : undefined}>
                {[
                  `${severalWords(asked)} ${dayWords(asked.on, today, locale)}`.trim(),
                  state === 'not-entered' ? 'not entered yet' : untilWords(asked.on, today),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            ) : null
          }
        >
          {asked ? <Amount amount={asked.amount} currency={loan.currency} /> : 'None'}
        </Figure>
        <Figure
          label="Paid off"
          note={outcome.endsOn > today ? `in ${fromNowWords(today, outcome.endsOn)}` : null}
        >
          {dayWords(outcome.endsOn, today, locale)}
        </Figure>
        <Figure
          label="Interest in all"
          note={
            fees > 0 ? (
              <>
                and <Amount amount={fees} currency={loan.currency} /> of fees
              </>
            ) : null
          }
        >
          <Amount amount={outcome.interest} currency={loan.currency} />
        </Figure>
      </Figures>
      <ProgressBar label={`Repaid of ${loan.name}`} share={repaid} />
    </>
  )
}
