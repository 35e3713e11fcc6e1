import type pg from 'pg'
import type { SearchAnswer } from '#contract/ledger/search.ts'
import { limits } from '#contract/limits.ts'
import type { Scope } from '#contract/sync.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import type { Findable } from '#domain/search/findable.ts'
import { mayFit } from '#domain/search/fit.ts'
import { type Attempt, attemptsFor, scoreOf } from '#domain/search/match.ts'
import { isEmptyQuery, type SearchQuery, waysOf } from '#domain/search/query.ts'
import { type Portion, rank } from '#domain/search/rank.ts'
import { readQuery } from '#domain/search/typed/read-query.ts'
import { umlautForms } from '#domain/search/words.ts'
import type { Engine } from '../engine.ts'
import { findEntries } from './find-entries.ts'
import { readNouns, type Searcher } from './read-nouns.ts'
import { readSaid } from './read-said.ts'
import { neededWords } from './where-said.ts'
import { inNear, type NearWords, type WordSearch } from './write-words.ts'

type Reader = Pick<pg.Pool, 'query'>

const asShown: Portion = { hits: limits.searchHitsPerKind, entries: limits.searchEntries }

/** Everything this person may see that fits; misspelt words only count when nothing else does. */
export const search = (
  { database }: Pick<Engine, 'database'>,
  caller: Searcher,
  typed: string,
  now: Date,
  portion = asShown,
): Promise<SearchAnswer> =>
  database.reading({ uid: caller.uid, kept: ['words'] }, (db) =>
    find(db, caller, typed, now, portion),
  )

async function find(
  db: Reader,
  caller: Searcher,
  typed: string,
  now: Date,
  portion: Portion,
): Promise<SearchAnswer> {
  const { query, book, scopes, things, entriesIn, worths } = await readNouns(
    db,
    caller,
    ({ timezone, locale }) => {
      const today = dayAt(now.getTime(), timezone)
      return { query: readQuery(typed, { today, locale }), today }
    },
  )
  if (isEmptyQuery(query)) return { sections: [] }
  const known = { book, entriesIn, worths, most: portion.entries }
  const saidOf = (words: Iterable<string>) => readSaid(db, scopes, words)
  const nearOf = findingNear(db, scopes)
  const look = async ({ query: asked, reach }: Attempt) => {
    const nobody: NearWords = new Map()
    const plain = {
      ...known,
      query: asked,
      near: nobody,
      reach,
      said: await saidOf(wordsIn(asked)),
    }
    const near = reach === 'near' ? await readNear(plain, nearOf) : nobody
    const words = [...wordsIn(asked)].flatMap((word) => inNear(near, word))
    const said = await saidOf(words)
    return findEntries(db, { ...plain, near, said }, scopes)
  }
  const found: Attempt[] = []
  const all = new Map(things.map((thing) => [keyOf(thing), thing]))
  for (const way of waysOf(query)) {
    for (const attempt of attemptsFor(way)) {
      const some = [...things, ...(await look(attempt))]
      if (!some.some((thing) => scoreOf(attempt.query, thing, attempt.reach) !== null)) continue
      found.push(attempt)
      for (const thing of some) all.set(keyOf(thing), thing)
      break
    }
  }
  return { sections: rank(found, all.values(), portion.hits) }
}

const keyOf = ({ kind, id }: Findable) => `${kind} ${id}`

const wordsIn = ({ terms, people }: SearchQuery): ReadonlySet<string> =>
  new Set([...terms.flatMap(({ words }) => words), ...people.flat()])

/** The names of those who are to pay something back, behind a sign of their own; few have many. */
const owing = `(select distinct substr(word, 3) from search_words where scope = any($1)
  and word >= '=w' collate "C" and word < '=x' collate "C" limit 500)`

type NearOf = (word: string) => Promise<readonly string[]>

/** Words of these books that one may have meant, each looked for once. */
function findingNear(db: Reader, scopes: readonly Scope[]): NearOf {
  const known = new Map<string, readonly string[]>()
  return async (asked) => {
    const before = asked.length > 2 ? known.get(asked) : []
    if (before) return before
    const { rows } = await db.query<{ word: string }>({
      name: 'search near',
      text: `select word from search_near($1, $2) word union ${owing}
        union (select distinct word from search_words where scope = any($1) and word = any($3))`,
      values: [scopes, asked, umlautForms(asked)],
    })
    const found = rows.map(({ word }) => word).filter((word) => mayFit(asked, word))
    known.set(asked, found)
    return found
  }
}

/** Where nothing says a word that is needed, nor one like it, the others need not be looked for. */
async function readNear(asked: WordSearch, nearOf: NearOf): Promise<NearWords> {
  const needed = new Set(neededWords(asked))
  const near = new Map<string, readonly string[]>()
  for (const word of wordsIn(asked.query)) {
    const found = await nearOf(word)
    near.set(word, found)
    if (found.length === 0 && needed.has(word) && asked.said(word)?.uses.size === 0) break
  }
  return near
}
