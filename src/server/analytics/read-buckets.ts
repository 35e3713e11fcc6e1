import { wholeMonths } from '#domain/analytics/whole-months.ts'
import type { Day } from '#domain/calendar.ts'
import { exactSum } from '../ledger/conversion.ts'
import { type Look, type Span, valuesOf } from './look.ts'
import { sumsOf, wholeSum } from './sums.ts'

export type EntryKind = 'expense' | 'income'

/** What one stretch of days came to in one category. */
export interface Cell {
  /** The place of the stretch among those asked for. */
  readonly bucket: number
  readonly kind: EntryKind
  readonly categoryId: string | null
  readonly amount: number | null
  readonly count: number
}

interface Found extends Omit<Cell, 'amount'> {
  readonly amount: string | null
}

const inBucket = 'width_bucket(date, $7::date[]) - 1 as bucket'

/** By stretch and category; stretches are named by their first days, which go up from `from`. */
export async function readBuckets(
  look: Look,
  span: Span,
  starts: readonly Day[],
): Promise<readonly Cell[]> {
  const { months, days } = wholeMonths(span, starts, look.openFrom)
  const isByMonth = look.lens !== 'group' && months.length > 0
  const { rows } = await look.db.query<Found>({
    name: `buckets ${look.lens} ${isByMonth}`,
    text: `with ${sumsOf(look.lens, { keys: [inBucket, 'kind', 'category_id'], isByMonth })}
      select bucket, kind, category_id as "categoryId", ${wholeSum()} as amount,
        sum(rows)::integer as count
      from sums group by 1, 2, 3`,
    values: [...valuesOf(look, span), starts, ...(isByMonth ? [months, days] : [])],
  })
  return rows.map((row) => ({ ...row, amount: exactSum(row.amount) }))
}

export interface DaySums {
  readonly day: Day
  readonly spending: number | null
  readonly income: number | null
  readonly count: number
}

/** Of every day on which something happened. */
export async function readDays(look: Look, span: Span): Promise<readonly DaySums[]> {
  const { rows } = await look.db.query<FoundDay>({
    name: `days ${look.lens}`,
    text: `with ${sumsOf(look.lens, { keys: ['date', 'kind'] })}
      select date as day, ${wholeSum(`kind = 'expense'`)} as spending,
        ${wholeSum(`kind = 'income'`)} as income, sum(firsts)::integer as count
      from sums group by date order by date`,
    values: valuesOf(look, span),
  })
  return rows.map(({ day, spending, income, count }) => ({
    day,
    spending: exactSum(spending),
    income: exactSum(income),
    count,
  }))
}

interface FoundDay {
  readonly day: Day
  readonly spending: string | null
  readonly income: string | null
  readonly count: number
}
