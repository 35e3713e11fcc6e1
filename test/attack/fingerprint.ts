import { openCollectionNames } from '#contract/collections.ts'
import type { World } from './world.ts'

/** A number for all rows of the victim and of their group, as they are now. */
export async function fingerprint({ engine, ids }: World): Promise<string> {
  const parts = openCollectionNames.map(
    (name) => `select '${name}' || coalesce(string_agg(t::text, '|' order by id), '') as all
        from ${name} t where scope in ($1, $2)`,
  )
  const { rows } = await engine.database.pool.query<{ md5: string }>(
    `select md5(string_agg(c.all, '' order by c.all)) from (${parts.join(' union all ')}) c`,
    [ids.scope, `g:${ids.groupId}`],
  )
  return rows[0]?.md5 ?? ''
}
