import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { Engine } from '../engine.ts'

interface Recount {
  readonly goals: number
  readonly drifted: readonly string[]
}

/**
 * Counts every goal again. What does not agree is reported and left as it is: it must never happen,
 * and whoever looks into it needs to see it.
 */
export async function recountGoals(
  { database, log }: Pick<Engine, 'database' | 'log'>,
  now: Date,
): Promise<void> {
  const { goals, drifted } = await recount(database.pool)
  if (drifted.length > 0) log.error({ drifted: drifted.slice(0, 100) }, 'goals do not add up')
  await database.pool.query(
    `insert into goal_recounts (counted_at, goals, drifted) values ($1, $2, $3)
      on conflict (only_one) do update
      set counted_at = excluded.counted_at, goals = excluded.goals, drifted = excluded.drifted`,
    [now, goals, drifted.length],
  )
}

/** One statement, so goals and contributions are of one moment; strays belong to no goal. */
async function recount(pool: pg.Pool): Promise<Recount> {
  const { rows } = await pool.query<{ goals: number; drifted: string[] | null }>(
    `with counted as (
      select scope, goal_id,
        sum(case kind when 'contribution' then amount else -amount end) as saved,
        max(created_at) filter (where kind = 'contribution') as last_at
      from contributions group by scope, goal_id
    )
    select count(g.id)::int as goals,
      array_agg(coalesce(g.id, c.goal_id)) filter (where g.id is null
        or g.total_saved <> coalesce(c.saved, 0)
        or g.last_contribution_at is distinct from c.last_at) as drifted
    from goals g full join counted c on c.scope = g.scope and c.goal_id = g.id`,
  )
  return { goals: rows[0]?.goals ?? 0, drifted: rows[0]?.drifted ?? [] }
}

/** What the last recount found, on whichever server it ran. */
export function addGoalMetrics(registry: Registry, { database, log }: Engine): void {
  new Gauge({
    name: 'goals_drifted',
    help: 'Goals whose total was not the sum of their contributions at the last recount',
    // The same at every process.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      try {
        const { rows } = await database.pool.query<{ drifted: number }>(
          'select drifted from goal_recounts',
        )
        this.set(rows[0]?.drifted ?? 0)
      } catch (error) {
        log.debug({ err: error }, 'the recount of the goals could not be read')
      }
    },
  })
}
