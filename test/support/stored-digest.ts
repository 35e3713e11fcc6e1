import type pg from 'pg'
import { openCollectionNames } from '#contract/collections.ts'

const parts = openCollectionNames.map(
  (name) =>
    `select '${name}' || coalesce(string_agg(t::text, '|' order by id), '') as all from ${name} t`,
)

/** Asked for hundreds of times, so it is one question, understood once by each connection. */
const question = {
  name: 'stored-digest',
  text: `select md5(string_agg(c.all, '' order by c.all)) from (${parts.join(' union all ')}) c`,
}

/** Changes when any row of any collection does. */
export async function storedDigest(database: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await database.query<{ md5: string }>(question)
  return rows[0]?.md5 ?? ''
}
