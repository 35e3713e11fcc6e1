import type pg from 'pg'

const ROUNDS = 200

/**
 * What our feed is not: numbers from a sequence are taken before the commit, so a reader that
 * passes a number may never see a smaller one that is committed later. Counts the rows it missed.
 */
export async function countMissedByNaiveCursor(
  pool: pg.Pool,
  writers: number,
  name: string,
): Promise<number> {
  const table = `naive_${name.replaceAll('-', '')}`
  await pool.query(`create table ${table} (id bigserial primary key)`)
  let isWriting = true
  const seen = new Set<number>()
  let last = 0
  async function look() {
    const { rows } = await pool.query<{ id: string }>(
      `select id::text from ${table} where id > $1 order by id`,
      [last],
    )
    for (const { id } of rows) {
      seen.add(Number(id))
      last = Number(id)
    }
  }
  const reading = (async () => {
    while (isWriting) await look()
  })()
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const client = await pool.connect()
      for (let n = 0; n < ROUNDS; n++) {
        await client.query('begin')
        await client.query(`insert into ${table} default values`)
        // Transactions take unlike times; these take one more statement, every third writer two.
        await client.query('select 1')
        if (writer % 3 === 0) await client.query('select 1')
        await client.query('commit')
      }
      client.release()
    }),
  )
  isWriting = false
  await reading
  await look()
  return writers * ROUNDS - seen.size
}
