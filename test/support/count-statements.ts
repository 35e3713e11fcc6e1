import type pg from 'pg'
import type { TestEngine } from './engine.ts'

interface Asking {
  query(...asked: unknown[]): unknown
}

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text)

/** Everything an engine asks of PostgreSQL while something is done, statement by statement. */
export function watchStatements({ engine }: TestEngine) {
  const seen = new WeakSet<pg.PoolClient>()
  let asked: string[] = []
  engine.database.pool.on('acquire', (client) => {
    if (seen.has(client)) return
    seen.add(client)
    const asking = client as unknown as Asking
    const ask = asking.query.bind(client)
    asking.query = (...args) => {
      asked.push(textOf(args[0]))
      return ask(...args)
    }
  })
  return async (act: () => Promise<unknown>): Promise<readonly string[]> => {
    asked = []
    await act()
    // Servers tell each other what moved after the commit, once for all that moved meanwhile.
    return asked.filter((text) => !text.includes('pg_notify'))
  }
}
