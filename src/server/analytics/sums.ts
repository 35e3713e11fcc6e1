import type { EntryLens } from '#domain/analytics/lens.ts'
import { converted, typedRate } from '../ledger/conversion.ts'

/** What each lens calls its amounts in the ledger. */
export const amountOf = { share: 'net', paid: 'paid' } as const
type OwnLens = keyof typeof amountOf

/**
 * The single entries of a look, as rows that can be converted. Of somebody's own book ($1) those of
 * the currencies in $6; of groups, whatever the groups with the scopes in $6 spent, each under the
 * category it has in the own book.
 */
export const entriesOf = (lens: EntryLens, condition = 'true') =>
  lens === 'group'
    ? `select 'group_expenses' as source, e.id as entry_id, 0 as part, 'expense' as kind, e.date,
        e.currency, coalesce(s.category_id, e.category_id) as category_id,
        e.template_id is not null as by_plan, 0::bigint as refunded, e.description as payee,
        e.group_id, null::numeric as typed, e.amount
      from group_expenses e
        left join group_shares s on s.scope = $1 and s.expense_id = e.id
      where e.scope = any($6) and e.date between $3 and $4 and ${condition}`
    : `select source, entry_id, part, kind, date, currency, category_id, by_plan, refunded, payee,
        group_id, ${typedRate}, ${amountOf[lens]} as amount
      from ledger_parts
      where scope = $1 and currency = any($6) and date between $3 and $4
        and ${amountOf[lens]} <> 0 and ${condition}`

/** What of them comes from the sums that are kept: all that is in the wanted currency. */
const keptSums = (lens: OwnLens) => `
  select day as date, kind, category_id, by_plan, ${lens}::numeric as counted,
    ${lens}_rows as rows, ${lens}_firsts as firsts
  from ledger_days
  where scope = $1 and currency = $2 and day between $3 and $4 and ${lens}_rows > 0
  union all`

/**
 * Common tables that end in `sums`: by day, kind, category and plan what a look comes to, unknown
 * where a rate is missing, with how many entries it is made of.
 */
export const sumsOf = (lens: EntryLens) => `${converted(entriesOf(lens))}, sums as (
  ${lens === 'group' ? '' : keptSums(lens)}
  select date, kind, category_id, by_plan,
    case when bool_and(counted is not null) then sum(counted) end as counted,
    count(distinct entry_id)::integer as rows,
    (count(*) filter (where part = 0))::integer as firsts
  from converted group by date, kind, category_id, by_plan
)`

/** A sum over some of them that is unknown as soon as one is. */
export const wholeSum = (condition = 'true') =>
  `case when coalesce(bool_and(counted is not null) filter (where ${condition}), true)
    then coalesce(sum(counted) filter (where ${condition}), 0)::text end`
