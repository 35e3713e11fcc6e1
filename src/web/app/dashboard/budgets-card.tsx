import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import { limitOf } from '#domain/budgets/standing.ts'
import { aboutWords } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import { AheadAmount } from '#web/locale/ahead-note.tsx'
import { Amount } from '#web/locale/amount.tsx'
import { RateNote } from '#web/locale/rate-note.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { CardFrame, rowLook } from './card-frame.tsx'

type Risk = DashboardAnswer['budgetsAtRisk'][number]

const shownMost = 5

function riskWords(risk: Risk, locale: string): string {
  const { status, projected, available, currency, isProjectedAbout } = risk
  if (status === 'exceeded') return say('Over budget')
  if (status === 'reached') return say('Reached')
  if (projected !== null && available !== null && projected > available) {
    const over = formatAmount(projected - available, currency, locale)
    return say('Likely {about} too much', { about: aboutWords(over, isProjectedAbout) })
  }
  return say('Nearly used up')
}

/** Those that are used up, or soon may be. */
export function BudgetsCard({ risks }: { readonly risks: readonly Risk[] }) {
  return (
    <CardFrame
      title={say('Budgets to watch')}
      more={{ to: routes.budgets.path, words: say('All budgets') }}
    >
      <ul>
        {risks.slice(0, shownMost).map((risk) => (
          <RiskRow key={risk.id} risk={risk} />
        ))}
      </ul>
    </CardFrame>
  )
}

function RiskRow({ risk }: { readonly risk: Risk }) {
  const { locale } = useLocale()
  const { id, name, spent, available, currency, percent, status } = risk
  const isAbout = risk.isAvailableAbout
  const { limit, overspentBefore } = limitOf(available ?? 0)
  const isOver = status === 'exceeded'
  return (
    <li>
      <Link
        to={routes.budget.path.replace(':id', id)}
        className={classes(rowLook, 'flex-wrap gap-y-1')}
      >
        <span className="min-w-0 flex-1 basis-32 truncate font-medium">{name}</span>
        <Badge look={isOver ? 'destructive' : 'warning'}>{riskWords(risk, locale)}</Badge>
        <span className="flex w-full items-center gap-3">
          <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-accent">
            <span
              className={classes('block h-full', isOver ? 'bg-destructive' : 'bg-chart-1')}
              style={{ width: `${Math.min(Math.max(percent ?? (isOver ? 100 : 0), 0), 100)}%` }}
            />
          </span>
          <span className="text-sm text-muted-foreground">
            <Say
              words="{amount} of {amount2}"
              amount={<Amount amount={spent ?? 0} currency={currency} isAbout={risk.isAbout} />}
              amount2={<Amount amount={limit} currency={currency} isAbout={isAbout} />}
            />
            {(available ?? 0) < 0 ? (
              <Say
                words=", and {amount} overspent before"
                amount={<Amount amount={overspentBefore} currency={currency} isAbout={isAbout} />}
              />
            ) : null}
          </span>
        </span>
        <span className="basis-full text-right empty:hidden">
          <AheadAmount
            ahead={{ amount: risk.ahead, isAbout: risk.isAheadAbout }}
            currency={currency}
            counts="too"
          />
        </span>
        <RateNote missing={risk.missing ?? []} isPlain />
      </Link>
    </li>
  )
}
