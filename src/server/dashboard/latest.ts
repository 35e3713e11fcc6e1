import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import type { Look } from '../analytics/look.ts'
import { movedInGroups } from '../analytics/owed.ts'

type Latest = DashboardAnswer['latest'][number]

const COUNT = 8

const columns = (name: string, group: string, amount: string) =>
  `select '${name}' as "from", t.id, ${group} as "groupId", t.date, t.description,
    t.category_id as "categoryId", ${amount} as amount, t.currency, t.created_at as at
  from newest n join ${name} t on n.tbl = '${name}' and t.id = n.id`

/** What was written down or changed last, found by its revision: dates may lie anywhere. */
const text = `with ${movedInGroups}, newest as (
  select tbl, id from sync_row
  where scope = $1 and not deleted and tbl in ('expenses', 'incomes', 'group_shares')
  order by rev desc limit ${COUNT}
), latest as (
  ${columns('expenses', 'null::uuid', 't.amount')}
  union all ${columns('incomes', 'null::uuid', 't.amount')}
  union all ${columns('group_shares', 't.group_id', 't.share')}
  union all (
    select 'settlements', s.id, s.group_id, s.date, coalesce(s.note, ''), null, s.amount,
      s.currency, s.created_at
    from mine join settlements s on s.scope = 'g:' || mine.group_id
      and mine.member_id in (s.from_member, s.to_member)
    order by s.created_at desc limit ${COUNT}
  )
)
select * from latest order by at desc, id desc limit ${COUNT}`

export async function readLatest({ db, scope, uid }: Look): Promise<Latest[]> {
  const { rows } = await db.query<Omit<Latest, 'at'> & { readonly at: Date }>({
    name: 'dashboard latest',
    text,
    values: [scope, uid],
  })
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
