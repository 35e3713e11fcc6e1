import type pg from 'pg'
import type { QueryPairs } from './list-query.ts'
import { invalid } from './validate.ts'

const columns = { email: 'lower(email)', phone: 'phone' } as const
const CHARACTERS_MOST = 320

/** Who has this address or number: an equality, answered with no more than is needed to greet. */
export async function lookupUsers(db: Pick<pg.Pool, 'query'>, given: QueryPairs): Promise<string> {
  const { by, value } = readLookup(given)
  const { rows } = await db.query<{ doc: string }>(
    `select json_build_object('id', id, 'name', name, 'avatar', avatar)::text as doc
      from users where ${columns[by]} = $1 and status = 'active' order by id limit 10`,
    [value],
  )
  return `{"documents":[${rows.map(({ doc }) => doc)}],"next":null}`
}

function readLookup(given: QueryPairs) {
  const [[by, text] = ['', ''], ...others] = given
  if (others.length > 0 || (by !== 'email' && by !== 'phone')) {
    throw invalid([['email', 'Look for one email or one phone number.']])
  }
  const value = text.trim().toLowerCase()
  const isText = value.isWellFormed() && !value.includes('\0')
  if (!isText || value === '' || value.length > CHARACTERS_MOST) {
    throw invalid([[by, 'Give one whole value.']])
  }
  return { by, value } as const
}
