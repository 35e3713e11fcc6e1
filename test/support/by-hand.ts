import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'

/** For rows that a test writes past the commands: they are counted all the same. */
export const byHand = (client: Pick<pg.ClientBase, 'query'>) => ({
  client,
  touched: new Set<Scope>(),
})
