import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar.ts'
import { convertedParts, unitsOfCurrencies } from './converted-parts.ts'

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

const text = `
${convertedParts(`kind = 'expense'`)}
select date as day, category_id as "categoryId", sum(cost)::text as cost,
  coalesce(sum(cost) filter (where not by_plan), 0)::text as everyday,
  bool_or(cost is null) as "isUnknown",
  coalesce(bool_or(cost is null) filter (where not by_plan), false) as "isEverydayUnknown"
from converted group by date, category_id order by date, category_id`

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
  const { rows } = await db.query<Found>({
    name: 'day costs',
    text,
    values: [scope, currency, from, to, unitsOfCurrencies],
  })
  return rows.map(({ day, categoryId, ...sums }) => ({
    day,
    categoryId,
    cost: sums.isUnknown ? null : exact(sums.cost),
    everyday: sums.isEverydayUnknown ? null : exact(sums.everyday),
  }))
}

function exact(digits: string | null): number | null {
  const amount = Number(digits)
  return digits !== null && Number.isSafeInteger(amount) ? amount : null
}
