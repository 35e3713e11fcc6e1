/** One row as a fact is made from it; the table's alias is e. */
const fieldsOf = (name: string) => `json_build_object('id', e.id, 'date', e.date,
  'amount', e.amount, 'currency', e.currency, 'name', ${name}, 'categoryId', e.category_id)`

const place = 'coalesce(e.merchant, e.description)'
const source = 'coalesce(e.source, e.description)'
const entry = fieldsOf(place)

/** Its own: nothing that came by a plan, and no money back. */
const isPlain = `e.template_id is null and e.loan_id is null and e.installment is null
  and e.refund_of is null`

const lookedDays = 400
/** What came more often than this has no rhythm but a habit: then the last weeks are enough. */
const entriesMost = 60
const habitDays = 30

/** Rows become JSON only after the few that are needed are chosen. */
const seriesOf = (kind: string, table: string, name: string, condition: string) =>
  `select '${kind}' as kind, e.currency, bool_or(e.template_id is not null) as "isPlanned",
    json_agg(${fieldsOf(name)} order by e.date, e.id) as entries
  from (
    with named as materialized (
      select e.id, e.date, e.currency, lower(trim(${name})) as key from ${table} e
      where e.scope = $1 and e.date > $2::date - ${lookedDays} and e.date <= $2 and ${condition}
    ), counted as (
      select key, currency, count(*) as times from named group by key, currency
    )
    select id, key from named join counted using (key, currency)
    where times between 2 and ${entriesMost}
      or (times > ${entriesMost} and date > $2::date - ${habitDays})
  ) chosen join ${table} e on e.id = chosen.id
  group by chosen.key, e.currency`

/** What came again under one name, oldest first. */
export const series = `${seriesOf(
  'expense',
  'expenses',
  place,
  'e.refund_of is null and e.loan_id is null and e.installment is null',
)} union all ${seriesOf('income', 'incomes', source, 'e.settles is null')}`

/**
 * The same amount at the same place within two days, above what is usual for the book; where that
 * happens again and again, it is a habit.
 */
export const pairs = `with recent as (
  select e.*, lower(trim(${place})) as key from expenses e
  where e.scope = $1 and e.date > $2::date - 60 and e.date <= $2 and ${isPlain}
), usual as (
  select currency, percentile_disc(0.5) within group (order by amount) as amount
  from recent group by currency
), beside as (
  select id, lag(id) over w as before, date - lag(date) over w as gap, key, amount, currency
  from recent window w as (partition by key, amount, currency order by date, id)
), counted as (
  select *, count(*) over (partition by key, currency) as times from beside where gap <= 2
)
select (select ${entry} from recent e where e.id = c.before) as first,
  (select ${entry} from recent e where e.id = c.id) as second
from counted c join usual u using (currency)
where c.times = 1 and c.amount >= u.amount
  and not exists (select from expenses r where r.refund_of in (c.id, c.before))
order by c.amount desc limit 10`

/** Eight times the median of its category, where that has enough to tell; of the last two weeks. */
export const outliers = `with usual as (
  select e.category_id, percentile_disc(0.5) within group (order by e.amount) as amount
  from expenses e
  where e.scope = $1 and e.date > $2::date - 180 and e.date <= $2 and e.currency = $3
    and e.lines is null and e.category_id is not null and ${isPlain}
  group by e.category_id having count(*) >= 12
)
select ${entry} as entry, u.amount as usual
from expenses e join usual u on u.category_id = e.category_id
where e.scope = $1 and e.date > $2::date - 14 and e.date <= $2 and e.currency = $3
  and e.lines is null and ${isPlain} and e.amount >= 8 * u.amount
order by e.amount desc limit 5`

/** Of the last three whole months and this one, in the book's own currency. */
export const largest = `select ${entry} as entry from expenses e
where e.scope = $1 and e.date > date_trunc('month', $2::date) - interval '3 months' and e.date <= $2
  and e.currency = $3 and e.refund_of is null
order by e.amount desc, e.date desc, e.id limit 400`

const feeWords = [
  'fees?',
  'overdraft',
  'late charge',
  'service charge',
  'bank charges?',
  'atm',
  'gebühr(en)?',
  'entgelt',
  'frais',
  'comisi[oó]n(es)?',
  'commissioni?',
  'opłata',
  'taxa bancária',
].join('|')

/** What was paid for nothing but paying; in the book's own currency, so that the sum is exact. */
export const fees = `with named as materialized (
  select distinct description, merchant from expenses
  where scope = $1 and date > $2::date - 365 and date <= $2
), meant as (
  select * from named
  where description || ' ' || coalesce(merchant, '') ~* '\\m(${feeWords})\\M'
)
select ${entry} as entry from expenses e
join meant m on m.description = e.description and m.merchant is not distinct from e.merchant
where e.scope = $1 and e.date > $2::date - 365 and e.date <= $2 and e.currency = $3
  and e.refund_of is null
order by e.date desc, e.id desc limit 50`

export const owed = `select ${entry} as entry, e.expected_back as back from expenses e
where e.scope = $1 and e.expected_back is not null and e.expected_back->>'settledBy' is null
  and e.date <= $2
order by e.date, e.id limit 50`

/** Rows of the last months without a category, of names that nearly always have the same one. */
export const unsorted = `with bare as (
  select e.*, lower(trim(${place})) as key from expenses e
  where e.scope = $1 and e.date > $2::date - 90 and e.date <= $2
    and e.category_id is null and e.lines is null
), sorted as (
  select lower(trim(${place})) as key, e.category_id, count(*) as times from expenses e
  where e.scope = $1 and e.date > $2::date - ${lookedDays} and e.category_id is not null
    and lower(trim(${place})) in (select key from bare)
  group by 1, 2
), best as (
  select distinct on (key) key, category_id, times, sum(times) over (partition by key) as all_times
  from sorted order by key, times desc, category_id
)
select b.category_id as "categoryId", (
  select json_agg(${entry} order by e.date, e.id) from bare e where e.key = b.key
) as entries
from best b where b.times >= 3 and b.times * 5 >= b.all_times * 4
order by b.times desc limit 10`
