import type { JobState } from '#contract/staff/system.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { audit } from '../staff/audit.ts'
import { type JobRun, readJobRuns } from './job-runs.ts'
import { jobsOf } from './registry.ts'

type JobStateDeps = Pick<Engine, 'clock' | 'config' | 'database'>

/** Every job there is, with how it went; one that is due is late from then on. */
export async function readJobStates({
  clock,
  config,
  database,
}: JobStateDeps): Promise<JobState[]> {
  const runs = new Map((await readJobRuns(database.pool)).map((run) => [run.name, run]))
  const now = clock.now()
  return jobsOf(config).map(({ name, title, everyS }) => ({
    name,
    title,
    everyS,
    ...stateOf(runs.get(name), now),
  }))
}

function stateOf(run: JobRun | undefined, now: Date): Omit<JobState, 'name' | 'title' | 'everyS'> {
  return {
    dueAt: run?.dueAt.toISOString() ?? null,
    startedAt: run?.startedAt?.toISOString() ?? null,
    succeededAt: run?.succeededAt?.toISOString() ?? null,
    durationMs: run?.durationMs ?? null,
    failures: run?.failures ?? 0,
    error: run?.error ?? null,
    lagS: run ? Math.max(0, (now.getTime() - run.dueAt.getTime()) / 1000) : 0,
  }
}

/** Due now: whichever server looks next, within a minute, runs it. */
export async function runSoon(
  { clock, config, database }: JobStateDeps,
  staffId: string,
  name: string,
): Promise<void> {
  const job = jobsOf(config).find((one) => one.name === name)
  if (!job) throw new Fault('not-found')
  const at = clock.now()
  await database.transact(async (tx) => {
    await tx.client.query(
      `insert into job_runs (name, due_at) values ($1, $2)
        on conflict (name) do update set due_at = least(job_runs.due_at, excluded.due_at)`,
      [name, at],
    )
    await audit(tx, { staffId, action: 'job.run', details: { name, title: job.title }, at })
  })
}
