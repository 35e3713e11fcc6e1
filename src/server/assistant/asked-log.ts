import { randomUUIDv7 } from 'node:crypto'
import type { AskedRow } from '#contract/assistant/calls.ts'
import { limits } from '#contract/limits.ts'
import type { Caller } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { toldText } from './told-text.ts'

const KEPT_MS = 90 * 86_400_000

type Deps = Pick<Engine, 'clock' | 'database'>

/** Each field with what was given, as its owner reads it. */
const inWords = (asked: object) =>
  Object.entries(asked)
    .flatMap(([name, value]) => {
      if (value === null || value === undefined) return []
      return [`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`]
    })
    .join(', ')

/** Before it is told: what its owner cannot read about is told to nobody. */
export async function noteAsked(
  { clock, database }: Deps,
  { uid, sessionId }: Caller,
  { tool, asked, told }: Pick<AskedRow, 'tool' | 'told'> & { readonly asked: object },
): Promise<void> {
  await database.pool.query({
    name: 'note asked',
    text: `insert into assistant_log (id, user_id, token_id, at, tool, asked, told)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      ...[randomUUIDv7(), uid, sessionId, clock.now(), tool],
      ...[toldText(inWords(asked)), toldText(told)],
    ],
  })
}

/** The newest first. */
export async function listAsked(
  { database }: Pick<Engine, 'database'>,
  uid: string,
  tokenId: string,
): Promise<readonly AskedRow[]> {
  const { rows } = await database.pool.query<Omit<AskedRow, 'at'> & { readonly at: Date }>(
    `select id, at, tool, asked, told from assistant_log
      where user_id = $1 and token_id = $2 order by at desc, id desc limit $3`,
    [uid, tokenId, limits.askedShown],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export async function forgetAsked({ database }: Pick<Engine, 'database'>, now: Date) {
  const before = [new Date(now.getTime() - KEPT_MS)]
  await database.pool.query('delete from ended_tokens where ended_at < $1', before)
  const { rowCount } = await database.pool.query('delete from assistant_log where at < $1', before)
  return rowCount ?? 0
}
