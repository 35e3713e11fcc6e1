import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Job } from '#server/jobs/job.ts'
import { readJobRuns } from '#server/jobs/job-runs.ts'
import { runDue } from '#server/jobs/run-due.ts'
import { startTicking } from '#server/jobs/start-jobs.ts'
import { watchStatements } from '../support/count-statements.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let other: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
  other = await openTestEngine({ databaseUrl: one.engine.config.databaseUrl ?? '' })
})
afterAll(() => Promise.all([one.close(), other.close()]))

const at = (time: string) => new Date(`2026-03-31T${time}Z`)
const runOf = async (name: string) =>
  (await readJobRuns(one.engine.database.pool)).find((run) => run.name === name)

/** A job that counts its runs and does what it is told. */
function counting(name: string, work: () => Promise<unknown> = async () => undefined) {
  const counts = { runs: 0 }
  const job: Job = {
    name,
    title: 'A job of a test',
    everyS: 600,
    run() {
      counts.runs++
      return work()
    },
  }
  return { job, counts }
}

describe('a job that is due', () => {
  it('runs once, on one of two servers, until it is due again', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { job, counts } = counting('once', () => released)
    const both = [one, other].map(({ engine }) => runDue(engine, [job], at('10:00:05')))
    await Promise.race(both)
    await expect.poll(() => counts.runs).toBe(1)
    release()
    await Promise.all(both)
    for (const { engine } of [one, other]) await runDue(engine, [job], at('10:09:59'))
    expect(counts.runs).toBe(1)
    expect(await runOf('once')).toMatchObject({ dueAt: at('10:10:00'), failures: 0, error: null })
    await Promise.all([one, other].map(({ engine }) => runDue(engine, [job], at('10:10:00'))))
    expect(counts.runs).toBe(2)
  })

  it('does not make the others wait for another day when it fails', async () => {
    const failing = counting('failing', async () => {
      throw new Error('no luck')
    })
    const next = counting('next')
    await runDue(one.engine, [failing.job, next.job], at('11:00:00'))
    expect(next.counts.runs).toBe(1)
  })

  it('is taken up by another server when the first one dies', async () => {
    const { promise: stuck, resolve: release } = Promise.withResolvers<void>()
    const { job, counts } = counting('dying', () => stuck)
    const dying = runDue(one.engine, [job], at('12:00:00'))
    await expect.poll(() => counts.runs).toBe(1)
    await runDue(other.engine, [job], at('12:01:00'))
    expect(counts.runs).toBe(1)

    // What PostgreSQL sees of a killed process: its connections are gone.
    await other.engine.database.pool.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
    const again = counting('dying')
    await expect
      .poll(async () => {
        await runDue(other.engine, [again.job], at('12:02:00'))
        return again.counts.runs
      })
      .toBe(1)
    release()
    await dying
  })
})

describe('servers that look again and again', () => {
  const soon = { timeout: 20_000, interval: 20 }
  const everyMs = 20
  const pool = () => one.engine.database.pool
  const makeDue = (name: string) =>
    pool().query('update job_runs set due_at = $2 where name = $1', [name, at('00:00:00')])

  it('run what is due once, whoever of them is there and whatever happens to them', async () => {
    const { job, counts } = counting('ticking')
    const ran = (times: number) => expect.poll(() => counts.runs, soon).toBe(times)
    const first = startTicking(one.engine, [job], everyMs)
    const second = startTicking(other.engine, [job], everyMs)
    await ran(1)
    await makeDue('ticking')
    await ran(2)

    await first.stop()
    await makeDue('ticking')
    await ran(3)

    // As when PostgreSQL was restarted: every connection is gone.
    await pool().query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await makeDue('ticking')
    await ran(4)
    await second.stop()
    await makeDue('ticking')
    await runDue(one.engine, [job], at('16:00:00'))
    expect(counts.runs).toBe(5)
  })

  it('do what else is due while one job takes long', async () => {
    const { promise: stuck, resolve: release } = Promise.withResolvers<void>()
    const slow = counting('slow', () => stuck)
    const quick = counting('quick')
    const ticking = startTicking(one.engine, [slow.job, quick.job], everyMs)
    await expect.poll(() => quick.counts.runs, soon).toBe(1)
    expect(slow.counts.runs).toBe(1)
    release()
    await ticking.stop()
  })

  it('ask one question when nothing is due', async () => {
    const { job, counts } = counting('idle')
    await runDue(one.engine, [job], at('17:00:00'))
    const asked = await watchStatements(one)(() => runDue(one.engine, [job], at('17:09:59')))
    expect([asked.length, counts.runs]).toEqual([1, 1])
  })
})

describe('a job that fails', () => {
  it('is logged, and tried again after longer and longer waits', async () => {
    let isBroken = true
    const { job, counts } = counting('broken', async () => {
      if (isBroken) throw new Error('the disk is full')
    })
    const run = (time: string) => runDue(one.engine, [job], at(time))
    await run('13:00:00')
    expect(await runOf('broken')).toMatchObject({
      dueAt: at('13:00:30'),
      failures: 1,
      succeededAt: null,
      error: 'Error: the disk is full',
    })
    expect(one.logs.join('')).toContain('a job failed')
    await run('13:00:29')
    expect(counts.runs).toBe(1)
    await run('13:00:30')
    expect(await runOf('broken')).toMatchObject({ dueAt: at('13:01:30'), failures: 2 })
    isBroken = false
    await run('13:01:30')
    expect(await runOf('broken')).toMatchObject({
      dueAt: at('13:10:00'),
      succeededAt: at('13:01:30'),
      failures: 0,
      error: null,
    })
  })

  it('waits no longer than it would have anyway', async () => {
    const { job } = counting('hopeless', () => Promise.reject(new Error('never')))
    for (let day = 1; day <= 9; day++) {
      await runDue(one.engine, [job], new Date(`2026-04-0${day}T00:00:00Z`))
    }
    expect(await runOf('hopeless')).toMatchObject({
      failures: 9,
      dueAt: new Date('2026-04-09T00:10:00Z'),
    })
  })

  it('keeps nothing of what the database quotes', async () => {
    const { job } = counting('quoting', () =>
      one.engine.database.pool.query(`select 'a secret'::int`),
    )
    await runDue(one.engine, [job], at('14:00:00'))
    expect((await runOf('quoting'))?.error).toBe('error: 22P02')
    expect(one.logs.join('')).not.toContain('a secret')
  })
})

describe('asked to stop', () => {
  it('begins no further job', async () => {
    const stop = new AbortController()
    const first = counting('first', async () => stop.abort())
    const second = counting('second')
    await runDue(one.engine, [first.job, second.job], at('15:00:00'), stop.signal)
    expect([first.counts.runs, second.counts.runs]).toEqual([1, 0])
  })
})
