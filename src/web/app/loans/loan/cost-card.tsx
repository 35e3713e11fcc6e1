import { useEffect, useState } from 'react'
import { type LoanCost, loanCost } from '#domain/loans/loan-cost.ts'
import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import { feesWhen } from '#domain/loans/plan-of.ts'
import { Figure, Figures } from '#web/calculators/figure.tsx'
import { percentWords } from '#web/calculators/percent.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { Loan } from '../loan.ts'

export interface CostCardProps {
  readonly loan: Loan
  readonly plan: LoanPlan
}

/** Found by trying, so it waits until nothing else is to be done. */
function useCost(plan: LoanPlan, startFees: number): LoanCost | null {
  const [found, setFound] = useState<{ plan: LoanPlan; cost: LoanCost } | null>(null)
  useEffect(
    () => whenIdle(() => setFound({ plan, cost: loanCost(plan, startFees) })),
    [plan, startFees],
  )
  return found?.plan === plan ? found.cost : null
}

/** The one rate that says what a loan costs, with all its fees. */
export function CostCard({ loan, plan }: CostCardProps) {
  const { locale } = useLocale()
  const cost = useCost(plan, feesWhen(loan.fees, 'start'))
  const words = (rate: number | null) =>
    rate === null ? say('Not known') : percentWords(rate * 10_000, locale, 2)
  return (
    <Card aria-labelledby="cost">
      <CardBody className="grid gap-4">
        <div className="grid gap-0.5">
          <h2 id="cost" className="font-semibold">
            {say('What it really costs')}
          </h2>
          <p className="text-sm text-muted-foreground">
            {loan.fees.length === 0
              ? say('No fees are written down for this loan.')
              : say('With all fees, as agreed: what you pay on top does not change it.')}
          </p>
        </div>
        {cost ? (
          <Figures>
            <Figure label={say('APR')} note={say('The rate of one payment, times those of a year')}>
              {words(cost.apr)}
            </Figure>
            <Figure
              label={say('Effective APR')}
              note={say('With interest on interest over a year')}
            >
              {words(cost.effective)}
            </Figure>
            <Figure
              label={say('Effective rate by days')}
              note={say('The yearly rate that EU banks must quote')}
            >
              {words(cost.byDays)}
            </Figure>
          </Figures>
        ) : (
          <Skeleton className="h-16" />
        )}
      </CardBody>
    </Card>
  )
}
