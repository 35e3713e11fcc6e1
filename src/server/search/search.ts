import type pg from 'pg'
import type { SearchAnswer } from '#contract/entities/search.ts'
import { limits } from '#contract/limits.ts'
import { type Scope, userScope } from '#contract/sync.ts'
import { type Day, dayAt } from '#domain/calendar.ts'
import { fitOf, type Reach } from '#domain/search/match.ts'
import { isEmptyQuery, type SearchQuery } from '#domain/search/query.ts'
import { rank } from '#domain/search/rank.ts'
import { readQuery } from '#domain/search/read-query.ts'
import { findEntries } from './find-entries.ts'
import { readNouns } from './read-nouns.ts'
import type { NearWords } from './write-words.ts'

type Reader = Pick<pg.Pool, 'query'>

const most = limits.searchHitsPerKind

/** Everything this person may see that fits; misspelt words only count when nothing else does. */
export async function search(
  db: Reader,
  uid: string,
  typed: string,
  now: Date,
): Promise<SearchAnswer> {
  const query = readQuery(typed, await readReader(db, uid, now))
  if (isEmptyQuery(query)) return { sections: [] }
  const { book, scopes, things } = await readNouns(db, uid, query)
  const look = async (reach: Reach, near: NearWords) => {
    const entries = await findEntries(db, { query, book, near, reach }, scopes)
    return rank(query, [...things, ...entries], { reach, most })
  }
  const plain = await look('plain', new Map())
  if (plain.length > 0) return { sections: plain }
  const near = await readNear(db, query, [userScope(uid), ...scopes])
  return { sections: await look('near', near) }
}

async function readReader(
  db: Reader,
  uid: string,
  now: Date,
): Promise<{ readonly today: Day; readonly locale: string }> {
  const { rows } = await db.query<{ timezone: string; locale: string }>({
    name: 'search reader',
    text: 'select timezone, locale from users where id = $1',
    values: [uid],
  })
  const { timezone = 'UTC', locale = 'en-GB' } = rows[0] ?? {}
  return { today: dayAt(now.getTime(), timezone), locale }
}

/** Words of these books that each of the asked ones may have meant. */
async function readNear(
  db: Reader,
  { terms, people }: SearchQuery,
  scopes: readonly Scope[],
): Promise<NearWords> {
  const asked = [...new Set([...terms.flatMap(({ words }) => words), ...people.flat()])]
  const { rows } = await db.query<{ asked: string; word: string }>({
    name: 'search near',
    text: `select asked, word from unnest($2::text[]) asked
      cross join lateral search_near($1, asked) word`,
    values: [scopes, asked.filter((word) => word.length > 2)],
  })
  const near = new Map<string, string[]>(asked.map((word) => [word, []]))
  for (const { asked: from, word } of rows) {
    if (fitOf(from, word, 'near') > 0) near.get(from)?.push(word)
  }
  return near
}
