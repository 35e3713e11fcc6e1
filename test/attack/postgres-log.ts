import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** What PostgreSQL says of a statement that text has broken out of. */
const broken =
  /ERROR: .*(syntax error|unterminated|invalid input syntax|invalid byte sequence|does not exist)/

const lookEveryMs = 25

/** Looks at what the database says and does while something goes on. */
export async function watchPostgres(connectionString: string) {
  // A connection of its own: what is looked at may use up all others.
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const file = join(rows[0]?.data_directory ?? '', '..', 'postgres.log')
  const begunAt = readFileSync(file, 'utf8').length
  let [slept, isOver] = [0, false]
  const looking = (async () => {
    while (!isOver) {
      const found = await client.query(
        `select 1 from pg_stat_activity
          where wait_event = 'PgSleep' and datname = current_database()`,
      )
      slept += found.rowCount ?? 0
      await wait(lookEveryMs)
    }
  })()
  return {
    async end() {
      isOver = true
      await looking
      await client.end()
      const said = readFileSync(file, 'utf8').slice(begunAt).split('\n')
      return { slept, errors: said.filter((line) => broken.test(line)) }
    },
  }
}
