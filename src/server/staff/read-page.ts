import type pg from 'pg'
import { limits } from '#contract/limits.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import { wordsOf } from '#domain/search/words.ts'

interface PageQuery {
  /** What each row is, as one JSON object. */
  readonly select: string
  readonly from: string
  /** The column that tells the rows apart. */
  readonly key: string
  readonly where: readonly string[]
  readonly order: string
  readonly values: readonly unknown[]
  readonly page: number
}

/** One page of a list, and how long the whole list is. */
export async function readPage<Row>(
  pool: Pick<pg.Pool, 'query'>,
  { select, from, key, where, order, values, page }: PageQuery,
): Promise<PageAnswer<Row>> {
  const within = `from ${from} where ${where.length > 0 ? where.join(' and ') : 'true'}`
  // Chosen first and written out then: what is passed over on the way is not written out at all.
  const chosen = `select ${key} ${within} order by ${order}
    limit ${limits.listRows} offset ${(page - 1) * limits.listRows}`
  const [counted, read] = await Promise.all([
    pool.query<{ count: number }>(`select count(*) ${within}`, [...values]),
    pool.query<{ row: Row }>(
      `select ${select} as row from ${from} where ${key} in (${chosen}) order by ${order}`,
      [...values],
    ),
  ])
  return { rows: read.rows.map(({ row }) => row), total: counted.rows[0]?.count ?? 0, page }
}

/** The conditions of a list, each with its own values. */
export class Conditions {
  readonly where: string[] = []
  readonly values: unknown[] = []

  /** Each question mark in the condition stands for the value. */
  add(condition: string, value: unknown): void {
    if (value === undefined || value === '') return
    this.values.push(value)
    this.where.push(condition.replaceAll('?', `$${this.values.length}`))
  }

  /**
   * All words of a search, in any order and without their marks as everywhere in the app, in these
   * texts together; or what was typed, as it stands, in one of those that are spelled exactly.
   */
  addWords(
    texts: readonly string[],
    search: string,
    exact: readonly string[] = [],
    typed = search,
  ): void {
    if (search === '') return
    const place = (value: string) => `$${this.values.push(anywhere(value))}`
    const said = `array_to_string(search_words_in(concat_ws(' ', ${texts.join(', ')})), ' ')`
    const words = wordsOf(search)
    const each = words.map((word) => `${said} like ${place(word)}`)
    // Signs are no words: they are looked for as they stand.
    const signs =
      words.length > 0 ? [] : texts.map((text) => `lower(${text}) like ${place(search)}`)
    const whole = exact.map((text) => `${text} like ${place(typed)}`)
    const ways = [...(each.length > 0 ? [`(${each.join(' and ')})`] : signs), ...whole]
    this.where.push(`(${ways.join(' or ')})`)
  }
}

/** Found anywhere in a text, in capitals or not; what stands for anything in SQL is itself here. */
const anywhere = (search: string): string =>
  search === '' ? '' : `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** An instant as it travels. */
export const travelling = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
