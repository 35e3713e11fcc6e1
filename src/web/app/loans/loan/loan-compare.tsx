import type { Loan } from '../loan.ts'
import type { CountingFields } from '../offers/reconcile.ts'
import { ReconcileCard } from '../offers/reconcile-card.tsx'
import { RefinanceCard } from '../offers/refinance-card.tsx'
import type { Reckoned } from '../reckon.ts'
import { CostCard } from './cost-card.tsx'
import { VersionsCard } from './versions-card.tsx'

export interface LoanCompareProps {
  readonly loan: Loan
  readonly reckoned: Reckoned
  readonly onUse: (fields: CountingFields) => void
}

/** The loan beside what it was, what others offer and what the lender says. */
export function LoanCompare({ loan, reckoned, onUse }: LoanCompareProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CostCard loan={loan} plan={reckoned.plan} />
      <RefinanceCard loan={loan} reckoned={reckoned} />
      <ReconcileCard loan={loan} reckoned={reckoned} onUse={onUse} />
      <VersionsCard loan={loan} reckoned={reckoned} />
    </div>
  )
}
