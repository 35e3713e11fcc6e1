import pg from 'pg'

/** On a connection of its own, which PostgreSQL may end at any time. */
export async function onDatabase<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export const ask = (url: string, ...statements: readonly string[]) =>
  onDatabase(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
