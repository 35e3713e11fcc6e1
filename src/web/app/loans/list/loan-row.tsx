import Landmark from 'lucide-react/icons/landmark'
import { Link } from 'react-router'
import { dueState, isComing } from '#domain/loans/standing.ts'
import { shareWords } from '#domain/money/share-words.ts'
import { wholePercent } from '#domain/money/whole-percent.ts'
import { percentWords } from '#web/calculators/percent.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { ProgressBar } from '#web/ui/page/progress-bar.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { addressOf } from '../addresses.ts'
import { rateNow } from '../loan.ts'
import type { Standed } from '../use-standings.ts'
import { dayInSentence, severalWords, untilWords } from '../when-words.ts'

const rowLook =
  'relative flex flex-wrap items-start gap-x-4 gap-y-2 border-b px-5 py-4 last:border-b-0 ' +
  'hover:bg-muted/50 phone:px-4'

/** The whole row leads to the loan. */
export function LoanRow({ standed }: { readonly standed: Standed }) {
  const { loan, standing } = standed
  const { locale } = useLocale()
  const today = useToday()
  const rate = rateNow(loan, today)
  const { principal } = loan
  const paidBack = principal - standing.balance
  const repaid = principal > 0 ? paidBack / principal : 0
  const percent = wholePercent(paidBack, principal)
  return (
    <li className={rowLook}>
      <span className="grid size-10 place-items-center rounded-full bg-muted phone:hidden">
        <Landmark aria-hidden className="size-5 text-muted-foreground" />
      </span>
      <div className="grid min-w-28 flex-1 gap-0.5">
        <Link
          to={addressOf(loan.id)}
          className="font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {loan.name}
        </Link>
        <span className="text-sm wrap-anywhere text-muted-foreground">
          {loan.lender ? `${loan.lender} · ` : null}
          {loan.kind === 'interest-free' ? say('No interest') : percentWords(rate, locale)}
        </span>
      </div>
      <div className="grid justify-items-end gap-0.5 text-right">
        <Amount amount={standing.balance} currency={loan.currency} className="font-semibold" />
        <span className="text-sm text-muted-foreground">
          {isComing(loan, today) ? (
            say('paid out {dayInSentence}', {
              dayInSentence: dayInSentence(loan.startOn, today, locale),
            })
          ) : (
            <Say
              words="of {amount}"
              amount={<Amount amount={loan.principal} currency={loan.currency} />}
            />
          )}
        </span>
      </div>
      <div className="grid basis-full gap-1.5">
        <ProgressBar label={say('Repaid of {loan}', { loan: loan.name })} share={repaid} />
        <div className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground">
          <span>
            <Say words="{percent} repaid" percent={shareWords(percent, locale)} />
          </span>
          <NextDue standed={standed} />
        </div>
      </div>
    </li>
  )
}

const dueLeads = {
  next: say('Next'),
  'was-due': say('Was due'),
  'not-entered': say('Not entered yet:'),
} as const

function NextDue({ standed: { loan, asked } }: { readonly standed: Standed }) {
  const { locale } = useLocale()
  const today = useToday()
  if (loan.status === 'paid') return <Badge look="success">{say('Paid off')}</Badge>
  if (loan.status === 'archived') return <Badge>{say('Archived')}</Badge>
  if (asked === null) return null
  const state = dueState(loan, asked.on, today)
  const isLate = state === 'was-due'
  return (
    <span className={isLate ? 'text-over' : undefined}>
      {dueLeads[state]}{' '}
      <Amount
        amount={asked.amount}
        currency={loan.currency}
        className={isLate ? '' : 'text-foreground'}
      />
      {[
        '',
        `${severalWords(asked)} ${dayInSentence(asked.on, today, locale)}`.trim(),
        isLate ? untilWords(asked.on, today) : null,
      ]
        .filter((words) => words !== null)
        .join(', ')}
    </span>
  )
}
