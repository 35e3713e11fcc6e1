import { useMemo } from 'react'
import type { LedgerRow } from '#domain/ledger.ts'
import { AheadNote } from '#web/locale/ahead-note.tsx'
import { type CountedRow, Totals } from '#web/locale/amount.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { aheadIn, type SummedRows } from '../model/ahead-in.ts'
import { amountFor } from '../model/figure-amounts.ts'

/** What of a total is not spent, or not here, yet. */
export function StillAhead<Row extends LedgerRow & CountedRow>({ of }: StillAheadProps<Row>) {
  const today = useToday()
  const ahead = useMemo(() => aheadIn(of, today), [of, today])
  if (ahead === null) return null
  return (
    <AheadNote counts={ahead.isAll ? 'only' : 'too'}>
      <Totals totals={ahead.totals} of={ahead.of} amountOf={amountFor(of.shareOf, 'net')} isTight />
    </AheadNote>
  )
}

export interface StillAheadProps<Row> {
  readonly of: SummedRows<Row>
}
