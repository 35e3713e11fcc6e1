import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar.ts'
import { converted, exactSum, typedRate, units } from './conversion.ts'
import { refreshDays } from './refresh-days.ts'

/** What one day cost in one category, in the wanted currency. */
export interface DayCost {
  readonly day: Day
  readonly categoryId: string | null
  /** Null while a rate is missing, or when it is too large to be exact. */
  readonly cost: number | null
  /** What of it came by no plan. */
  readonly everyday: number | null
}

export interface CostSpan {
  readonly scope: Scope
  readonly currency: string
  readonly from: Day
  readonly to: Day
}

/** What is in the wanted currency is summed already; the rest is converted entry by entry. */
const text = `
with ${converted(`
  select date, category_id, by_plan, currency, ${typedRate}, net as amount from ledger_parts
  where scope = $1 and kind = 'expense' and currency = any($6) and date between $3 and $4
    and net <> 0`)}, costs as (
  select day as date, category_id, by_plan, share as cost from ledger_days
  where scope = $1 and currency = $2 and day between $3 and $4 and kind = 'expense'
    and share_rows > 0
  union all select date, category_id, by_plan, counted from converted
)
select date as day, category_id as "categoryId", sum(cost)::text as cost,
  coalesce(sum(cost) filter (where not by_plan), 0)::text as everyday,
  bool_or(cost is null) as "isUnknown",
  coalesce(bool_or(cost is null) filter (where not by_plan), false) as "isEverydayUnknown"
from costs group by date, category_id order by date, category_id`

interface Found {
  readonly day: Day
  readonly categoryId: string | null
  readonly cost: string | null
  readonly everyday: string
  readonly isUnknown: boolean
  readonly isEverydayUnknown: boolean
}

/** What somebody's expenses cost, by day and category. */
export async function readDayCosts(
  db: Pick<pg.Pool, 'query'>,
  { scope, currency, from, to }: CostSpan,
): Promise<readonly DayCost[]> {
  const others = (await refreshDays(db, scope)).filter((other) => other !== currency)
  const { rows } = await db.query<Found>({
    name: 'day costs',
    text,
    values: [scope, currency, from, to, units, others],
  })
  return rows.map(({ day, categoryId, ...sums }) => ({
    day,
    categoryId,
    cost: sums.isUnknown ? null : exactSum(sums.cost),
    everyday: sums.isEverydayUnknown ? null : exactSum(sums.everyday),
  }))
}
