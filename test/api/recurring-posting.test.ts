import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, noticesOf } from '../support/notification-fixture.ts'
import { addTemplate, entriesOf, must, postAt, templateOf } from '../support/recurring-fixture.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())
afterEach(() => one.engine.database.pool.query('truncate expense_templates, income_templates'))

const start = '2026-03-31T10:00:00.000Z'
const newOwner = (timezone = 'Europe/Berlin') => {
  one.moveTo(start)
  return newPerson(one, { timezone })
}
const datesOf = async (...of: Parameters<typeof entriesOf>) =>
  (await entriesOf(...of)).map(({ date }) => date)

describe('a template that is due', () => {
  it('becomes an entry once, and moves on', async () => {
    const anna = await newOwner()
    const id = await addTemplate(one, anna, { merchant: 'Hausverwaltung', tags: ['home'] })
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-04-01', lastPostedOn: null })
    for (let replay = 0; replay < 10; replay++) await postAt(one, '2026-04-01T08:00:00Z')
    expect(await entriesOf(one, anna)).toMatchObject([
      { date: '2026-04-01', dueOn: '2026-04-01', amount: 90_000, templateId: id },
    ])
    expect(await templateOf(one, id)).toMatchObject({
      nextOn: '2026-05-01',
      lastPostedOn: '2026-04-01',
    })
    expect((await noticesOf(one, anna.uid)).map(({ title }) => title)).toEqual(['Rent was added'])
  })

  it('begins its day where its owner lives', async () => {
    const [east, west] = [await newOwner('Pacific/Auckland'), await newOwner('America/Los_Angeles')]
    for (const person of [east, west]) await addTemplate(one, person)
    await postAt(one, '2026-03-31T10:59:00Z')
    expect([await datesOf(one, east), await datesOf(one, west)]).toEqual([[], []])
    await postAt(one, '2026-03-31T11:00:00Z')
    expect([await datesOf(one, east), await datesOf(one, west)]).toEqual([['2026-04-01'], []])
    await postAt(one, '2026-04-01T06:59:00Z')
    expect(await datesOf(one, west)).toEqual([])
    await postAt(one, '2026-04-01T07:00:00Z')
    expect(await datesOf(one, west)).toEqual(['2026-04-01'])
  })

  it('comes once a day over both changes of the clock', async () => {
    const anna = await newOwner('America/New_York')
    const days = { frequency: 'daily', startOn: '2026-10-30', endOn: '2026-11-03' }
    await addTemplate(one, anna, days)
    // Every half hour over the night that has 1:30 twice.
    for (let half = 0; half < 5 * 48; half++) {
      const at = Date.parse('2026-10-30T00:00:00Z') + half * 1_800_000
      await postAt(one, new Date(at).toISOString())
    }
    expect(await datesOf(one, anna)).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
    ])
  })

  it('is entered as an income where it is one', async () => {
    const anna = await newOwner()
    const pay = { description: 'Pay', source: 'Acme' }
    await addTemplate(one, anna, pay, 'income_templates')
    await postAt(one, '2026-05-02T08:00:00Z')
    expect(await datesOf(one, anna, 'incomes')).toEqual(['2026-04-01', '2026-05-01'])
    expect(await datesOf(one, anna)).toEqual([])
  })
})

describe('after three weeks without a server', () => {
  it('all that was missed is entered on its own day, with one word about it', async () => {
    const anna = await newOwner()
    await addTemplate(one, anna, { frequency: 'daily', amount: 500, startOn: '2026-03-20' })
    await addTemplate(one, anna, { frequency: 'weekly', amount: 1000, startOn: '2026-04-03' })
    await postAt(one, '2026-04-01T08:00:00Z')
    expect(await datesOf(one, anna)).toHaveLength(13)
    await postAt(one, '2026-04-22T08:00:00Z')
    const all = await entriesOf(one, anna)
    expect(all).toHaveLength(13 + 21 + 3)
    expect(new Set(all.map(({ templateId, dueOn }) => `${templateId} ${dueOn}`)).size).toBe(37)
    const { rows } = await one.engine.database.pool.query(
      'select title, body from notifications where scope = $1 order by created_at desc limit 1',
      [`u:${anna.uid}`],
    )
    expect(rows).toEqual([{ title: '24 recurring items added', body: '€135.00' }])
    expect(await noticesOf(one, anna.uid)).toHaveLength(2)
  })
})

describe('the day by the rule', () => {
  it.each([
    [
      'the 31st',
      { startOn: '2026-01-31' },
      '2026-05-01',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'the 29th of February',
      { frequency: 'yearly', startOn: '2024-02-29' },
      '2028-03-01',
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'a weekend, moved before',
      { startOn: '2026-08-01', weekendShift: 'before' },
      '2026-08-31',
      ['2026-07-31'],
    ],
    [
      'a weekend, moved after',
      { startOn: '2026-08-01', weekendShift: 'after' },
      '2026-08-31',
      ['2026-08-03'],
    ],
    [
      'only so often',
      { startOn: '2026-01-05', endAfter: 3 },
      '2026-12-31',
      ['2026-01-05', '2026-02-05', '2026-03-05'],
    ],
  ])('%s', async (_, fields, until, dates) => {
    const anna = await newOwner()
    await addTemplate(one, anna, fields)
    await postAt(one, `${until}T12:00:00Z`)
    expect(await datesOf(one, anna)).toEqual(dates)
  })

  it('is entered before its month when a weekend moves it there', async () => {
    const anna = await newOwner()
    const id = await addTemplate(one, anna, { startOn: '2026-08-01', weekendShift: 'before' })
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-07-31' })
    await postAt(one, '2026-07-31T08:00:00Z')
    expect(await entriesOf(one, anna)).toMatchObject([{ date: '2026-07-31', dueOn: '2026-08-01' }])
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-09-01' })
  })

  it('has the price of that day', async () => {
    const anna = await newOwner()
    const priceChanges = [{ from: '2026-05-01', amount: 95_000 }]
    await addTemplate(one, anna, { priceChanges })
    await postAt(one, '2026-05-02T08:00:00Z')
    expect((await entriesOf(one, anna)).map(({ amount }) => amount)).toEqual([90_000, 95_000])
  })
})

describe('a template that is changed', () => {
  it('does not begin anew when its rule is another one', async () => {
    const anna = await newOwner()
    const id = await addTemplate(one, anna, { startOn: '2026-01-01' })
    await postAt(one, '2026-04-01T08:00:00Z')
    expect(await datesOf(one, anna)).toHaveLength(4)
    const patch = { monthDays: [15], frequency: 'monthly' }
    await must(one, anna, 'expense_templates.update', { id, patch })
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-04-15' })
    await postAt(one, '2026-04-20T08:00:00Z')
    expect((await datesOf(one, anna)).slice(4)).toEqual(['2026-04-15'])
  })

  it('while it is due, comes as it is then', async () => {
    const anna = await newOwner()
    const id = await addTemplate(one, anna)
    one.moveTo('2026-04-01T07:00:00Z')
    await must(one, anna, 'expense_templates.update', { id, patch: { amount: 91_000 } })
    await postAt(one, '2026-04-01T07:01:00Z')
    await must(one, anna, 'expense_templates.update', { id, patch: { amount: 99_000 } })
    await postAt(one, '2026-04-01T07:02:00Z')
    expect((await entriesOf(one, anna)).map(({ amount }) => amount)).toEqual([91_000])
  })

  it('brings nothing while it is paused, and nothing of that time later', async () => {
    const anna = await newOwner()
    const id = await addTemplate(one, anna)
    await must(one, anna, 'expense_templates.update', { id, patch: { active: false } })
    expect(await templateOf(one, id)).toMatchObject({ nextOn: null })
    await postAt(one, '2026-06-10T08:00:00Z')
    expect(await datesOf(one, anna)).toEqual([])
    await must(one, anna, 'expense_templates.update', { id, patch: { active: true } })
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-07-01' })
    await postAt(one, '2026-07-01T08:00:00Z')
    expect(await datesOf(one, anna)).toEqual(['2026-07-01'])
  })

  it('knows what it has done when its deletion is undone', async () => {
    const anna = await newOwner()
    const fields = { id: '0198aaaa-0000-7000-8000-000000000001' }
    const id = await addTemplate(one, anna, fields)
    await postAt(one, '2026-05-01T08:00:00Z')
    await must(one, anna, 'expense_templates.delete', { id })
    expect((await entriesOf(one, anna)).map(({ templateId }) => templateId)).toEqual([null, null])
    await addTemplate(one, anna, fields)
    await postAt(one, '2026-05-02T08:00:00Z')
    expect((await entriesOf(one, anna)).map(({ templateId }) => templateId)).toEqual([id, id])
    expect(await templateOf(one, id)).toMatchObject({ nextOn: '2026-06-01' })
  })
})

describe('a template that waits to be confirmed', () => {
  it('adds nothing, says so once, and keeps the days', async () => {
    const anna = await newOwner()
    const id = await addTemplate(one, anna, { autoPost: false, description: 'Power' })
    for (const day of ['2026-05-03', '2026-05-04']) await postAt(one, `${day}T08:00:00Z`)
    expect(await datesOf(one, anna)).toEqual([])
    expect(await templateOf(one, id)).toMatchObject({
      nextOn: '2026-06-01',
      waitingOn: ['2026-04-01', '2026-05-01'],
    })
    const item = { kind: 'expense', templateId: id }
    expect(await noticesOf(one, anna.uid)).toMatchObject([
      {
        title: '2 recurring items wait for you',
        data: {
          count: 2,
          items: [
            { ...item, dueOn: '2026-04-01' },
            { ...item, dueOn: '2026-05-01' },
          ],
        },
      },
    ])
  })
})

describe('who is suspended', () => {
  it('gets what was missed when they are back', async () => {
    const anna = await newOwner()
    await addTemplate(one, anna)
    const setStatus = (status: string) =>
      one.engine.database.pool.query('update users set status = $2 where id = $1', [
        anna.uid,
        status,
      ])
    await setStatus('suspended')
    await postAt(one, '2026-04-02T08:00:00Z')
    expect(await datesOf(one, anna)).toEqual([])
    await setStatus('active')
    await postAt(one, '2026-04-03T08:00:00Z')
    expect(await datesOf(one, anna)).toEqual(['2026-04-01'])
  })
})
