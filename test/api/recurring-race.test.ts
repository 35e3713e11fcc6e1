import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { postDue } from '#server/recurring/post-due.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { addTemplate, entriesOf, must, postAt, templateOf } from '../support/recurring-fixture.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())
afterEach(() => one.engine.database.pool.query('truncate expense_templates'))

type Values = Readonly<Record<string, unknown>>
interface Edit {
  readonly verb: 'update' | 'delete'
  readonly args?: Values
}

const dearer: Edit = { verb: 'update', args: { patch: { amount: 91_000 } } }
const later: Edit = { verb: 'update', args: { patch: { monthDays: [15] } } }
const gone: Edit = { verb: 'delete' }

/** Rent of the first of April, and the time is that day. */
async function dueRent() {
  one.moveTo('2026-03-31T10:00:00.000Z')
  const anna = await newPerson(one, { timezone: 'Europe/Berlin' })
  const id = await addTemplate(one, anna)
  one.moveTo('2026-04-01T08:00:00.000Z')
  const edit = ({ verb, args }: Edit) =>
    must(one, anna, `expense_templates.${verb}`, { id, ...args })
  return { anna, id, edit }
}

const post = () => postDue(one.engine, one.now())

async function untilWaiting(count: number): Promise<void> {
  for (let waiting = 0; waiting < count; ) {
    const { rowCount } = await one.engine.database.pool.query(
      `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    waiting = rowCount ?? 0
  }
}

/** What stands in the way stays there until all of these wait for it, or for each other. */
async function meet(
  lock: string,
  works: readonly (() => Promise<void>)[],
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const client = await one.engine.database.pool.connect()
  const done: Promise<void>[] = []
  try {
    await client.query('begin')
    await client.query(lock)
    for (const work of works) {
      done.push(work())
      await untilWaiting(done.length)
    }
    await meanwhile?.()
  } finally {
    await client.query('rollback')
    client.release()
  }
  await Promise.all(done)
}

/** Nothing is entered twice, whatever it is entered as. */
async function entered(anna: Person) {
  const all = await entriesOf(one, anna)
  expect(new Set(all.map(({ dueOn }) => dueOn)).size).toBe(all.length)
  return all.map(({ date, amount }) => [date, amount])
}

describe('a template that is changed while it is being entered', () => {
  const entering = 'lock table expenses in exclusive mode'

  it.each([
    ['amount', dearer, ['2026-05-01', 91_000]],
    ['day', later, ['2026-04-15', 90_000]],
  ] as const)('comes as it was, and with its new %s after that', async (_, change, next) => {
    const { anna, edit } = await dueRent()
    await meet(entering, [post, () => edit(change)])
    expect(await entered(anna)).toEqual([['2026-04-01', 90_000]])
    await postAt(one, '2026-04-01T09:00:00Z')
    await postAt(one, '2026-05-01T09:00:00Z')
    expect((await entered(anna)).slice(0, 2)).toEqual([['2026-04-01', 90_000], next])
  })

  it('and deleted has come for the last time', async () => {
    const { anna, id, edit } = await dueRent()
    await meet(entering, [post, () => edit(gone)])
    await postAt(one, '2026-06-01T09:00:00Z')
    expect(await entriesOf(one, anna)).toMatchObject([{ date: '2026-04-01', templateId: null }])
    expect(await templateOf(one, id)).toBeUndefined()
  })
})

describe('a template that comes due while it is being changed', () => {
  it.each([
    ['its new amount', dearer, [['2026-04-01', 91_000]]],
    ['its new day', later, [['2026-04-15', 90_000]]],
    ['nothing once it is deleted', gone, []],
  ] as const)('comes with %s', async (_, change, entries) => {
    const { anna, edit } = await dueRent()
    const changing = `select from sync_scope where scope = 'u:${anna.uid}' for update`
    // The job passes over whoever writes just now, and comes again.
    await meet(changing, [() => edit(change)], post)
    expect(await entered(anna)).toEqual([])
    await postAt(one, '2026-04-16T09:00:00Z')
    expect(await entered(anna)).toEqual(entries)
  })
})

it('is entered once a day by several servers, while it is changed again and again', async () => {
  const { anna, id, edit } = await dueRent()
  for (let day = 1; day <= 10; day++) {
    one.moveTo(`2026-04-${String(day).padStart(2, '0')}T08:00:00.000Z`)
    const amount = 90_000 + day
    const change: Edit = {
      verb: 'update',
      args: { patch: { amount, frequency: 'daily', monthDays: [] } },
    }
    await Promise.all([post(), edit(change), post()])
    await post()
  }
  const all = await entered(anna)
  expect(all.map(([date]) => date)).toHaveLength(10)
  for (const [at, [, amount]] of all.slice(1).entries()) {
    expect([90_000 + at + 1, 90_000 + at + 2]).toContain(amount)
  }
  expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-04-11' })
})
