import { Gauge, type Registry } from 'prom-client'
import type { Engine } from '../engine.ts'

/** What the last recount found, on whichever server it ran. */
export function addGoalMetrics(registry: Registry, { database, log }: Engine): void {
  new Gauge({
    name: 'goals_drifted',
    help: 'Goals whose total was not the sum of their contributions at the last recount',
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
