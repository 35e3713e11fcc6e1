import type pg from 'pg'
import type { SearchAnswer } from '#contract/ledger/search.ts'
import { limits } from '#contract/limits.ts'
import { type Scope, userScope } from '#contract/sync.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import { fitOf } from '#domain/search/fit.ts'
import { type Attempt, attemptsFor } from '#domain/search/match.ts'
import { isEmptyQuery, type SearchQuery, wordsAsked } from '#domain/search/query.ts'
import { type Portion, rank } from '#domain/search/rank.ts'
import { readQuery } from '#domain/search/read-query.ts'
import { findEntries } from './find-entries.ts'
import { readNouns } from './read-nouns.ts'
import { readSaid } from './read-said.ts'
import { readWritten } from './read-written.ts'
import { inNear, type NearWords } from './write-words.ts'

type Reader = Pick<pg.Pool, 'query'>

const asShown: Portion = { hits: limits.searchHitsPerKind, entries: limits.searchEntries }

/** Everything this person may see that fits; misspelt words only count when nothing else does. */
export async function search(
  db: Reader,
  uid: string,
  typed: string,
  now: Date,
  portion = asShown,
): Promise<SearchAnswer> {
  const { query, book, scopes, things, hasUnread, entriesIn, worths } = await readNouns(
    db,
    uid,
    ({ timezone, locale }) => {
      const today = dayAt(now.getTime(), timezone)
      return { query: readQuery(typed, { today, locale }), today }
    },
  )
  if (isEmptyQuery(query)) return { sections: [] }
  const everywhere = [userScope(uid), ...scopes]
  if (hasUnread) await readWritten(db, everywhere)
  const known = { book, entriesIn, worths, most: portion.entries }
  const look = async ({ query: asked, reach }: Attempt) => {
    const near = reach === 'near' ? await readNear(db, asked, everywhere) : new Map()
    const words = [...wordsIn(asked)].flatMap((word) => inNear(near, word))
    const said = await readSaid(db, everywhere, words)
    const entries = await findEntries(db, { ...known, query: asked, near, reach, said }, scopes)
    return rank(asked, [...things, ...entries], { reach, most: portion.hits })
  }
  for (const attempt of attemptsFor(query)) {
    const sections = await look(attempt)
    if (sections.length > 0) return { sections }
  }
  return { sections: [] }
}

const wordsIn = ({ terms, people }: SearchQuery): ReadonlySet<string> =>
  new Set([...wordsAsked(terms), ...people.flat()])

/** The names of those who are to pay something back, behind a sign of their own; few have many. */
const owing = `select distinct substr(word, 3) as word from search_words where scope = any($1)
  and word >= '=w' collate "C" and word < '=x' collate "C" limit 500`

/** Words of these books that each of the asked ones may have meant. */
async function readNear(
  db: Reader,
  query: SearchQuery,
  scopes: readonly Scope[],
): Promise<NearWords> {
  const asked = [...wordsIn(query)]
  const { rows } = await db.query<{ asked: string; word: string }>({
    name: 'search near',
    text: `select asked, word from unnest($2::text[]) asked
      cross join lateral search_near($1, asked) word
      union select asked, word from unnest($2::text[]) asked, (${owing}) owing`,
    values: [scopes, asked.filter((word) => word.length > 2)],
  })
  const near = new Map<string, string[]>(asked.map((word) => [word, []]))
  for (const { asked: from, word } of rows) {
    if (fitOf(from, word, 'near') > 0) near.get(from)?.push(word)
  }
  return near
}
