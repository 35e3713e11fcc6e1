import type { DashboardAnswer } from '#contract/dashboard/entities.ts'

export type Group = DashboardAnswer['groups'][number]

/**
 * Common tables over somebody ($1 their scope, $2 their id): who they are in which group, also in
 * those they have left, and what was paid back there.
 */
export const myGroups = `mine as materialized (
  select group_id, member_id from group_shares where scope = $1 group by group_id, member_id
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

/**
 * What I am owed or owe, with those I settle together with as one: in the groups I am in, those
 * that are open first, and in those I am no longer in while something is open there.
 */
export const groupsQuestion = `with seats as materialized (
    select g.*, m->>'memberId' as member_id, m->>'householdId' as household,
      m->>'leftAt' is not null as is_gone
    from groups g, jsonb_array_elements(g.members) m
    where g.id in (select group_id from mine) and m->>'uid' = $2::text
      and (m->>'leftAt' is null) = g.member_ids @> array[$2::uuid]
  ), standing as (
    select t.id, t.kind, t.status, t.updated_at, t.is_gone as "isGone",
      case when t.is_gone then coalesce((select max(p.group_name) from group_shares p
        where p.scope = $1 and p.group_id = t.id), t.name) else t.name end as name,
      array(select m->>'name' from jsonb_array_elements(t.members) m
        where m->>'householdId' = t.household and m->>'memberId' <> t.member_id
          and m->>'leftAt' is null) as mates,
      coalesce((
        select json_agg(json_build_object('amount', b.amount, 'currency', b.currency)
          order by b.currency)
        from (
          select s.currency, sum(s.balance)::bigint as amount
          from group_sums s join jsonb_array_elements(t.members) m
            on m->>'memberId' = s.member_id::text
          where s.scope = t.scope and (m->>'memberId' = t.member_id
            or m->>'householdId' = t.household and m->>'leftAt' is null)
          group by s.currency having sum(s.balance) <> 0
        ) b
      ), '[]') as balances
    from seats t
  )
  select id, name, kind, "isGone", mates, balances from standing
  where case when "isGone" then balances::text <> '[]' else status <> 'archived' end
  order by "isGone", status = 'closed', updated_at desc, id`
