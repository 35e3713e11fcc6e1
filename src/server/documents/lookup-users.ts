import type pg from 'pg'
import type { QueryPairs } from './list-query.ts'
import { invalid } from './validate.ts'

const columns = { email: 'lower(u.email)', phone: 'u.phone' } as const
const CHARACTERS_MOST = 320

interface Lookup {
  readonly by: keyof typeof columns
  readonly value: string
}

/**
 * Who has this address or number: an equality. Only who shares a group with them is told what they
 * are called and look like; nobody gets a name for a number they tried.
 */
export async function lookupUsers(
  db: Pick<pg.Pool, 'query'>,
  { by, value }: Lookup,
  uid: string,
): Promise<string> {
  const { rows } = await db.query<{ doc: string }>(
    `select json_strip_nulls(
        json_build_object('id', u.id, 'name', k.name, 'avatar', k.avatar))::text as doc
      from users u left join users k on k.id = u.id and (k.id = $2
        or exists (select from groups g where g.member_ids @> array[k.id, $2::uuid]))
      where ${columns[by]} = $1 and u.status = 'active' order by u.id limit 10`,
    [value, uid],
  )
  return `{"documents":[${rows.map(({ doc }) => doc)}],"next":null}`
}

export function readLookup(given: QueryPairs): Lookup {
  const [[by, text] = ['', ''], ...others] = given
  if (others.length > 0 || (by !== 'email' && by !== 'phone')) {
    throw invalid([['email', 'Look for one email or one phone number.']])
  }
  const value = text.trim().toLowerCase()
  const isText = value.isWellFormed() && !value.includes('\0')
  if (!isText || value === '' || value.length > CHARACTERS_MOST) {
    throw invalid([[by, 'Give one whole value.']])
  }
  return { by, value }
}
