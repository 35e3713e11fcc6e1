import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { unposting } from '#web/recurring/occurrence-writes.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import {
  addTemplate,
  entriesOf,
  must,
  newTemplate,
  postAt,
  run,
  templateOf,
} from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())
afterEach(() => one.engine.database.pool.query('truncate expense_templates, income_templates'))

async function begin(fields: Readonly<Record<string, unknown>> = {}) {
  one.moveTo('2026-03-31T10:00:00.000Z')
  anna = await newPerson(one)
  return addTemplate(one, anna, fields)
}

const say = (verb: string, args: Readonly<Record<string, unknown>>) =>
  must(one, anna, `expense_templates.${verb}`, args)
const refusal = async (verb: string, args: Readonly<Record<string, unknown>>) => {
  const result = await run(one, anna, `expense_templates.${verb}`, args)
  return 'fields' in result && result.fields ? Object.keys(result.fields) : result
}
const posting = (id: string, dueOn: string, date = dueOn, amount = 90_000) => ({
  id,
  dueOn,
  date,
  amount,
  entryId: randomUUID(),
})

describe('posting now', () => {
  it('enters the next one before its day, which then does not come again', async () => {
    const id = await begin()
    await say('postNow', posting(id, '2026-04-01', '2026-03-31', 89_000))
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-05-01' })
    await postAt(one, '2026-04-02T08:00:00Z')
    expect(await entriesOf(one, anna)).toMatchObject([
      { date: '2026-03-31', dueOn: '2026-04-01', amount: 89_000, templateId: id },
    ])
  })

  it('is undone, and then it comes on its day', async () => {
    const id = await begin()
    await say('postNow', posting(id, '2026-04-01', '2026-03-31'))
    await say('undoPost', { id, dueOn: '2026-04-01' })
    expect(await entriesOf(one, anna)).toEqual([])
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-04-01', lastPostedOn: null })
    await postAt(one, '2026-04-01T08:00:00Z')
    expect(await entriesOf(one, anna)).toHaveLength(1)
  })

  it('is deleted and expected again, and undone it is the entry it was', async () => {
    const id = await begin()
    const made = posting(id, '2026-04-01', '2026-03-31')
    await say('postNow', made)
    const patch = { description: 'Rent, April' }
    await must(one, anna, 'expenses.update', { id: made.entryId, patch })
    const { amount, date, entryId } = made
    const told = { ...patch, amount, date, currency: 'EUR', notes: null, tags: ['home'] }
    const entry = { ...told, id: entryId, templateId: id, occurrenceOn: '2026-04-01' }
    const write = unposting('expense', entry)
    for (const { name, args } of write?.commands ?? []) await must(one, anna, name, args)
    expect(await entriesOf(one, anna)).toEqual([])
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-04-01' })
    for (const { name, args } of write?.undo ?? []) await must(one, anna, name, args)
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-05-01' })
    const { rows } = await one.engine.database.pool.query(
      'select id, description, date from expenses where scope = $1',
      [`u:${anna.uid}`],
    )
    expect(rows).toEqual([{ id: made.entryId, ...patch, date: '2026-03-31' }])
  })

  it('is refused twice, out of turn, or on a day of no rule', async () => {
    const id = await begin()
    expect(await refusal('postNow', posting(id, '2026-05-01'))).toEqual(['dueOn'])
    expect(await refusal('postNow', posting(id, '2026-04-02'))).toEqual(['dueOn'])
    await say('postNow', posting(id, '2026-04-01'))
    expect(await refusal('postNow', posting(id, '2026-04-01'))).toEqual(['dueOn'])
    expect(await refusal('undoPost', { id, dueOn: '2026-05-01' })).toEqual(['dueOn'])
    expect(await entriesOf(one, anna)).toHaveLength(1)
  })
})

describe('confirming', () => {
  it('enters one that waits with the amount it had, and can be undone', async () => {
    const id = await begin({ autoPost: false })
    await postAt(one, '2026-05-03T08:00:00Z')
    await say('confirm', posting(id, '2026-05-01', '2026-05-02', 12_345))
    expect(await templateOf(one, id)).toMatchObject({
      waitingOn: ['2026-04-01'],
      lastPostedOn: '2026-05-01',
    })
    await say('confirm', posting(id, '2026-04-01'))
    expect(await templateOf(one, id)).toMatchObject({ waitingOn: [], nextOn: '2026-06-01' })
    await say('undoPost', { id, dueOn: '2026-05-01' })
    expect(await templateOf(one, id)).toMatchObject({
      waitingOn: ['2026-05-01'],
      lastPostedOn: '2026-04-01',
      nextOn: '2026-06-01',
    })
    expect(await entriesOf(one, anna)).toMatchObject([{ dueOn: '2026-04-01' }])
  })

  it('is not asked for what somebody has entered and deleted', async () => {
    const id = await begin({ autoPost: false })
    await postAt(one, '2026-04-03T08:00:00Z')
    const args = posting(id, '2026-04-01')
    await say('confirm', args)
    await must(one, anna, 'expenses.delete', { id: args.entryId })
    await postAt(one, '2026-04-04T08:00:00Z')
    expect(await templateOf(one, id)).toMatchObject({ waitingOn: [], nextOn: '2026-05-01' })
  })
})

describe('skipping', () => {
  it('calls off one that is still to come, and undone it comes', async () => {
    const id = await begin()
    await say('skip', { id, dueOn: '2026-04-01' })
    expect(await templateOf(one, id)).toMatchObject({
      nextOn: '2026-05-01',
      skippedOn: ['2026-04-01'],
    })
    await say('undoSkip', { id, dueOn: '2026-04-01' })
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-04-01', skippedOn: [] })
    await say('skip', { id, dueOn: '2026-05-01' })
    await postAt(one, '2026-06-02T08:00:00Z')
    expect((await entriesOf(one, anna)).map(({ dueOn }) => dueOn)).toEqual([
      '2026-04-01',
      '2026-06-01',
    ])
  })

  it('takes one that waits out of sight, and undone it waits again', async () => {
    const id = await begin({ autoPost: false })
    await postAt(one, '2026-04-03T08:00:00Z')
    await say('skip', { id, dueOn: '2026-04-01' })
    expect(await templateOf(one, id)).toMatchObject({ waitingOn: [], nextOn: '2026-05-01' })
    await say('undoSkip', { id, dueOn: '2026-04-01' })
    expect(await templateOf(one, id)).toMatchObject({
      waitingOn: ['2026-04-01'],
      nextOn: '2026-05-01',
    })
  })

  it('is refused for what is entered, or never comes', async () => {
    const id = await begin()
    await say('postNow', posting(id, '2026-04-01'))
    expect(await refusal('skip', { id, dueOn: '2026-04-01' })).toEqual(['dueOn'])
    expect(await refusal('skip', { id, dueOn: '2026-04-07' })).toEqual(['dueOn'])
    expect(await refusal('undoSkip', { id, dueOn: '2026-05-01' })).toEqual(['dueOn'])
  })
})

describe('changing this one and all that follow', () => {
  const newId = randomUUID()

  it('ends the old one, goes on with a new one, and is undone with what it did', async () => {
    const id = await begin({ startOn: '2026-01-31', endAfter: 6 })
    await postAt(one, '2026-04-01T08:00:00Z')
    await say('changeFrom', { id, from: '2026-04-30', patch: { amount: 95_000 }, newId })
    expect(await templateOf(one, id)).toMatchObject({ nextOn: null, endOn: '2026-04-29' })
    expect(await templateOf(one, newId)).toMatchObject({ nextOn: '2026-04-30' })
    await postAt(one, '2026-05-31T08:00:00Z')
    const all = await entriesOf(one, anna)
    expect(all.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-01-31', 90_000],
      ['2026-02-28', 90_000],
      ['2026-03-31', 90_000],
      ['2026-04-30', 95_000],
      ['2026-05-31', 95_000],
    ])
    await say('undoChangeFrom', { id, newId, endOn: null })
    expect(await templateOf(one, newId)).toBeUndefined()
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-06-30' })
    await postAt(one, '2026-12-31T08:00:00Z')
    const after = await entriesOf(one, anna)
    expect(after.map(({ date }) => date)).toEqual([...all.map(({ date }) => date), '2026-06-30'])
    expect(new Set(after.map(({ templateId }) => templateId))).toEqual(new Set([id]))
  })

  it('counts towards its end what came before', async () => {
    const id = await begin({ endAfter: 3 })
    const other = randomUUID()
    await say('changeFrom', {
      id,
      from: '2026-05-01',
      patch: { description: 'More' },
      newId: other,
    })
    await postAt(one, '2026-12-31T08:00:00Z')
    expect((await entriesOf(one, anna)).map(({ date }) => date)).toEqual([
      '2026-04-01',
      '2026-05-01',
      '2026-06-01',
    ])
  })

  it('is refused from the first, from what is done, and from a day of no rule', async () => {
    const id = await begin()
    const from = (day: string) =>
      refusal('changeFrom', { id, from: day, patch: { amount: 5 }, newId: randomUUID() })
    expect(await from('2026-04-01')).toEqual(['from'])
    expect(await from('2026-05-02')).toEqual(['from'])
    await postAt(one, '2026-05-01T08:00:00Z')
    expect(await from('2026-05-01')).toEqual(['from'])
    const patch = { nextOn: '2026-01-01' }
    const wrong = { id, from: '2026-06-01', patch, newId: randomUUID() }
    expect(await refusal('changeFrom', wrong)).toEqual(['nextOn'])
  })
})

describe('what a template may be', () => {
  it.each([
    [{ monthDays: [0] }, 'monthDays.0'],
    [{ monthDays: [1, 1] }, 'monthDays'],
    [{ weekdays: [8] }, 'weekdays.0'],
    [{ nthWeekday: { nth: 0, weekday: 1 } }, 'nthWeekday.nth'],
    [{ weekendShift: 'sideways' }, 'weekendShift'],
    [{ endAfter: 0 }, 'endAfter'],
    [{ endOn: '2026-03-31' }, 'endOn'],
    [{ nextOn: '2026-04-01' }, 'nextOn'],
    [{ waitingOn: ['2026-04-01'] }, 'waitingOn'],
    [
      {
        priceChanges: [
          { from: '2026-05-01', amount: 5 },
          { from: '2026-05-01', amount: 6 },
        ],
      },
      'priceChanges.1.from',
    ],
    [{ startOn: '0202-04-01', frequency: 'daily' }, 'startOn'],
  ])('is not %j', async (fields, field) => {
    await begin()
    expect(await refusal('create', { doc: newTemplate(fields) })).toEqual([field])
  })

  it('is nobody else’s', async () => {
    const id = await begin()
    anna = await newPerson(one)
    const verbs = {
      postNow: posting(id, '2026-04-01'),
      skip: { id, dueOn: '2026-04-01' },
      undoPost: { id, dueOn: '2026-04-01' },
      undoSkip: { id, dueOn: '2026-04-01' },
      changeFrom: { id, from: '2026-05-01', patch: { amount: 5 }, newId: randomUUID() },
      undoChangeFrom: { id, newId: randomUUID(), endOn: null },
    }
    for (const [verb, args] of Object.entries(verbs)) {
      expect(await refusal(verb, args), verb).toMatchObject({ code: 'not-found' })
    }
  })
})

describe('what would come without end', () => {
  const many = (count: number, fields: Readonly<Record<string, unknown>>) => ({
    docs: Array.from({ length: count }, () => newTemplate(fields)),
  })

  it('is refused before it is counted to the last, alone and together', async () => {
    await begin()
    const long = { frequency: 'daily', startOn: '1990-01-01' }
    expect(await refusal('createMany', many(3, long))).toEqual(['docs.0.startOn'])
    const together = { frequency: 'daily', startOn: '2023-10-01' }
    expect(await refusal('createMany', many(1, together))).toMatchObject({ revs: {} })
    expect(await refusal('createMany', many(40, together))).toEqual(['docs.10.startOn'])
  })

  it('is refused where all that recurs comes too often, also what it adds to', async () => {
    await begin()
    const daily = { frequency: 'daily', startOn: '2026-04-01' }
    await say('createMany', many(54, daily))
    expect(await refusal('create', { doc: newTemplate(daily) })).toEqual(['frequency'])
    const income = await run(one, anna, 'income_templates.create', { doc: newTemplate(daily) })
    expect(income).toMatchObject({ code: 'invalid-input' })
    await say('create', { doc: newTemplate() })
    await say('create', { doc: newTemplate({ ...daily, active: false }) })
    // A book that has too much already can be changed for less.
    const { rows } = await one.engine.database.pool.query<{ id: string }>(
      `update expense_templates set active = true where frequency = 'daily' returning id`,
    )
    const [id = ''] = rows.map((row) => row.id)
    await say('update', { id, patch: { frequency: 'weekly' } })
  })
})
