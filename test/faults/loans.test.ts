import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loans } from '#contract/loans/entities.ts'
import { planLoan } from '#domain/loans/loan-plan.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { brokenInvariants } from '#test/support/invariants.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { addLoan, newLoan, scheduleOf } from '../support/loans-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'

const script = fileURLToPath(new URL('./recreator.ts', import.meta.url))
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))
/** Of five: while the second is written, and the last but one. */
const killedAt = [2, 4]

let stopPostgres: () => Promise<void>
let one: TestEngine
let anna: Person
beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  one = await openTestEngine({ at: '2026-03-15T10:00:00.000Z' })
  anna = await newPerson(one)
})
afterAll(async () => {
  await one.close()
  await stopPostgres()
})

const query = async <T extends object>(text: string, values: readonly unknown[] = []) =>
  (await one.engine.database.pool.query<T>(text, [...values])).rows

const weekly = { frequency: 'weekly', annualRateBps: 387.5 } as const

/** Every row is the one that these terms lead to. */
async function expectWhole(id: string, termPeriods: number): Promise<void> {
  const facts = { ...loans.defaults, ...newLoan({ ...weekly, termPeriods }) }
  const verdict = planLoan(planOf(facts as unknown as Parameters<typeof planOf>[0], []))
  const rows = verdict.ok ? verdict.rows : []
  const stored = await scheduleOf(one, id)
  expect(stored).toHaveLength(termPeriods)
  expect(stored).toEqual(rows.map(({ fees: _, ...row }) => row))
  const [loan] = await query('select term_periods as n from loans where id = $1', [id])
  expect(loan).toEqual({ n: termPeriods })
}

function recreate(id: string, termPeriods: number) {
  const env = {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    DATABASE_URL: one.engine.config.databaseUrl ?? '',
  }
  return spawn(process.execPath, [script, anna.uid, id, String(termPeriods)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Counted outside of transactions, so it says how far one has come that is not done. */
const chunksBegun = async () => {
  const [row] = await query<{ n: number }>('select last_value::int as n from chunks_begun')
  return row?.n ?? 0
}

it('leaves the old schedule whole when it is killed while the new one is written', async () => {
  const id = await addLoan(one, anna, { ...weekly, termPeriods: 2080 })
  await query('create sequence chunks_begun start 1')
  await query(`create function begin_chunk() returns trigger language plpgsql as $$
    begin perform nextval('chunks_begun'); perform pg_sleep(0.15); return null; end $$`)
  await query(`create trigger begin_chunk before insert on amortization
    for each statement execute function begin_chunk()`)
  await query(`select nextval('chunks_begun')`)
  for (const chunk of killedAt) {
    const begun = await chunksBegun()
    const child = recreate(id, 2070)
    const ended = once(child, 'exit')
    await vi.waitFor(
      async () => expect(await chunksBegun()).toBeGreaterThanOrEqual(begun + chunk),
      {
        timeout: 30_000,
        interval: 5,
      },
    )
    child.kill('SIGKILL')
    await ended
    await expectWhole(id, 2080)
  }
  const [left] = await query<{ n: number }>('select count(*)::int as n from loan_versions')
  expect(left?.n).toBe(0)
  const child = recreate(id, 2070)
  await once(child, 'exit')
  await expectWhole(id, 2070)
  expect(await brokenInvariants(one.engine.database.pool)).toEqual({})
})
