import type { DashboardAnswer } from '#contract/entities/dashboard.ts'

export type Latest = DashboardAnswer['latest'][number]

const COUNT = 8

const columns = (name: string, group: string, amount: string) =>
  `select '${name}' as "from", t.id, ${group} as "groupId", t.date, t.description,
    t.category_id as "categoryId", ${amount} as amount, t.currency, t.created_at as at
  from newest n join ${name} t on n.tbl = '${name}' and t.id = n.id`

/** What was written down or changed last, found by its revision: dates may lie anywhere. */
export const latestQuestion = `with newest as (
  select tbl, id from sync_row
  where scope = $1 and not deleted and tbl in ('expenses', 'incomes', 'group_shares')
  order by rev desc limit ${COUNT}
), latest as (
  ${columns('expenses', 'null::uuid', 't.amount')}
  union all ${columns('incomes', 'null::uuid', 't.amount')}
  union all ${columns('group_shares', 't.group_id', 't.share')}
  union all (
    select 'settlements', id, group_id, date, coalesce(note, ''), null, amount, currency,
      created_at
    from paid_back order by created_at desc limit ${COUNT}
  )
)
select * from latest order by at desc, id desc limit ${COUNT}`

/** Instants in the form that travels; JSON writes them in the zone of the session. */
export const latestOf = (rows: readonly Latest[]): Latest[] =>
  rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
