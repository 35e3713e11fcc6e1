import { currencies } from '#domain/currencies.data.ts'
import { exponentOf } from '#domain/money.ts'
import { rateBase, rateReachDays } from '#domain/rates.ts'

/** How many minor units make one of each of these: to read all would take longer than a book. */
export const unitsIn = (codes: readonly string[]) =>
  JSON.stringify(Object.fromEntries(codes.map((code) => [code, 10 ** exponentOf(code)])))

export const units = unitsIn(Object.keys(currencies))

/** Units for one euro on a day, or on the nearest day before that is not too old. */
const near = (currency: string) => `case when ${currency} = '${rateBase}' then 1 else (
  select rate from rates r where r.currency = ${currency}
    and r.day between a.date - ${rateReachDays} and a.date
  order by r.day desc limit 1) end`

/** What a person says the rate is, where it is one into the wanted currency ($2). */
export const typedRate = `case when rate->>'to' = $2 then (rate->>'value')::numeric end as typed`

/**
 * Common tables that end in `converted`: the rows of a query, which have a date, a currency, a
 * typed rate and an amount, with what each is in the wanted currency ($2) as `counted`; $5 are the
 * units. Each row is converted by the rate of its own day and rounded by itself, halves away from
 * zero: the same sums as the domain's, to the last unit. A typed rate counts before any other.
 */
export const converted = (rows: string) => `
units as (
  select key as code, value::numeric as unit from jsonb_each_text($5)
), given_rows as materialized (
  ${rows}
), asked as (
  select distinct date, currency from given_rows where currency <> $2 and typed is null
), quotes as materialized (
  select a.date, a.currency, ${near('a.currency')} as given, ${near('$2')} as wanted from asked a
), converted as (
  select p.*,
    case when p.currency = $2 then p.amount else rounded_quotient(
      p.amount * coalesce(p.typed, q.wanted) * (select unit from units where code = $2),
      case when p.typed is null then q.given else 1 end * u.unit
    ) end as counted
  from given_rows p
  join units u on u.code = p.currency
  left join quotes q on p.typed is null and q.date = p.date and q.currency = p.currency
)`

/** A sum as PostgreSQL writes it; null when it is unknown or too large to be exact. */
export function exactSum(digits: string | null): number | null {
  const amount = Number(digits)
  return digits !== null && Number.isSafeInteger(amount) ? amount : null
}
