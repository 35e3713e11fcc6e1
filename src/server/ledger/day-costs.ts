import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar.ts'
import { currencies } from '#domain/currencies.data.ts'
import { rateBase, rateReachDays } from '#domain/rates.ts'

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

/** How many minor units make one of the currency. */
const units = JSON.stringify(
  Object.fromEntries(Object.entries(currencies).map(([code, digits]) => [code, 10 ** digits])),
)

/** Units for one euro on a day, or on the nearest day before that is not too old. */
const near = (currency: string) => `case when ${currency} = '${rateBase}' then 1 else (
  select rate from rates r where r.currency = ${currency}
    and r.day between a.date - ${rateReachDays} and a.date
  order by r.day desc limit 1) end`

/**
 * Each part is converted by the rate of its own day and rounded by itself, halves away from zero:
 * the same sums as the domain's, to the last unit. A typed rate counts before any other.
 */
const text = `
with units as (
  select key as code, value::numeric as unit from jsonb_each_text($5)
), parts as (
  select date, category_id, by_plan, net, currency,
    case when rate->>'to' = $2 then (rate->>'value')::numeric end as typed
  from ledger_parts
  where scope = $1 and kind = 'expense' and date between $3 and $4 and net <> 0
), asked as (
  select distinct date, currency from parts where currency <> $2 and typed is null
), quotes as (
  select a.date, a.currency, ${near('a.currency')} as given, ${near('$2')} as wanted from asked a
), converted as (
  select p.date, p.category_id, p.by_plan,
    case when p.currency = $2 then p.net else rounded_quotient(
      p.net * coalesce(p.typed, q.wanted) * (select unit from units where code = $2),
      case when p.typed is null then q.given else 1 end * u.unit
    ) end as cost
  from parts p
  join units u on u.code = p.currency
  left join quotes q on p.typed is null and q.date = p.date and q.currency = p.currency
)
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
    values: [scope, currency, from, to, units],
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
