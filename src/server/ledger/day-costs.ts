import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar.ts'
import { askAfresh } from './ask-afresh.ts'
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
  /** Categories that need not be told apart, by the one they are all counted as. */
  readonly alike?: ReadonlyMap<string, string>
}

const inCategory = 'coalesce(alike.counted_as, category_id) as category_id'
const joinAlike = 'left join alike on alike.id = category_id'
const anyUnknown = 'bool_or(counted is null)'

/** What is in the wanted currency is summed already; the rest is converted entry by entry. */
const text = `
with alike as (
  select * from unnest($7::uuid[], $8::uuid[]) as one (id, counted_as)
), ${converted(`
  select date, category_id, by_plan, currency, ${typedRate}, net as amount from ledger_parts
  where scope = $1 and kind = 'expense' and currency = any($6) and date between $3 and $4
    and net <> 0`)}, costs as (
  select day as date, ${inCategory}, sum(share) as cost,
    sum(share) filter (where not by_plan) as everyday,
    false as is_unknown, false as is_everyday_unknown
  from ledger_days ${joinAlike}
  where scope = $1 and currency = $2 and day between $3 and $4 and kind = 'expense'
    and share_rows > 0
  group by 1, 2
  union all
  select date, ${inCategory}, sum(counted), sum(counted) filter (where not by_plan),
    ${anyUnknown}, ${anyUnknown} filter (where not by_plan)
  from converted ${joinAlike} group by 1, 2
)
select date as day, category_id as "categoryId", sum(cost)::text as cost,
  coalesce(sum(everyday), 0)::text as everyday, bool_or(is_unknown) as "isUnknown",
  coalesce(bool_or(is_everyday_unknown), false) as "isEverydayUnknown"
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
  { scope, currency, from, to, alike = new Map() }: CostSpan,
): Promise<readonly DayCost[]> {
  const others = (await refreshDays(db, scope)).filter((other) => other !== currency)
  const { rows } = await askAfresh(db).query<Found>({
    name: 'day costs',
    text,
    values: [scope, currency, from, to, units, others, [...alike.keys()], [...alike.values()]],
  })
  return rows.map(({ day, categoryId, ...sums }) => ({
    day,
    categoryId,
    cost: sums.isUnknown ? null : exactSum(sums.cost),
    everyday: sums.isEverydayUnknown ? null : exactSum(sums.everyday),
  }))
}
