import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { occurrencesBetween, type Schedule } from '#domain/recurring/schedule.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { brokenInvariants } from '#test/support/invariants.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { newPerson } from '../support/notification-fixture.ts'
import { must, newTemplate } from '../support/recurring-fixture.ts'
import { enteredByNaivePosters } from './naive-poster.ts'

const PEOPLE = 5
const TEMPLATES_EACH = 40
const patience = { timeout: 40_000, interval: 20 }
const zones = ['Europe/Berlin', 'America/New_York'] as const
const lastDay = '2028-03-28'
const script = fileURLToPath(new URL('./poster.ts', import.meta.url))

const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

let stopPostgres: () => Promise<void>
let one: TestEngine
const posters = new Set<ChildProcess>()
beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  one = await openTestEngine({ at: '2028-02-20T12:00:00.000Z' })
})
afterAll(async () => {
  await Promise.all([...posters].map(kill))
  await one.close()
  await stopPostgres()
})

const rules = [
  { frequency: 'daily' },
  { frequency: 'weekly', weekdays: [1, 4] },
  { frequency: 'monthly', monthDays: [31] },
  { frequency: 'monthly', monthDays: [29, -1], weekendShift: 'before' },
  { frequency: 'weekly', interval: 2, weekendShift: 'after', startOn: '2028-02-26' },
] as const

async function addTemplates() {
  const all = []
  for (let n = 0; n < PEOPLE; n++) {
    const person = await newPerson(one, { timezone: zones[n % zones.length] ?? 'UTC' })
    const docs = Array.from({ length: TEMPLATES_EACH }, (_, at) =>
      newTemplate({ startOn: '2028-02-21', amount: 100, ...rules[at % rules.length] }),
    )
    await must(one, person, 'expense_templates.createMany', { docs })
    all.push(...docs)
  }
  return all
}

const plain = { interval: 1, weekdays: [], monthDays: [], nthWeekday: null, weekendShift: 'none' }
const open = { endOn: null, endAfter: null, skippedOn: [] }

/** Every occurrence that has to be there, and no other. */
const expected = (templates: Awaited<ReturnType<typeof addTemplates>>) =>
  templates.flatMap((template) => {
    const schedule = { ...plain, ...open, ...template } as unknown as Schedule
    const days = occurrencesBetween(schedule, '2028-02-01', lastDay)
    return days.map(({ dueOn }) => `${template.id} ${dueOn}`)
  })

const query = async <T extends object>(text: string, values: readonly unknown[] = []) =>
  (await one.engine.database.pool.query<T>(text, [...values])).rows

async function start(): Promise<ChildProcess> {
  const env = {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    DATABASE_URL: one.engine.config.databaseUrl ?? '',
    DATA_DIR: one.dataDir,
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  posters.add(child)
  if (child.stdout) await once(child.stdout, 'data')
  child.stdout?.resume()
  return child
}

/** One of them. */
const startThree = async () => (await Promise.all([start(), start(), start()]))[0]

async function kill(child: ChildProcess): Promise<void> {
  posters.delete(child)
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const moveClock = (at: string) => query('update moved_clock set at = $1', [at])
const entered = async () =>
  (await query<{ n: number }>('select count(*) as n from template_occurrences'))[0]?.n ?? 0

const untilNothingIsDue = (at: string) =>
  vi.waitFor(async () => {
    const [left] = await query<{ n: number }>(
      `select count(*) as n from expense_templates t join users u on u.scope = t.scope
        where t.next_on <= ($1::timestamptz at time zone u.timezone)::date`,
      [at],
    )
    expect(left?.n).toBe(0)
  }, patience)

/** Days around the leap day; then nothing for three weeks; then the nights clocks are changed. */
const before = ['02-21T12:00', '02-29T12:00', '03-01T06:00']
const after = ['03-22T12:00', '03-25T23:30', '03-26T01:30', '03-28T12:00']
const instant = (time: string) => `2028-${time}:00.000Z`

it('enters every occurrence once, however often one of three is killed at it', async () => {
  const templates = await addTemplates()
  await query('create table moved_clock as select $1::timestamptz as at', [instant('02-20T12:00')])
  let victim = startThree()
  let kills = 0
  for (const time of [...before, ...after]) {
    await victim
    // Three weeks without any server.
    if (time === after[0]) await Promise.all([...posters].map(kill))
    const had = await entered()
    await moveClock(instant(time))
    if (time === after[0]) victim = startThree()
    const isAtWork = () =>
      vi.waitFor(async () => expect(await entered()).toBeGreaterThan(had), {
        timeout: 2000,
        interval: 1,
      })
    // In some nights nothing is due.
    const isHit = await isAtWork().then(
      () => true,
      () => false,
    )
    if (isHit) kills++
    await kill(await victim)
    victim = start()
    await untilNothingIsDue(instant(time))
  }
  await victim
  expect(kills).toBeGreaterThan(3)
  await audit(expected(templates))
  expect(await brokenInvariants(one.engine.database.pool)).toEqual({})
})

async function audit(wanted: readonly string[]): Promise<void> {
  const rows = await query<{ key: string }>(
    `select template_id || ' ' || occurrence_on as key from expenses`,
  )
  const keys = rows.map(({ key }) => key)
  expect(keys.length).toBe(new Set(keys).size)
  expect(keys.toSorted()).toEqual(wanted.toSorted())
  const told = await query<{ count: number; told: number; notices: number }>(
    `select count(*) as count,
      (select sum((data->>'count')::int)::int from notifications n
        where n.scope = e.scope and n.created_at = e.created_at) as told,
      (select count(*) from notifications n
        where n.scope = e.scope and n.created_at = e.created_at) as notices
    from expenses e group by e.scope, e.created_at`,
  )
  expect(told.length).toBeGreaterThan(PEOPLE * 3)
  for (const row of told) expect(row).toEqual({ ...row, told: row.count, notices: 1 })
  const [all] = await query<{ n: number }>('select count(*) as n from notifications')
  expect(all?.n).toBe(told.length)
}

it('would enter some twice if reading and entering were not one', async () => {
  const keys = await enteredByNaivePosters(one.engine.database.pool, 3)
  expect(keys.length).toBeGreaterThan(new Set(keys).size)
})
