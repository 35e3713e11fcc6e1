import type { DashboardAnswer } from '#contract/entities/dashboard.ts'

export type Group = DashboardAnswer['groups'][number]

/**
 * Common tables over somebody ($1 their scope, $2 their id): what came of their shares, and who
 * they are in which group, also in those they have left.
 */
export const myGroups = `shares as materialized (
  select group_id, member_id, currency, sum(paid - share) as owed
  from group_shares where scope = $1 group by group_id, member_id, currency
), mine as materialized (
  select group_id, member_id from shares
  union
  select g.id, (m->>'memberId')::uuid from groups g, jsonb_array_elements(g.members) m
  where g.member_ids @> array[$2::uuid] and m->>'uid' = $2::text
), paid_back as materialized (
  select s.id, s.group_id, s.currency, s.date, s.note, s.amount, s.status, s.created_at, s.method,
    s.from_member = mine.member_id as is_mine,
    case when s.from_member = mine.member_id then s.to_member else s.from_member end as other
  from mine join settlements s on s.scope = 'g:' || mine.group_id
    and mine.member_id in (s.from_member, s.to_member)
)`

/** What I am owed or owe in the groups I am in, those that are open first. */
export const groupsQuestion = `with balances as materialized (
    select group_id, currency, sum(owed)::bigint as amount from (
      select group_id, currency, owed from shares
      union all
      select group_id, currency, case when is_mine then amount else -amount end
      from paid_back where status = 'confirmed'
    ) moved group by group_id, currency having sum(owed) <> 0
  )
  select g.id, g.name, g.kind, coalesce((
      select json_agg(json_build_object('amount', b.amount, 'currency', b.currency)
        order by b.currency)
      from balances b where b.group_id = g.id
    ), '[]') as balances
  from groups g where g.member_ids @> array[$2::uuid] and g.status <> 'archived'
  order by g.status = 'closed', g.updated_at desc, g.id`
