import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBudgets } from '#server/budgets/check-budgets.ts'
import { addRates, noteRates } from '#server/rates/rates.ts'
import { addBudget, checkAt, forgetChecks, spend } from '../support/budget-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, noticesOf, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must } from '../support/recurring-fixture.ts'

const groceries = '019b0000-0000-7000-8000-000000000100'
const eatingOut = '019b0000-0000-7000-8000-000000000110'
const restaurants = '019b0000-0000-7000-8000-000000000111'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-10T10:00:00Z' })
})
afterAll(() => one.close())

const titles = async ({ uid }: Person) => (await noticesOf(one, uid)).map(({ title }) => title)

describe('a threshold', () => {
  it('is told once in a period, however often it is looked at', async () => {
    one.moveTo('2026-03-10T10:00:00Z')
    const anna = await newPerson(one)
    await addBudget(one, anna, { categoryIds: [groceries] })
    await spend(one, anna, 31_999, { categoryId: groceries })
    await spend(one, anna, 99_999, { categoryId: restaurants })
    await checkAt(one, '2026-03-10T10:01:00Z')
    expect(await titles(anna)).toEqual([])
    await spend(one, anna, 1, { categoryId: groceries })
    for (let turn = 0; turn < 10; turn++) {
      await forgetChecks(one)
      await checkAt(one, `2026-03-1${turn}T10:02:00Z`)
    }
    expect(await titles(anna)).toEqual(['Food: 80 % spent'])
    await spend(one, anna, 8000, { categoryId: groceries })
    one.moveTo('2026-03-20T10:00:00Z')
    await Promise.all(Array.from({ length: 5 }, () => checkBudgets(one.engine, one.now())))
    await checkAt(one, '2026-03-20T10:00:00Z', 10)
    expect(await titles(anna)).toEqual(['Food: 80 % spent', 'Food: budget reached'])
    await spend(one, anna, 1, { categoryId: groceries })
    await checkAt(one, '2026-03-20T11:00:00Z', 10)
    expect(await titles(anna)).toHaveLength(2)
    await spend(one, anna, 50_000, { categoryId: groceries, date: '2026-04-02' })
    await checkAt(one, '2026-04-02T10:00:00Z', 10)
    expect(await titles(anna)).toEqual([
      'Food: 80 % spent',
      'Food: budget reached',
      'Food: over budget',
    ])
  })

  it('is told soon after a first entry, and of those right behind it within minutes', async () => {
    one.moveTo('2026-03-10T10:00:00Z')
    const gil = await newPerson(one)
    await addBudget(one, gil, { amount: 10_000 })
    await spend(one, gil, 8000)
    await checkAt(one, '2026-03-10T10:01:00Z')
    expect(await titles(gil)).toEqual(['Food: 80 % spent'])
    await spend(one, gil, 2000)
    await checkAt(one, '2026-03-10T10:05:00Z')
    expect(await titles(gil)).toEqual(['Food: 80 % spent'])
    await checkAt(one, '2026-03-10T10:06:00Z')
    expect(await titles(gil)).toEqual(['Food: 80 % spent', 'Food: budget reached'])
  })

  it('says how much, what is left and where to look', async () => {
    one.moveTo('2026-03-10T10:00:00Z')
    const ben = await newPerson(one)
    const id = await addBudget(one, ben, { amount: 10_000 })
    await spend(one, ben, 9350)
    await checkAt(one, '2026-03-10T10:01:00Z')
    const [notice] = await noticesOf(one, ben.uid)
    expect(notice).toMatchObject({
      kind: 'budget-threshold',
      title: 'Food: 94 % spent',
      body: '€93.50 of €100.00 spent. €6.50 is left until 31 March.',
      link: `/mcapp/budgets/${id}`,
    })
  })

  it('names what was spent without a rate, and tells what the rest has reached', async () => {
    one.moveTo('2026-03-10T10:00:00Z')
    const ida = await newPerson(one)
    await addBudget(one, ida, { amount: 10_000 })
    await spend(one, ida, 9000)
    await spend(one, ida, 500, { currency: 'SYP' })
    await checkAt(one, '2026-03-10T10:01:00Z')
    const [notice] = await noticesOf(one, ida.uid)
    expect(notice?.title).toBe('Food: 90 % spent')
    expect(notice?.body).toMatch(
      /^€90\.00 of €100\.00 spent\. .*SYP.5\.00 without a rate is not in it\.$/,
    )
  })

  it('does not say of what is still ahead that it is spent', async () => {
    one.moveTo('2026-03-10T10:00:00Z')
    const kim = await newPerson(one)
    await addBudget(one, kim, { amount: 10_000 })
    await spend(one, kim, 5000)
    await spend(one, kim, 3500, { date: '2026-03-25' })
    await checkAt(one, '2026-03-10T10:01:00Z')
    await spend(one, kim, 1500, { date: '2026-03-31' })
    await checkAt(one, '2026-03-10T10:07:00Z')
    const told = (await noticesOf(one, kim.uid)).map(({ title, body }) => [title, body])
    expect(told).toEqual([
      [
        'Food: 85 % used',
        '€50.00 spent and €35.00 still ahead, of €100.00. €15.00 is left until 31 March.',
      ],
      [
        'Food: budget reached',
        '€50.00 spent and €50.00 still ahead, of €100.00. Nothing is left until 31 March.',
      ],
    ])
  })

  it('is told when a rate comes that it was missing, from outside or typed', async () => {
    one.moveTo('2026-03-10T10:00:00Z')
    const [lea, max] = [await newPerson(one), await newPerson(one)]
    for (const who of [lea, max]) {
      await addBudget(one, who, { amount: 10_000 })
      await spend(one, who, 90_000, { currency: 'SYP' })
    }
    await checkAt(one, '2026-03-10T10:01:00Z')
    expect([await titles(lea), await titles(max)]).toEqual([[], []])
    const rate = { currency: 'SYP', to: 'EUR', rate: '0.1', fromOn: '2026-03-01' }
    await must(one, max, 'own_rates.create', { doc: { id: randomUUID(), ...rate } })
    await checkAt(one, '2026-03-10T10:07:00Z')
    expect([await titles(lea), await titles(max)]).toEqual([[], ['Food: 90 % spent']])
    const { pool } = one.engine.database
    await addRates(pool, [{ day: '2026-03-10', currency: 'SYP', rate: '10' }])
    await noteRates(pool)
    await checkAt(one, '2026-03-10T10:08:00Z')
    await pool.query(`delete from rates where currency = 'SYP'`)
    expect(await titles(lea)).toEqual(['Food: 90 % spent'])
  })

  it('of several at once is the highest, and the lower ones are not told later', async () => {
    one.moveTo('2026-03-10T10:00:00Z')
    const clara = await newPerson(one)
    await addBudget(one, clara, { amount: 10_000, alerts: [50, 80, 100] })
    const bought = await spend(one, clara, 12_000)
    await checkAt(one, '2026-03-10T10:01:00Z')
    expect(await titles(clara)).toEqual(['Food: over budget'])
    await spend(one, clara, 3500, { refundOf: bought })
    await checkAt(one, '2026-03-10T10:02:00Z')
    await checkAt(one, '2026-03-11T10:02:00Z')
    expect(await titles(clara)).toEqual(['Food: over budget'])
  })

  it('counts what is mine: parts of a category, refunds and what is expected back', async () => {
    one.moveTo('2026-03-10T10:00:00Z')
    const dora = await newPerson(one)
    await addBudget(one, dora, { amount: 10_000, categoryIds: [eatingOut] })
    const lines = [
      { categoryId: restaurants, amount: 5999, note: null },
      { categoryId: groceries, amount: 50_000, note: null },
    ]
    await spend(one, dora, 55_999, { lines })
    const back = { amount: 6000, from: 'Ben', dueOn: null, settledBy: null }
    await spend(one, dora, 8000, { categoryId: eatingOut, expectedBack: back })
    const dinner = await spend(one, dora, 1001, { categoryId: restaurants })
    await spend(one, dora, 1001, { categoryId: restaurants, refundOf: dinner })
    await checkAt(one, '2026-03-10T10:01:00Z')
    expect(await titles(dora)).toEqual([])
    await spend(one, dora, 1, { categoryId: eatingOut })
    await checkAt(one, '2026-03-10T10:07:00Z')
    expect(await titles(dora)).toEqual(['Food: 80 % spent'])
  })

  it('is of what may be spent, with what was carried and moved', async () => {
    one.moveTo('2026-04-10T10:00:00Z')
    const emil = await newPerson(one)
    const rollover = { surplus: 'keep', deficit: 'carry', cap: null }
    const id = await addBudget(one, emil, { amount: 10_000, rollover, alerts: [100] })
    const other = await addBudget(one, emil, { name: 'Fun', alerts: [] })
    const move = {
      id: crypto.randomUUID(),
      fromId: other,
      toId: id,
      amount: 2000,
      on: '2026-04-05',
    }
    await must(one, emil, 'budgets.move', move)
    await spend(one, emil, 7000, { date: '2026-03-31' })
    await spend(one, emil, 14_999)
    await checkAt(one, '2026-04-10T10:01:00Z')
    expect(await titles(emil)).toEqual([])
    await spend(one, emil, 1)
    await checkAt(one, '2026-04-10T10:07:00Z')
    expect(await titles(emil)).toEqual(['Food: budget reached'])
  })
})

describe('a budget that will not last', () => {
  it('is told once in a period', async () => {
    one.moveTo('2026-03-01T10:00:00Z')
    const finn = await newPerson(one)
    await addBudget(one, finn, { amount: 60_000, alerts: [100] })
    for (let week = 1; week <= 12; week++) {
      const date = new Date(Date.UTC(2026, 2, 1 - week * 7)).toISOString().slice(0, 10)
      await spend(one, finn, 7000, { date })
    }
    await addTemplate(one, finn, { amount: 45_000, startOn: '2026-03-28' })
    await checkAt(one, '2026-03-03T10:00:00Z')
    expect(await titles(finn)).toEqual([])
    for (let turn = 0; turn < 10; turn++) await checkAt(one, `2026-03-1${turn}T10:00:00Z`)
    expect(await titles(finn)).toEqual(['Food: likely to go over budget'])
    const [notice] = await noticesOf(one, finn.uid)
    expect(notice).toMatchObject({
      kind: 'budget-projection',
      body: '€0.00 spent, and probably €660.00 by 31 March: €60.00 too much.',
    })
  })
})

describe('nobody is told', () => {
  it('of what is archived, silent, over or unknown', async () => {
    one.moveTo('2026-03-10T10:00:00Z')
    const gus = await newPerson(one)
    await addBudget(one, gus, { amount: 100, archived: true })
    await addBudget(one, gus, { amount: 100, alerts: [] })
    await addBudget(one, gus, { amount: 100, period: 'custom', endOn: '2026-03-09' })
    await addBudget(one, gus, { amount: 100, startOn: '2026-03-11' })
    await addBudget(one, gus, { amount: 100, currency: 'CHF', startOn: '2026-03-10' })
    await one.engine.database.pool.query(`delete from rates where currency = 'CHF'`)
    await spend(one, gus, 5000)
    await checkAt(one, '2026-03-10T10:01:00Z')
    expect(await titles(gus)).toEqual([])
  })

  it('and nothing is read again while nothing changes', async () => {
    await checkAt(one, '2026-03-10T12:00:00Z', 3)
    const asked: string[] = []
    const { pool } = one.engine.database
    const watched = {
      log: one.engine.log,
      database: {
        ...one.engine.database,
        pool: new Proxy(pool, {
          get: (target, name) => {
            if (name !== 'query') return Reflect.get(target, name)
            return (...args: Parameters<typeof pool.query>) => {
              asked.push(typeof args[0] === 'string' ? args[0] : '')
              return pool.query(...args)
            }
          },
        }),
      },
    }
    await checkBudgets(watched, one.now())
    expect(asked).toHaveLength(1)
  })
})
