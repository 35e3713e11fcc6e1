import { currencies } from '#domain/currencies.data.ts'
import { exponentOf } from '#domain/money.ts'
import { rateBase, rateReachDays } from '#domain/rates.ts'

/** How many minor units make one of each of these: to read all would take longer than a book. */
export const unitsIn = (codes: readonly string[]) =>
  JSON.stringify(Object.fromEntries(codes.map((code) => [code, 10 ** exponentOf(code)])))

export const units = unitsIn(Object.keys(currencies))

/** The table's rate of a currency: of the nearest day before, and before the first the first. */
const listed = (currency: string, day: string) => `case when ${currency} = '${rateBase}'
  then row(${day}, '${rateBase}', 1)::rates else coalesce(
    (select r from rates r where r.currency = ${currency} and r.day <= ${day}
      order by r.day desc limit 1),
    (select r from rates r where r.currency = ${currency} order by r.day limit 1)) end`

/** What a person wrote on a row itself as its rate. */
export const typedRate = `rate->>'to' as typed_to, (rate->>'value')::numeric as typed`
export const noTypedRate = 'null::text as typed_to, null::numeric as typed'

/** The rates somebody typed for some days, each with the table's rate of its other end. */
const typedFor = (end: string, other: string, test: string) => `
  select distinct on (w.date, w.currency) w.date, w.currency, o.rate, x.known
  from worths w join own o on o.${end} = w.currency and w.date between o.from_on and o.till
    cross join lateral (select ${listed(`o.${other}`, 'w.date')} as known offset 0) x
  where ${test} and (x.known).rate is not null
  order by w.date, w.currency, o.from_on desc, o.id desc`

/** The day of a rate that is out of reach of the day it is taken for. */
const farOff = (worth: string) => `case when ${worth}.day
  not between ${worth}.date - ${rateReachDays} and ${worth}.date then ${worth}.day end`

/**
 * `quotes` has for every day and currency in `asked` what one unit is in the wanted currency ($2)
 * as a fraction, and the day of the rates if that is too far off; nothing where it is unknown. The
 * same rules as the domain's: the table's rate within reach, else what the owner of the scope $1
 * typed for the day, else the table's however old.
 */
const quotes = `
own as materialized (
  select id, currency, to_currency, rate::numeric as rate, from_on,
    coalesce(to_on, 'infinity') as till
  from own_rates where scope = $1
), worths as materialized (
  select date, currency, known, coalesce(
    (known).day between date - ${rateReachDays} and date, false) as is_near
  from (
    select a.date, a.currency, ${listed('a.currency', 'a.date')} as known
    from (select * from asked union all select distinct date, $2 from asked) a offset 0
  ) found
), typed_from as (${typedFor('currency', 'to_currency', 'not w.is_near')}
), typed_into as (${typedFor('to_currency', 'currency', '(w.known).rate is null')}
), direct as (
  select distinct on (w.date, w.currency) w.date, w.currency,
    case when o.to_currency = $2 then o.rate else 1 end as over,
    case when o.to_currency = $2 then 1 else o.rate end as under
  from worths w join own o on w.date between o.from_on and o.till
    and (o.currency = w.currency and o.to_currency = $2
      or o.to_currency = w.currency and o.currency = $2)
  order by w.date, w.currency, o.from_on desc, o.id desc
), euros as materialized (
  select w.date, w.currency, w.is_near, coalesce(f.rate, 1) as under,
    coalesce((f.known).rate, (w.known).rate, (i.known).rate * i.rate) as over,
    coalesce((f.known).day, (w.known).day, (i.known).day) as day
  from worths w left join typed_from f using (date, currency)
    left join typed_into i using (date, currency)
), quotes as materialized (
  select g.date, g.currency, coalesce(d.over, t.over * g.under) as over,
    coalesce(d.under, t.under * g.over) as under,
    case when d.over is null then least(${farOff('g')}, ${farOff('t')}) end as rate_on
  from euros g join euros t on t.date = g.date and t.currency = $2
    left join direct d on d.date = g.date and d.currency = g.currency
      and not (g.is_near and t.is_near)
  where g.currency <> $2 and (d.over is not null or g.over is not null and t.over is not null)
)`

/**
 * Common tables that end in `converted`: the rows of a query, which have a date, a currency, a
 * typed rate and an amount, with what each is in the wanted currency ($2) as `counted`, and as
 * `rate_on` the day of a rate that is not of its time; $1 is whose rates count, $5 are the units.
 * Each row is converted by the rate of its own day and rounded by itself, halves away from zero:
 * the same sums as the domain's, to the last unit. A typed rate counts before any other.
 */
export const converted = (rows: string) => `
units as (
  select key as code, value::numeric as unit from jsonb_each_text($5)
), given_rows as materialized (
  ${rows}
), asked as materialized (
  select date, currency from given_rows where currency <> $2
  union select date, typed_to from given_rows where typed_to <> $2 and currency <> $2
), ${quotes}, converted as (
  select p.*,
    case when p.currency = $2 then p.amount else rounded_quotient(
      p.amount * case when p.typed_to = $2 then p.typed
        else coalesce(p.typed * t.over, q.over) end * (select unit from units where code = $2),
      case when p.typed_to = $2 then 1 else coalesce(t.under, q.under) end * u.unit
    ) end as counted,
    case when t.over is null then case when p.typed_to = $2 then null else q.rate_on end
      else t.rate_on end as rate_on
  from given_rows p
  join units u on u.code = p.currency
  left join quotes q on q.date = p.date and q.currency = p.currency
  left join quotes t on t.date = p.date and t.currency = p.typed_to
)`

/** A sum as PostgreSQL writes it; null when it is unknown or too large to be exact. */
export function exactSum(digits: string | null): number | null {
  const amount = Number(digits)
  return digits !== null && Number.isSafeInteger(amount) ? amount : null
}
