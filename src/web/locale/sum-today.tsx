import type { Day } from '#domain/calendar/calendar.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import type { Total } from '#domain/money/money.ts'
import { type CountedRow, Totals } from './amount.tsx'

/** Sums to show, with the rows they can be told in one currency by. */
export interface Sum {
  readonly totals: readonly Total[]
  readonly of: readonly (readonly CountedRow[])[]
}

/** The same function every time, so that what was converted stays so. */
export const amountOf = ({ amount }: LedgerRow) => amount

/** At today's rates: those of days to come are not known to anybody. */
export function sumToday(totals: readonly Total[], today: Day): Sum {
  const rows = totals.flatMap(({ currency, amount }) =>
    amount === null
      ? []
      : [
          {
            id: currency,
            amount,
            currency,
            description: '',
            tags: [],
            categoryId: null,
            date: today,
          },
        ],
  )
  return { totals, of: [rows] }
}

interface SumTodayProps {
  readonly sum: Sum
  /** Shown is one of so many equal parts of it. */
  readonly parts?: number
  /** Says of which day an old rate is that it took. */
  readonly tellsOld?: boolean
  /** Some of what is added was converted by a rate before. */
  readonly isAbout?: boolean
}

export const SumToday = ({ sum, ...look }: SumTodayProps) => (
  <Totals totals={sum.totals} of={sum.of} amountOf={amountOf} {...look} />
)
