import pg from 'pg'

/** PostgreSQL tidies up after a hundred thousand rows: now, not while something is measured. */
export async function letRest(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}
