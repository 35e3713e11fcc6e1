import type pg from 'pg'

const TEMPLATES = 20
const DAYS = 5

/**
 * What ours is not: it reads what is due, enters it and moves on, each for itself. Gives what
 * several of them entered at the same time.
 */
export async function enteredByNaivePosters(pool: pg.Pool, posters: number): Promise<string[]> {
  await pool.query('create table naive_template (id integer, next_on integer)')
  await pool.query('create table naive_entry (key text)')
  await pool.query(
    `insert into naive_template select id, 1 from generate_series(1, ${TEMPLATES}) id`,
  )
  async function post() {
    for (;;) {
      const { rows } = await pool.query<{ id: number; next: number }>(
        'select id, next_on as next from naive_template where next_on <= $1 order by id',
        [DAYS],
      )
      if (rows.length === 0) return
      for (const { id, next } of rows) {
        await pool.query('insert into naive_entry values ($1)', [`${id} ${next}`])
        await pool.query('update naive_template set next_on = $2 where id = $1', [id, next + 1])
      }
    }
  }
  await Promise.all(Array.from({ length: posters }, post))
  const { rows } = await pool.query<{ key: string }>('select key from naive_entry')
  return rows.map(({ key }) => key)
}
