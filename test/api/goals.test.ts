import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recountGoals } from '#server/goals/recount-goals.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { addGoal, move, newGoal, newMove, readGoal, recount } from '../support/goals-fixture.ts'
import { newPerson, noticesOf, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-31T10:00:00.000Z' })
  anna = await newPerson(one)
})
afterAll(() => one.close())

const goalOf = (id: string) => readGoal(one, id)
const add = (fields = {}) => addGoal(one, anna, fields)
const moved = (id: string, amount: number) => move(one, anna, id, amount)

describe('money in a goal', () => {
  it('goes in and out, and is counted with it', async () => {
    const id = await add()
    one.moveTo('2026-03-31T10:00:00.000Z')
    await moved(id, 30_000)
    one.moveTo('2026-03-31T11:00:00.000Z')
    await moved(id, 5_000)
    one.moveTo('2026-03-31T12:00:00.000Z')
    await moved(id, -12_000)
    expect(await goalOf(id)).toMatchObject({
      totalSaved: 23_000,
      lastContributionAt: new Date('2026-03-31T11:00:00.000Z'),
    })
    expect(await recount(one, id)).toEqual({ count: 3, saved: 23_000 })
  })

  it.each([0, -5, 1.5, '5', null, 10 ** 13 + 1])(
    'is not moved by %j: that is no contribution amount',
    async (amount) => {
      const id = await add()
      for (const name of ['goals.contribute', 'goals.withdraw']) {
        const refused = await run(one, anna, name, newMove(id, amount))
        expect(refused).toMatchObject({ code: 'invalid-contribution' })
      }
      expect(await recount(one, id)).toEqual({ count: 0, saved: 0 })
    },
  )

  it('needs a goal that is there, and one’s own', async () => {
    const ben = await newPerson(one)
    const theirs = await addGoal(one, ben)
    for (const id of [randomUUID(), theirs]) {
      const refused = await run(one, anna, 'goals.contribute', newMove(id, 100))
      expect(refused).toMatchObject({ code: 'goal-not-found' })
    }
    expect(await goalOf(theirs)).toMatchObject({ totalSaved: 0 })
  })

  it('never falls below zero', async () => {
    const id = await add()
    const first = await moved(id, 1_000)
    await moved(id, -600)
    for (const [name, args] of [
      ['goals.withdraw', newMove(id, 401)],
      ['goals.removeContribution', { id: first }],
      ['goals.changeContribution', { id: first, patch: { amount: 599 } }],
    ] as const) {
      expect(await run(one, anna, name, args), name).toMatchObject({ code: 'invalid-input' })
    }
    expect(await goalOf(id)).toMatchObject({ totalSaved: 400 })
    expect(await recount(one, id)).toEqual({ count: 2, saved: 400 })
  })

  it('is put right by changing and removing', async () => {
    const id = await add()
    one.moveTo('2026-04-01T10:00:00.000Z')
    await moved(id, 1_000)
    one.moveTo('2026-04-02T10:00:00.000Z')
    const second = await moved(id, 2_000)
    const patch = { amount: 2_500, date: '2026-04-01', note: 'Gift' }
    await must(one, anna, 'goals.changeContribution', { id: second, patch })
    expect(await goalOf(id)).toMatchObject({ totalSaved: 3_500 })
    await must(one, anna, 'goals.removeContribution', { id: second })
    expect(await goalOf(id)).toMatchObject({
      totalSaved: 1_000,
      lastContributionAt: new Date('2026-04-01T10:00:00.000Z'),
    })
    const wrong = { id: second, patch: { amount: -1 } }
    const refused = await run(one, anna, 'goals.changeContribution', wrong)
    expect(refused).toMatchObject({ code: 'invalid-contribution' })
    const gone = await run(one, anna, 'goals.removeContribution', { id: second })
    expect(gone).toMatchObject({ code: 'not-found' })
  })
})

describe('a goal', () => {
  it('is reached at its target, and active again below it, but archived by hand', async () => {
    const id = await add({ status: 'reached' })
    expect(await goalOf(id)).toMatchObject({ status: 'active' })
    await moved(id, 100_000)
    expect(await goalOf(id)).toMatchObject({ status: 'reached' })
    await moved(id, -1)
    expect(await goalOf(id)).toMatchObject({ status: 'active' })
    await must(one, anna, 'goals.update', { id, patch: { targetAmount: 90_000 } })
    expect(await goalOf(id)).toMatchObject({ status: 'reached' })
    await must(one, anna, 'goals.update', { id, patch: { status: 'archived' } })
    await moved(id, -50_000)
    expect(await goalOf(id)).toMatchObject({ status: 'archived', totalSaved: 49_999 })
    await must(one, anna, 'goals.update', { id, patch: { status: 'reached' } })
    expect(await goalOf(id)).toMatchObject({ status: 'active' })
  })

  it('keeps its currency while there is money in its history', async () => {
    const id = await add()
    await must(one, anna, 'goals.update', { id, patch: { currency: 'USD' } })
    const only = await moved(id, 100)
    const change = { id, patch: { currency: 'EUR' } }
    expect(await run(one, anna, 'goals.update', change)).toMatchObject({
      code: 'invalid-input',
      fields: { currency: expect.stringContaining('keeps its currency') },
    })
    await must(one, anna, 'goals.removeContribution', { id: only })
    await must(one, anna, 'goals.update', change)
  })

  it('tells each milestone once, the highest of several', async () => {
    const ben = await newPerson(one)
    const id = await addGoal(one, ben, { targetAmount: 1_000, name: 'Tent' })
    for (const amount of [249, 1, 400, -600, 600, -600, 950]) await move(one, ben, id, amount)
    const titles = (await noticesOf(one, ben.uid)).map(({ title }) => title)
    expect(titles).toEqual([
      'Tent: a quarter is saved',
      'Tent: half of it is saved',
      'Tent: you have reached it',
    ])
    expect(await goalOf(id)).toMatchObject({ milestone: 100, totalSaved: 1_000 })
  })

  it('takes what is in it along, and comes back with it', async () => {
    const doc = newGoal({ name: 'Boat', targetOn: '2027-06-30' })
    await must(one, anna, 'goals.create', { doc })
    const contributions = Array.from({ length: 460 }, () => ({
      id: randomUUID(),
      kind: 'contribution',
      amount: 100,
      date: '2026-03-01',
      note: null,
    }))
    const out = { id: randomUUID(), kind: 'withdrawal', amount: 1_000, date: '2026-03-02' }
    const all = [...contributions, { ...out, note: 'Rope' }]
    await must(one, anna, 'goals.delete', { id: doc.id })
    await must(one, anna, 'goals.restore', { doc, contributions: all })
    expect(await goalOf(doc.id)).toMatchObject({ totalSaved: 45_000, milestone: 25 })
    expect(await recount(one, doc.id)).toEqual({ count: 461, saved: 45_000 })
    await must(one, anna, 'goals.delete', { id: doc.id })
    expect(await recount(one, doc.id)).toEqual({ count: 0, saved: 0 })
    const tooLow = { doc, contributions: [{ ...out, note: null }] }
    expect(await run(one, anna, 'goals.restore', tooLow)).toMatchObject({ code: 'invalid-input' })
    expect(await goalOf(doc.id)).toBeUndefined()
  })
})

describe('the recount', () => {
  const figures = async () => {
    await recountGoals(one.engine, one.now())
    const { rows } = await one.engine.database.pool.query<{ drifted: number }>(
      'select drifted from goal_recounts',
    )
    return rows[0]?.drifted
  }

  it('finds nothing wrong, and finds what is', async () => {
    const id = await add()
    await moved(id, 700)
    expect(await figures()).toBe(0)
    await one.engine.database.pool.query(
      'update goals set total_saved = total_saved + 1 where id = $1',
      [id],
    )
    expect(await figures()).toBe(1)
    expect(one.logs.some((line) => line.includes('goals do not add up') && line.includes(id))).toBe(
      true,
    )
  })
})
