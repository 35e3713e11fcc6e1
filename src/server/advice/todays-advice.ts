import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import type { Advice } from '#domain/advice/advice.ts'
import { adviceIn } from '#domain/advice/catalogue.ts'
import { type Choice, isAside } from '#domain/advice/fingerprint.ts'
import type { Engine } from '../engine.ts'
import { knownBook } from './known-book.ts'
import type { KnownBook } from './read-facts.ts'

export interface TodaysAdvice {
  readonly known: KnownBook
  readonly advice: readonly Advice[]
  readonly aside: number
}

/** What the book advises today, without what was put aside. */
export async function readTodaysAdvice(
  { database, clock }: Pick<Engine, 'database' | 'clock'>,
  profile: UserRow,
): Promise<TodaysAdvice> {
  const known = await knownBook(database.pool, profile, clock.now())
  const { rows } = await database.pool.query<Choice>(
    'select rule, subject, fingerprint from advice_choices where scope = $1',
    [userScope(profile.id)],
  )
  const all = adviceIn(known.facts)
  const advice = all.filter((one) => !isAside(one, rows))
  return { known, advice, aside: all.length - advice.length }
}
