import type { CalendarAnswer } from '#contract/analytics/entities.ts'
import { wholeMonths } from '#domain/analytics/whole-months.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { exactSum } from '../ledger/conversion.ts'
import { addGaps, type FoundGaps, type Gaps, gapsOf, knownSum, readGaps } from '../ledger/gaps.ts'
import { type Look, type Span, valuesOf } from './look.ts'
import { isOwn, sumsOf } from './sums.ts'
import { toldOfFlow } from './told-gaps.ts'

export type EntryKind = 'expense' | 'income'

/** What one stretch of days came to in one category. */
export interface Cell {
  /** The place of the stretch among those asked for. */
  readonly bucket: number
  readonly kind: EntryKind
  readonly categoryId: string | null
  /** What is known of it; null when it is too large to be exact. */
  readonly amount: number | null
  readonly count: number
  readonly gaps: Gaps
}

interface BucketRow extends Omit<Cell, 'amount' | 'gaps'> {
  readonly amount: string
  readonly gaps: FoundGaps
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
  const { rows } = await look.db.query<BucketRow>({
    name: `buckets ${look.lens} ${isByMonth} ${isOwn(look)}`,
    text: `with ${sumsOf(look, { keys: [inBucket, 'kind', 'category_id'], isByMonth })}
      select bucket, kind, category_id as "categoryId", ${knownSum()} as amount,
        sum(rows)::integer as count, ${gapsOf()} as gaps
      from sums group by 1, 2, 3`,
    values: [...valuesOf(look, span), starts, ...(isByMonth ? [months, days] : [])],
  })
  return rows.map((row) => ({
    ...row,
    amount: exactSum(row.amount),
    gaps: readGaps(row.gaps),
  }))
}

export interface DaySums {
  readonly day: Day
  readonly spending: number | null
  readonly income: number | null
  readonly count: number
  readonly gaps: { readonly spending: Gaps; readonly income: Gaps }
}

const sidesOf = { spending: `kind = 'expense'`, income: `kind = 'income'` } as const

/** Of every day on which something happened. */
export async function readDays(look: Look, span: Span): Promise<readonly DaySums[]> {
  const { rows } = await look.db.query<FoundDay>({
    name: `days ${look.lens} ${isOwn(look)}`,
    text: `with ${sumsOf(look, { keys: ['date', 'kind'] })}
      select date as day, ${knownSum(sidesOf.spending)} as spending,
        ${knownSum(sidesOf.income)} as income, sum(firsts)::integer as count,
        ${gapsOf(sidesOf.spending)} as "spendingGaps", ${gapsOf(sidesOf.income)} as "incomeGaps"
      from sums group by date order by date`,
    values: valuesOf(look, span),
  })
  return rows.map(({ day, spending, income, count, spendingGaps, incomeGaps }) => ({
    day,
    spending: exactSum(spending),
    income: exactSum(income),
    count,
    gaps: { spending: readGaps(spendingGaps), income: readGaps(incomeGaps) },
  }))
}

interface FoundDay {
  readonly day: Day
  readonly spending: string
  readonly income: string
  readonly count: number
  readonly spendingGaps: FoundGaps
  readonly incomeGaps: FoundGaps
}

/** What every day cost and brought. */
export async function readCalendar(look: Look, span: Span): Promise<CalendarAnswer> {
  const days = await readDays(look, span)
  return {
    currency: look.currency,
    ...span,
    days: days.map(({ gaps, ...day }) => ({
      ...day,
      ...toldOfFlow(gaps),
    })),
    ...addGaps(days.flatMap(({ gaps }) => [gaps.income, gaps.spending])),
  }
}
