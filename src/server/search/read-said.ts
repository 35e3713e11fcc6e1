import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'

type Reader = Pick<pg.Pool, 'query'>

/** What a word begins with that is kept for certain when somebody says it. */
const isKept = (word: string) => /^[^=0-9]{3}/u.test(word)

/** How many entries of each scope say a word that begins like this, or owe it to such a name. */
type Uses = ReadonlyMap<Scope, number>

/** Null where it is not known, because such words are not kept. */
export type Said = (word: string) => Uses | null

const nobody: Uses = new Map()

export async function readSaid(
  db: Reader,
  scopes: readonly Scope[],
  words: Iterable<string>,
): Promise<Said> {
  const asked = [...new Set(words)].filter(isKept)
  if (asked.length === 0) return () => null
  const { rows } = await db.query<{ asked: string; scope: Scope; uses: number }>({
    name: 'search said',
    text: `select asked, w.scope, sum(w.uses)::integer as uses
      from unnest($2::text[]) asked, unnest(array[asked, '=w' || asked]) begun, search_words w
      where w.scope = any($1) and w.word >= begun collate "C"
        and w.word < (begun || chr(1114111)) collate "C"
      group by asked, w.scope`,
    values: [scopes, asked],
  })
  const said = new Map<string, Map<Scope, number>>(asked.map((word) => [word, new Map()]))
  for (const row of rows) said.get(row.asked)?.set(row.scope, row.uses)
  return (word) => (isKept(word) ? (said.get(word) ?? nobody) : null)
}
