import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import { ask, type OfScope, type Statement } from '#server/db/statement.ts'

/** For rows that a test writes past the commands: they are counted all the same. */
export const byHand = (client: Pick<pg.ClientBase, 'query'>) => ({
  client,
  ask: <R extends OfScope>(statement: Statement) => ask<R>(client, statement),
  touched: new Set<Scope>(),
})
