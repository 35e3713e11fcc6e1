import type { OwedAnswer } from '#contract/analytics/entities.ts'
import type { Look, Span } from './look.ts'

/**
 * Every movement between somebody ($1 their scope, $2 their id) and their groups: what they laid
 * out, what they bore, and what they paid or were paid to settle. Also of groups they have left.
 */
export const movedInGroups = `
mine as (
  select distinct group_id, member_id from group_shares where scope = $1
  union
  select g.id, (m->>'memberId')::uuid from groups g, jsonb_array_elements(g.members) m
  where g.member_ids @> array[$2::uuid] and m->>'uid' = $2::text
), moved as (
  select group_id, currency, date, paid, share, 0::bigint as settled_out, 0::bigint as settled_in,
    'group_shares' as source, id, description, category_id
  from group_shares where scope = $1
  union all
  select s.group_id, s.currency, s.date, 0, 0,
    case when s.from_member = mine.member_id then s.amount else 0 end,
    case when s.to_member = mine.member_id then s.amount else 0 end,
    'settlements', s.id, coalesce(s.note, ''), null::uuid
  from mine join settlements s on s.scope = 'g:' || mine.group_id
    and mine.member_id in (s.from_member, s.to_member)
  where s.status = 'confirmed'
  union all
  select e.group_id, e.currency, e.date, 0, 0, greatest(m.balance, 0), greatest(-m.balance, 0),
    'group_account_entries', e.id, e.text, null::uuid
  from mine join group_account_entries e on e.scope = 'g:' || mine.group_id
    cross join lateral (select sum(x.balance)::bigint as balance
      from entry_moves(e.kind, e.member_id, e.amount, e.shares, e.status) x
      where x.member_id = mine.member_id) m
  where m.balance <> 0
)`

/** How what I paid and my share make what others owe me. */
export async function readOwed(look: Look, span: Span): Promise<OwedAnswer> {
  const within = 'filter (where date >= $3)'
  const { rows } = await look.db.query<OwedAnswer['currencies'][number]>({
    name: 'owed',
    text: `with ${movedInGroups}, sums as (
        select currency,
          coalesce(sum(paid - share + settled_out - settled_in) filter (where date < $3), 0)::bigint
            as before,
          coalesce(sum(paid) ${within}, 0)::bigint as paid,
          coalesce(sum(share) ${within}, 0)::bigint as share,
          coalesce(sum(settled_out) ${within}, 0)::bigint as "settledOut",
          coalesce(sum(settled_in) ${within}, 0)::bigint as "settledIn",
          sum(paid - share + settled_out - settled_in)::bigint as after
        from moved where date <= $4 group by currency
      )
      select * from sums order by currency`,
    values: [look.scope, look.uid, span.from, span.to],
  })
  return { ...span, currencies: rows }
}
