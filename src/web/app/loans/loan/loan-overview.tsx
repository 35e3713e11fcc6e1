import { useMemo } from 'react'
import { WhatIf } from '#web/calculators/what-if.tsx'
import { YearlyChart } from '#web/calculators/yearly-chart.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { type Loan, rateNow } from '../loan.ts'
import type { Reckoned } from '../reckon.ts'

export interface LoanOverviewProps {
  readonly loan: Loan
  readonly reckoned: Reckoned
}

/** What would change if, and where the money goes. */
export function LoanOverview({ loan, reckoned }: LoanOverviewProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { currency } = loan
  const writing = useMemo(() => ({ currency, locale }), [currency, locale])
  const { plan, outcome, standing } = reckoned
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card aria-labelledby="what-if">
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="what-if" className="font-semibold">
            {say('What if')}
          </h2>
          <WhatIf
            {...{ plan, writing, today }}
            planned={outcome}
            rateBps={rateNow(loan, today)}
            open={standing.balance}
          />
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <YearlyChart outcome={outcome} writing={writing} />
        </CardBody>
      </Card>
    </div>
  )
}
