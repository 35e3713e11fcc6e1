import { currencies } from '#domain/currencies.data.ts'
import { rateBase, rateReachDays } from '#domain/rates.ts'

/** How many minor units make one of each currency: the fifth value of a query with the below. */
export const unitsOfCurrencies = JSON.stringify(
  Object.fromEntries(Object.entries(currencies).map(([code, digits]) => [code, 10 ** digits])),
)

/** Units for one euro on a day, or on the nearest day before that is not too old. */
const near = (currency: string) => `case when ${currency} = '${rateBase}' then 1 else (
  select rate from rates r where r.currency = ${currency}
    and r.day between a.date - ${rateReachDays} and a.date
  order by r.day desc limit 1) end`

/**
 * The beginning of a query: `converted` has what each part of the scope $1 counts in the currency
 * $2, from day $3 to $4. Each part is converted by the rate of its own day and rounded by itself,
 * halves away from zero: the same sums as the domain's, to the last unit. A typed rate counts
 * before any other, and a missing one makes the cost null. The condition is asked of every part.
 */
export const convertedParts = (condition = 'true') => `
with units as (
  select key as code, value::numeric as unit from jsonb_each_text($5)
), parts as (
  select kind, entry_id, date, category_id, by_plan, net, currency,
    case when rate->>'to' = $2 then (rate->>'value')::numeric end as typed
  from ledger_parts
  where scope = $1 and date between $3 and $4 and net <> 0 and ${condition}
), asked as (
  select distinct date, currency from parts where currency <> $2 and typed is null
), quotes as (
  select a.date, a.currency, ${near('a.currency')} as given, ${near('$2')} as wanted from asked a
), converted as (
  select p.kind, p.entry_id, p.date, p.category_id, p.by_plan,
    case when p.currency = $2 then p.net else rounded_quotient(
      p.net * coalesce(p.typed, q.wanted) * (select unit from units where code = $2),
      case when p.typed is null then q.given else 1 end * u.unit
    ) end as cost
  from parts p
  join units u on u.code = p.currency
  left join quotes q on p.typed is null and q.date = p.date and q.currency = p.currency
)`
