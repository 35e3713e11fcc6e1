import { identityEngine } from '../auth/better-auth-engine.ts'
import { readWritten } from '../db/readers.ts'
import type { Engine } from '../engine.ts'
import { Refusal } from '../refusal.ts'
import { unreadScopes } from '../search/read-written.ts'
import { type Household, planHousehold } from './household.ts'
import { writeHousehold } from './write-household.ts'

export interface SeedPlan {
  readonly users: number
  /** Expenses of all users together, in equal shares; what they earn comes on top. */
  readonly transactions: number
  /** Of each household. */
  readonly groups: number
  /** The same word gives the same households. */
  readonly seed: string
  readonly until: string
  /** Of the first user. */
  readonly email: string
  /** Of every user. */
  readonly password: string
}

type SeedDeps = Pick<Engine, 'config' | 'database' | 'log'>

/** Writes households that can sign in, with three years of earning and spending behind them. */
export async function seed(
  { config, database, log }: SeedDeps,
  plan: SeedPlan,
  onWritten: (expenses: number, incomes: number) => void = () => undefined,
): Promise<void> {
  const households = planHouseholds(plan)
  await refuseTaken({ database }, households)
  const { password } = await identityEngine(database.sql, config, log)
  // Hashing is slow on purpose, and everybody here has the same password.
  const passwordHash = await password.hash(plan.password)
  for (const [index, household] of households.entries()) {
    await database.transact(async (tx) => {
      const engine = await identityEngine(tx.sql, config, log)
      await writeHousehold(tx, engine, household, passwordHash)
    })
    onWritten(shareOf(plan, index), household.incomes.length)
  }
  // The sums of charts, so that the first look at them does not have to wait for years of days.
  await database.pool.query(
    'select refresh_days(scope), refresh_payees(scope) from users where id = any($1::uuid[])',
    [households.map(({ profile }) => profile.id)],
  )
  for (const scope of await unreadScopes(database.pool)) await readWritten(database.pool, [scope])
  // Fresh figures, or the first questions would be planned for an empty table.
  await database.pool.query('analyze')
}

const planHouseholds = (plan: SeedPlan): Household[] =>
  Array.from({ length: plan.users }, (_, index) =>
    planHousehold({
      seed: plan.seed,
      until: plan.until,
      index,
      email: index === 0 ? plan.email : null,
      expenses: shareOf(plan, index),
      groups: plan.groups,
    }),
  )

/** The first users have one more when the shares do not come out even. */
const shareOf = ({ users, transactions }: SeedPlan, index: number) =>
  Math.floor(transactions / users) + (index < transactions % users ? 1 : 0)

async function refuseTaken(
  { database }: Pick<Engine, 'database'>,
  households: readonly Household[],
): Promise<void> {
  const { rows } = await database.pool.query<{ email: string }>(
    'select email from identity.users where email = any($1) or id = any($2) limit 1',
    [households.map(({ profile }) => profile.email), households.map(({ profile }) => profile.id)],
  )
  const [taken] = rows
  if (!taken) return
  throw new Refusal(
    `There is already a user ${taken.email}: choose another --seed and --email, ` +
      'or an empty database.',
  )
}
