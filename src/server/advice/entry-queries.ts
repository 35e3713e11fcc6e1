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

/** As the sums by payee have it, and the index on expenses. */
const payee = `lower(coalesce(nullif(e.merchant, ''), e.description))`

const gathered = (name: string) => `count(*) as times,
    bool_or(e.template_id is not null) as "isPlanned",
    json_agg(${fieldsOf(name)} order by e.date, e.id) as entries`

/** Of the last one: how it was paid, for what is made of them. */
const lastPaid = `(array_agg(json_build_object('paymentMethod', e.payment_method,
    'accountId', e.account_id) order by e.date desc, e.id desc))[1] as paid`

const seriesOf = (kind: string, rows: string) =>
  `select '${kind}' as kind, currency, "isPlanned", paid, entries from (${rows}) gathered
  where times > 1 or (is_habit and times > 0)`

/**
 * The sums by payee say who comes again at all, and who so often that the last weeks will do: the
 * many entries of a habit are not read to be counted.
 */
const bought = `select k.currency, k.is_habit, e.* from (
    select payee, currency, coalesce(sum(share_buys) filter (
        where month > $2::date - ${lookedDays}), 0) > ${entriesMost} as is_habit
    from ledger_payees
    where scope = $1 and month >= date_trunc('month', $2::date - ${lookedDays}) and month <= $2
    group by payee, currency having sum(greatest(share_rows, paid_rows)) > 1
  ) k, lateral (
    select ${gathered(place)}, ${lastPaid} from expenses e
    where e.scope = $1 and ${payee} = k.payee and e.currency = k.currency and e.date <= $2
      and e.date > $2::date - case when k.is_habit then ${habitDays} else ${lookedDays} end
      and e.refund_of is null and e.loan_id is null and e.installment is null
  ) e`

const received = `select e.currency, false as is_habit, ${gathered(source)},
    null::json as paid from incomes e
  where e.scope = $1 and e.date > $2::date - ${lookedDays} and e.date <= $2
    and e.settles is null
  group by lower(trim(${source})), e.currency`

/** What came again under one name, oldest first. */
export const series = `${seriesOf('expense', bought)} union all ${seriesOf('income', received)}`

/**
 * The same amount at the same place within two days, above what is usual for the book; where that
 * happens again and again, it is a habit.
 */
export const pairs = `with recent as (
  select e.id, e.date, e.amount, e.currency, lower(trim(${place})) as key from expenses e
  where e.scope = $1 and e.date > $2::date - 60 and e.date <= $2 and ${isPlain}
), usual as (
  select currency, percentile_disc(0.5) within group (order by amount) as amount
  from recent group by currency
), beside as (
  select id, lag(id) over w as before, date - lag(date) over w as gap, key, amount, currency
  from recent window w as (partition by amount, currency, key order by date, id)
), counted as (
  select *, count(*) over (partition by key, currency) as times from beside where gap <= 2
)
select (select ${entry} from expenses e where e.scope = $1 and e.id = c.before) as first,
  (select ${entry} from expenses e where e.scope = $1 and e.id = c.id) as second
from counted c join usual u using (currency)
where c.times = 1 and c.amount >= u.amount
  and not exists (select from expenses r where r.scope = $1
    and r.refund_of in (c.id, c.before))
order by c.amount desc limit 10`

const recentEntry = `json_build_object('id', e.id, 'date', e.date, 'amount', e.amount,
  'currency', e.currency, 'name', e.name, 'categoryId', e.category_id, 'from', e.kept_in)`
const outlierDays = 14
const usualDays = 180
const usualMost = 24

const isLately = `e.scope = $1 and e.date > $2::date - ${usualDays} and e.date <= $2
    and e.currency = $3 and e.category_id is not null`

/**
 * Of the last two weeks, with the entries of the same category before it, my parts of bills among
 * them; what is far above them is for the rule to say, and most are not even four times the middle.
 */
export const outliers = `with recent as (
  select e.id, e.date, e.amount, e.currency, e.category_id, ${place} as name, null as kept_in
  from expenses e where ${isLately} and e.lines is null and ${isPlain}
  union all
  select e.id, e.date, e.share, e.currency, e.category_id, e.description, 'group_shares'
  from group_shares e where ${isLately} and e.share > 0
), usual as (
  select category_id, percentile_disc(0.5) within group (order by amount) as amount
  from recent group by category_id
)
select ${recentEntry} as entry, (
  select json_agg(${recentEntry} order by e.date, e.id) from (
    select b.* from recent b
    where b.category_id = f.category_id and (b.date, b.id) < (f.date, f.id)
    order by b.date desc, b.id desc limit ${usualMost}
  ) e
) as before
from recent f join usual u on u.category_id = f.category_id, lateral (select f.*) e
where f.kept_in is null and f.date > $2::date - ${outlierDays}
  and f.amount >= 4 * u.amount and exists (
  select from recent b where b.category_id = f.category_id and (b.date, b.id) < (f.date, f.id))
order by f.amount desc, f.id limit 5`

/** Of banks and cards only: a school or a club has fees too, and one pays them for something. */
const feeWords = [
  '(account|bank|card|atm|cash|withdrawal|transfer|transaction|exchange|foreign|overdraft|late|' +
    'maintenance|service|wire|payment) (maintenance |service |transaction |use )?(fee|charge)s?',
  'overdraft (interest|fee)',
  '(konto|bank|karten|überweisungs|überziehungs|abhebe|auslands|buchungs)[[:alpha:]]*' +
    '(gebühr|entgelt)(en|e)?',
  'frais (bancaires|de (tenue|carte|compte|retrait|virement|change))',
  'comisi[oó]n(es)? (bancarias?|de (cuenta|mantenimiento|tarjeta|transferencia|cambio))',
  'commissioni? (bancari[ae]|di (conto|prelievo|bonifico))',
  'opłata za (prowadzenie|kartę|przelew|wypłatę)',
  'taxa bancária',
].join('|')

/** How such words begin when a search has folded them: it finds the few that may be meant. */
export const feeBeginnings = [
  ...['fee', 'charge', 'overdraft', 'konto', 'bank', 'karten', 'uberweisung', 'uberziehung'],
  ...['abhebe', 'ausland', 'buchung', 'frais', 'comision', 'commission', 'opłata', 'taxa'],
]

/** What was paid for nothing but paying; in the book's own currency, so that the sum is exact. */
export const fees = `with said as materialized (
  select id from search_entries where words @@ $4::tsquery and scope = $1 and tbl = 'expenses'
    and date > $2::date - 365 and date <= $2 and (select exists (
      select from unnest($5::text[]) begun, search_words w
      where w.scope = $1 and w.word >= begun collate "C"
        and w.word < (begun || chr(1114111)) collate "C"))
)
select ${entry} as entry from expenses e join said on said.id = e.id
where e.scope = $1 and e.currency = $3 and ${isPlain}
  and not exists (select from expenses r where r.scope = $1 and r.refund_of = e.id)
  and e.description || ' ' || coalesce(e.merchant, '') ~* '\\m(${feeWords})\\M'
order by e.date, e.id limit 100`

export const owed = `select ${entry} as entry, jsonb_set(e.expected_back, '{amount}', to_jsonb(
  (e.expected_back->>'amount')::bigint - coalesce((e.expected_back->>'received')::bigint, 0)
)) as back from expenses e
where e.scope = $1 and e.expected_back is not null and e.expected_back->>'settledBy' is null
  and e.date <= $2
order by e.date, e.id limit 50`

/**
 * Rows of the last months without a category, of names that nearly always have the same one. On
 * which days there are any is known from the sums.
 */
export const unsorted = `with bare as materialized (
  select e.id, e.date, e.amount, e.currency, e.merchant, e.description, e.category_id,
    ${payee} as key
  from expenses e
  where e.scope = $1 and e.category_id is null and e.lines is null and e.date = any(array(
    select distinct day from ledger_days where scope = $1 and currency = any($3)
      and day > $2::date - 90 and day <= $2 and kind = 'expense' and category_id is null))
), sorted as (
  select bare.key, e.category_id, count(*) as times, json_agg(e.id order by e.date, e.id) as ids
  from (select distinct key from bare) bare, lateral (
    select e.id, e.date, e.category_id from expenses e
    where e.scope = $1 and ${payee} = bare.key and e.date > $2::date - 365
      and e.date <= $2 and e.category_id is not null offset 0
  ) e group by 1, 2
), best as (
  select distinct on (key) key, category_id, ids, times,
    sum(times) over (partition by key) as all_times
  from sorted order by key, times desc, category_id
)
select b.category_id as "categoryId", b.ids as "sortedIds", (
  select json_agg(${entry} order by e.date, e.id) from bare e where e.key = b.key
) as entries, (
  select json_agg(id) from sorted s, json_array_elements_text(s.ids) id
  where s.key = b.key and s.category_id <> b.category_id
) as "elsewhereIds"
from best b where b.times >= 3 and b.times * 5 >= b.all_times * 4
order by b.times desc, b.key limit 10`
