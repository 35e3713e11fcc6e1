import { uuid } from '#contract/entity.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { AdminGroup, AdminGroupsQuery } from '#contract/staff/users.ts'
import type { Engine } from '#server/engine.ts'
import { Conditions, readPage, travelling } from '../read-page.ts'
import { demoScopes } from './demo-scopes.ts'

const select = `json_build_object('id', g.id, 'name', g.name, 'kind', g.kind, 'status', g.status,
  'members', cardinality(g.member_ids),
  'placeholders', (select count(*) from jsonb_array_elements(g.members) m
    where m->>'uid' is null and m->>'leftAt' is null),
  'expenses', (select count(*) from group_expenses e where e.scope = g.scope),
  'createdAt', ${travelling('g.created_at')}, 'updatedAt', ${travelling('g.updated_at')})`

/** Groups by name or id: how many are in them, and how much happens, but no amount. */
export function listGroups(
  { database }: Pick<Engine, 'database'>,
  { page, search, status, kind }: AdminGroupsQuery,
): Promise<PageAnswer<AdminGroup>> {
  const conditions = new Conditions()
  conditions.where.push(`g.scope not in ${demoScopes}`)
  conditions.add('g.status = ?', status)
  conditions.add('g.kind = ?', kind)
  if (uuid.safeParse(search).success) conditions.add('g.id = ?', search)
  else conditions.addWords(['g.name'], search)
  const { where, values } = conditions
  const order = 'g.created_at desc, g.id desc'
  const from = { from: 'groups g', key: 'g.id' }
  return readPage(database.pool, { select, ...from, where, values, order, page })
}
