import { useMemo } from 'react'
import type { LedgerRow } from '#domain/ledger.ts'
import { AheadNote } from '#web/fields/ahead-note.tsx'
import { type CountedRow, Totals } from '#web/fields/amount.tsx'
import { useToday } from '#web/fields/use-book.ts'
import { aheadIn, type SummedRows } from './ahead-in.ts'
import { amountFor } from './figure-amounts.ts'

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
