import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'

export interface OfScope {
  readonly scope: Scope
}

/**
 * A statement whose one value is a list of rows, and whose every answer says of which scope it is:
 * what several people ask in the same words is asked as one.
 */
export interface Statement {
  readonly text: string
  /** Its plan is kept. */
  readonly name?: string
  readonly rows: readonly OfScope[]
  readonly isWrite?: boolean
}

export async function ask<R extends OfScope>(
  client: Pick<pg.ClientBase, 'query'>,
  { text, name, rows }: Statement,
): Promise<readonly R[]> {
  const answer = await client.query<R>({ ...(name && { name }), text, values: [asked(rows)] })
  return answer.rows
}

const asked = (rows: readonly OfScope[]) => JSON.stringify(rows)

/** Rows of several books by their ids, as a table `n` of scope and id. */
export const idsGiven = 'json_to_recordset($1) as n(scope text, id uuid)'

export const idsIn = (scope: Scope, ids: readonly string[]) => ids.map((id) => ({ scope, id }))
