import type { Deed } from '#domain/groups/gone/between.ts'
import { answerDays } from '#domain/groups/group-limits.ts'
import { type Act, deedOf, type Fields } from '#domain/groups/joint/deeds.ts'
import type { OpenGroup } from './open-group.ts'

const dayMs = 86_400_000

interface ToldDeed {
  readonly id: string
  readonly name: string
  readonly now: Fields | null
  readonly acts: readonly Act[]
}

/** All that was done with money in the days before then, and since, with what it was before. */
export async function readDeeds(
  { context, writer }: OpenGroup,
  until = context.now,
): Promise<readonly Deed[]> {
  const since = new Date(until.getTime() - answerDays * dayMs)
  const { rows } = await context.tx.client.query<ToldDeed>(
    `select d.id, coalesce(e.description, a.name, d.name, 'A payment') as name,
        case when e.id is not null then json_build_object('currency', e.currency,
            'payers', e.payers, 'shares', e.shares)
          when s.id is not null then json_build_object('from', s.from_member,
            'to', s.to_member, 'amount', s.amount, 'currency', s.currency, 'status', s.status,
            'createdAt', to_json(s.created_at)#>>'{}')
          when j.id is not null then json_build_object('id', j.id, 'kind', j.kind,
            'memberId', j.member_id, 'amount', j.amount, 'currency', j.currency,
            'shares', j.shares, 'status', j.status) end as now, d.acts
      from (
        select subject_id as id, max(data->>'description') as name, json_agg(json_build_object(
            'kind', kind, 'memberId', member_id, 'createdAt', to_json(created_at)#>>'{}',
            'data', data) order by created_at, id) as acts
          from activity where scope = $1 and subject_id in (
            select subject_id from activity where scope = $1 and created_at > $2)
          and (kind like 'expense-%' or kind like 'settlement-%'
            or kind like 'account-entry%' or kind like 'debt-%')
          group by subject_id having max(created_at) > $2
      ) d
      left join group_expenses e on e.scope = $1 and e.id = d.id
      left join settlements s on s.scope = $1 and s.id = d.id
      left join group_account_entries j on j.scope = $1 and j.id = d.id
      left join group_accounts a on a.scope = $1 and a.id = j.account_id
      order by d.id`,
    [writer.scope, since],
  )
  return rows.flatMap((told) => deedOf({ ...told, since: since.toISOString() }))
}
