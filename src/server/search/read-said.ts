import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'

type Reader = Pick<pg.Pool, 'query'>

/** What a word begins with that is kept for certain when somebody says it. */
const isKept = (word: string) => /^[^=0-9]{3}/u.test(word)

/** More of them are no longer looked up one by one. */
const wordsMost = 64

export interface Saying {
  /** How many entries of each scope say a word that begins like this, or owe it to such a name. */
  readonly uses: ReadonlyMap<Scope, number>
  /** Those words, as they are kept; null where they are too many. */
  readonly words: readonly string[] | null
}

/** Null where it is not known, because such words are not kept. */
export type SayingOf = (word: string) => Saying | null

interface WordUse {
  readonly asked: string
  readonly scope: Scope
  readonly uses: number
  readonly words: readonly string[]
}

export async function readSaid(
  db: Reader,
  scopes: readonly Scope[],
  words: Iterable<string>,
): Promise<SayingOf> {
  const asked = [...new Set(words)].filter(isKept)
  if (asked.length === 0) return () => null
  const { rows } = await db.query<WordUse>({
    name: 'search said',
    text: `select asked, w.scope, sum(w.uses)::integer as uses,
        (array_agg(w.word))[:${wordsMost + 1}] as words
      from unnest($2::text[]) asked, unnest(array[asked, '=w' || asked]) begun, search_words w
      where w.scope = any($1) and w.word >= begun collate "C"
        and w.word < (begun || chr(1114111)) collate "C"
      group by asked, w.scope`,
    values: [scopes, asked],
  })
  const said = new Map(asked.map((word) => [word, sayingIn(rows, word)]))
  return (word) => said.get(word) ?? null
}

function sayingIn(rows: readonly WordUse[], word: string): Saying {
  const found = rows.filter(({ asked }) => asked === word)
  const words = [...new Set(found.flatMap((row) => row.words))]
  return {
    uses: new Map(found.map(({ scope, uses }) => [scope, uses])),
    words: words.length > wordsMost ? null : words,
  }
}
