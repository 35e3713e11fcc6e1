import type pg from 'pg'

type Reader = Pick<pg.Pool, 'query'>

/**
 * Asks without keeping plans by name: each is made for these very days and currencies. A plan that
 * has to do for any of them reads a whole book to find its three foreign entries.
 */
export function askAfresh(db: Reader): Reader {
  const query = (asked: string | pg.QueryConfig, values?: unknown[]) => {
    if (typeof asked === 'string' || asked.name === undefined) return db.query(asked, values)
    return db.query(`${asked.text}\n-- ${asked.name}`, asked.values)
  }
  return { query: query as Reader['query'] }
}
