import { currencies } from '#domain/money/currencies.data.ts'
import { exponentOf } from '#domain/money/money.ts'
import { fixedRates, rateBase, rateReachDays } from '#domain/money/rates.ts'

/** How many minor units make one of each of these: to read all would take longer than a book. */
export const unitsIn = (codes: readonly string[]) =>
  JSON.stringify(Object.fromEntries(codes.map((code) => [code, 10 ** exponentOf(code)])))

export const units = unitsIn(Object.keys(currencies))

const rateWhere = (currency: string, test: string, order: string) =>
  `(select r from rates r where r.currency = ${currency} ${test} order by r.day ${order} limit 1)`

const fixed = (currency: string, day: string) =>
  [...fixedRates]
    .map(([code, [rate, since]]) => {
      const row = `row(greatest(${day}, '${since}'), '${code}', ${rate})::rates`
      return `when ${currency} = '${code}' then ${row}`
    })
    .join(' ')

/**
 * The table's rate of a currency, or its fixed one: of the nearest day before, and before the first
 * the first. It is looked for within reach at first, as PostgreSQL reads all entries of a page that
 * may be meant.
 */
const listed = (currency: string, day: string) => `case when ${currency} = '${rateBase}'
  then row(${day}, '${rateBase}', 1)::rates
  ${fixed(currency, day)} else coalesce(
    ${rateWhere(currency, `and r.day between ${day} - ${rateReachDays} and ${day}`, 'desc')},
    ${rateWhere(currency, `and r.day <= ${day}`, 'desc')},
    ${rateWhere(currency, '', 'asc')}) end`

const typed = (of: string) => `${of}rate->>'to' as typed_to,
  (${of}rate->>'value')::numeric as typed, ${of}group_id is not null as is_shared`

/** What a part of the ledger says itself of its rate: what was typed, and what the bank moved. */
export const saidRate = `${typed('')}, moved_to, moved, moved_for`

/** The same of a group's bill, which no bank of one member speaks for. */
export const billRate = (of: string) =>
  `${typed(of)}, null::text as moved_to, null::bigint as moved, null::bigint as moved_for`

/** The bank moved it in the wanted currency: then nothing was converted. */
export const isMoved = '(moved_to is not distinct from $2)'

/** Whole units of the currency of an account; what is not named has a hundred. */
const wholeOf = (currency: string) => {
  const sizes = [0, 1, 3, 4].flatMap((exponent) => {
    const codes = Object.keys(currencies).filter((code) => exponentOf(code) === exponent)
    const named = codes.map((code) => `'${code}'`).join()
    return codes.length === 0 ? [] : `when ${currency} in (${named}) then ${10 ** exponent}`
  })
  return `case ${sizes.join(' ')} else 100 end`
}

/** What the bank moved in another currency than the wanted one, and the way on from there. */
const isMovedOn = '(p.moved_to <> p.currency and m.over is not null)'

/** A typed rate that leads elsewhere: on a bill of a group it only counts where no other does. */
const isOnward = '(t.over is not null and not (p.is_shared and q.over is not null))'

/** The day of a rate that is out of reach of the day it is taken for. */
const farOff = (of: string) =>
  `case when ${of}.day not between a.date - ${rateReachDays} and a.date then ${of}.day end`

/**
 * `worths` has units of a currency for one euro on a day, as a fraction: each pair is looked up
 * once. Typed rates are looked at row by row: a join of all days with all of them would grow with
 * both. One from the currency counts before an old rate, one into it only where there is no other.
 */
const worths = `
worths as materialized (
  select e.date, e.currency, l.is_near,
    case when o.id is null then (l.known).rate else (o.known).rate * o.over end as over,
    coalesce(o.under, 1) as under, coalesce((o.known).day, (l.known).day) as day
  from (select date, currency from asked union select date, $2 from asked) e
    cross join lateral (
      select known,
        coalesce((known).day between e.date - ${rateReachDays} and e.date, false) as is_near
      from (select ${listed('e.currency', 'e.date')} as known offset 0) found offset 0
    ) l
    left join lateral (
      select o.id, x.known, case when o.is_from then 1 else o.rate end as over,
        case when o.is_from then o.rate else 1 end as under
      from (
        select *, currency = e.currency as is_from,
          case when currency = e.currency then to_currency else currency end as other
        from own where e.date between from_on and till and e.currency in (currency, to_currency)
      ) o cross join lateral (select ${listed('o.other', 'e.date')} as known offset 0) x
      where not l.is_near and (o.is_from or (l.known).rate is null)
        and (x.known).rate is not null
      order by o.is_from desc, o.from_on desc, o.id desc limit 1
    ) o on true
)`

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
), ${worths}, quotes as materialized (
  select a.date, a.currency, coalesce(d.over, t.over * g.under) as over,
    coalesce(d.under, t.under * g.over) as under,
    case when d.over is null then least(${farOff('g')}, ${farOff('t')}) end as rate_on
  from asked a left join worths g on g.date = a.date and g.currency = a.currency
    left join worths t on t.date = a.date and t.currency = $2
    left join lateral (
      select case when o.to_currency = $2 then o.rate else 1 end as over,
        case when o.to_currency = $2 then 1 else o.rate end as under
      from own o
      where not (g.is_near and t.is_near) and a.date between o.from_on and o.till
        and (o.currency = a.currency and o.to_currency = $2
          or o.to_currency = a.currency and o.currency = $2)
      order by o.from_on desc, o.id desc limit 1
    ) d on true
  where d.over is not null or g.over is not null and t.over is not null
)`

/**
 * Common tables that end in `converted`: the rows of a query, which have a date, a currency, a
 * typed rate and an amount, with what each is in the wanted currency ($2) as `counted`, and as
 * `rate_on` the day of a rate that is not of its time; $1 is whose rates count, $5 are the units.
 * Each row is converted by the rate of its own day and rounded by itself, halves away from zero:
 * the same sums as the domain's, to the last unit. What the bank moved in the wanted currency comes
 * first, then a rate that is typed into it, then what the bank moved, by the day. Without
 * the offsets PostgreSQL would work out a row's sum again wherever it is named, by a call each.
 */
export const converted = (rows: string) => `
units as (
  select key as code, value::numeric as unit from jsonb_each_text($5)
), given_rows as materialized (
  ${rows}
), asked as materialized (
  select date, currency from given_rows where currency <> $2
  union select date, typed_to from given_rows where typed_to <> $2 and currency <> $2
  union select date, moved_to from given_rows where moved_to <> $2 and currency <> $2
), ${quotes}, fractions as (
  select p.*,
    p.amount * case when ${isMoved} then p.moved * u.unit when p.typed_to = $2 then p.typed
      when ${isMovedOn} then p.moved * u.unit * m.over
      when ${isOnward} then p.typed * t.over else q.over end
      * (select unit from units where code = $2) as over,
    case when ${isMoved} then p.moved_for * (select unit from units where code = $2)
      when p.typed_to = $2 then 1
      when ${isMovedOn} then p.moved_for * (${wholeOf('p.moved_to')}) * m.under
      when ${isOnward} then t.under else q.under end
      * u.unit as under,
    case when ${isMoved} or p.typed_to = $2 then null
      when ${isMovedOn} then m.rate_on when ${isOnward} then t.rate_on else q.rate_on end as rate_on
  from given_rows p
  join units u on u.code = p.currency
  left join quotes q on q.date = p.date and q.currency = p.currency
  left join quotes t on t.date = p.date and t.currency = p.typed_to
  left join quotes m on m.date = p.date and m.currency = p.moved_to
  offset 0
), converted as (
  select *, case when currency = $2 then amount else rounded_quotient(over, under) end as counted
  from fractions offset 0
)`

/**
 * The same where every row is in the wanted currency, which is most books: nothing is looked up.
 * The values of the question stay the same, so those that are not asked for are named.
 */
export const unconverted = `
unasked as (select $2::text, $3::date, $4::date, $5::jsonb, $6::text[])`

/** A sum as PostgreSQL writes it; null when it is unknown or too large to be exact. */
export function exactSum(digits: string | null): number | null {
  const amount = Number(digits)
  return digits !== null && Number.isSafeInteger(amount) ? amount : null
}
