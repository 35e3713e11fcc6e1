import { amountFor } from '#web/ledger/model/figure-amounts.ts'
import { Totals } from '#web/locale/amount.tsx'
import type { FoundRows } from './found-rows.ts'

export interface FoundTotalProps {
  readonly rows: FoundRows
  /** Where there is room for amounts only. */
  readonly isTight?: boolean
  /** Says of which day an old rate is that it took. */
  readonly tellsOld?: boolean
  readonly className?: string
}

/** What all that was found comes to, as its list would say it. */
export function FoundTotal({ rows: { figures, months, shareOf }, ...look }: FoundTotalProps) {
  return <Totals totals={figures.net} of={months} amountOf={amountFor(shareOf, 'net')} {...look} />
}
