import { Gauge, type Registry } from 'prom-client'
import type { Engine } from '../engine.ts'
import { type JobRun, readJobRuns } from './job-runs.ts'

const secondsOf = (at: Date) => at.getTime() / 1000

/** What the figures say of each job; null when there is nothing to say yet. */
const figures: readonly {
  readonly name: string
  readonly help: string
  read(run: JobRun): number | null
}[] = [
  {
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job last went well, on any server',
    read: ({ succeededAt }) => succeededAt && secondsOf(succeededAt),
  },
  {
    name: 'job_due_timestamp_seconds',
    help: 'When a job is due next, or was if nothing runs it',
    read: ({ dueAt }) => secondsOf(dueAt),
  },
  {
    name: 'job_duration_seconds',
    help: 'How long the last run of a job took',
    read: ({ durationMs }) => durationMs && durationMs / 1000,
  },
  {
    name: 'job_failures',
    help: 'How often a job failed in a row',
    read: ({ failures }) => failures,
  },
]

/** The jobs of all servers, read from the database when somebody looks. */
export function addJobMetrics(registry: Registry, { database, log }: Engine): void {
  let latest: Promise<readonly JobRun[]> | null = null
  const readOnce = () => {
    latest ??= readJobRuns(database.pool)
      .catch((error: unknown) => {
        log.debug({ err: error }, 'the figures of the jobs could not be read')
        return []
      })
      .finally(() => {
        latest = null
      })
    return latest
  }
  for (const { name, help, read } of figures) {
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      // The same at every process.
      aggregator: 'max',
      registers: [registry],
      async collect() {
        this.reset()
        for (const run of await readOnce()) this.set({ job: run.name }, read(run) ?? 0)
      },
    })
  }
}
