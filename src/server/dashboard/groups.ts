import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import type { Look } from '../analytics/look.ts'
import { movedInGroups } from '../analytics/owed.ts'

type Group = DashboardAnswer['groups'][number]

/** What I am owed or owe in the groups I am in, those that are open first. */
export async function readGroups({ db, scope, uid }: Look): Promise<Group[]> {
  const { rows } = await db.query<Group>({
    name: 'dashboard groups',
    text: `with ${movedInGroups}, balances as materialized (
        select group_id, currency, sum(paid - share + settled_out - settled_in)::bigint as amount
        from moved group by group_id, currency
        having sum(paid - share + settled_out - settled_in) <> 0
      )
      select g.id, g.name, g.kind, coalesce((
          select jsonb_agg(jsonb_build_object('amount', b.amount, 'currency', b.currency)
            order by b.currency)
          from balances b where b.group_id = g.id
        ), '[]') as balances
      from groups g where g.member_ids @> array[$2::uuid] and g.status <> 'archived'
      order by g.status = 'closed', g.updated_at desc, g.id`,
    values: [scope, uid],
  })
  return rows
}
