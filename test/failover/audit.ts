import pg from 'pg'
import type { KeyedWriter } from './keyed-writer.ts'

export interface Audit {
  readonly confirmed: number
  readonly lost: number
  readonly doubled: number
  /** Statuses other than 200, with how often they came. */
  readonly refusals: Readonly<Record<string, number>>
}

/** Compares what was confirmed with what is there now. */
export async function audit(url: string, writers: readonly KeyedWriter[]): Promise<Audit> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; scope: string; description: string }>(
      'select id, scope, description from expenses where scope = any($1)',
      [writers.map(({ person }) => person.scope)],
    )
    const stored = new Set(rows.map(({ id }) => id))
    const confirmed = writers.flatMap((writer) => [...writer.confirmed.keys()])
    // Every write has a text of its own: one done twice under another id would show here.
    const texts = new Set(rows.map(({ scope, description }) => `${scope} ${description}`))
    const refusals: Record<string, number> = {}
    for (const { statuses } of writers) {
      for (const [status, count] of statuses) {
        if (status !== 200) refusals[status] = (refusals[status] ?? 0) + count
      }
    }
    return {
      confirmed: confirmed.length,
      lost: confirmed.filter((id) => !stored.has(id)).length,
      doubled: rows.length - texts.size + (await rewritten(client, writers)),
      refusals,
    }
  } finally {
    await client.end()
  }
}

/** Each write is one revision: a second one of the same row means that it was done twice. */
async function rewritten(client: pg.Client, writers: readonly KeyedWriter[]): Promise<number> {
  const { rows } = await client.query<{ more: string }>(
    `select sum(s.rev - (select count(*) from expenses e where e.scope = s.scope) - 1)::text as more
      from sync_scope s where s.scope = any($1)`,
    [writers.map(({ person }) => person.scope)],
  )
  return Number(rows[0]?.more)
}
