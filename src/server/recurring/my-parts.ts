import type pg from 'pg'
import { type Scope, userScope } from '#contract/sync.ts'
import { myPartOf, type PartGroup, type SharedTemplate } from '#domain/recurring/my-part.ts'

interface Known extends PartGroup {
  readonly id: string
  readonly memberIds: readonly string[]
}

/** Templates of one person, with what those in a group cost that person. */
export async function readMyParts<Shared extends SharedTemplate>(
  db: Pick<pg.Pool, 'query'>,
  scope: Scope,
  templates: readonly Shared[],
): Promise<readonly Shared[]> {
  const ids = templates.flatMap(({ groupId }) => groupId ?? [])
  if (ids.length === 0) return templates
  const { rows } = await db.query<Known>(
    'select id, members, member_ids as "memberIds" from groups where id = any($1::uuid[])',
    [ids],
  )
  const groups = new Map(rows.map((group) => [group.id, group]))
  return templates.map((template) => {
    const group = groups.get(template.groupId ?? '')
    const uid = group?.memberIds.find((one) => userScope(one) === scope)
    return uid ? myPartOf(template, group, uid) : template
  })
}
