import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { type DashboardAnswer, dashboardAnswer } from '#contract/dashboard/entities.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { call, TestCaller } from '../support/caller.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must } from '../support/recurring-fixture.ts'
import { sharedServer } from '../support/shared-server.ts'

const { path } = calls['dashboard.data']

describe('POST /api/dashboard/data', () => {
  it('shows a new user where to begin', async () => {
    const anna = await TestCaller.signUp(sharedServer().url)
    const { status, body } = await anna.call('POST', path, { body: { month: 3, year: 2026 } })
    expect(status).toBe(200)
    const shown = dashboardAnswer.parse(body)
    expect(shown.start).toEqual({
      ...{ hasExpense: false, hasIncome: false, hasPlan: false, hasGroup: false },
    })
    expect(shown.spending).toEqual({ amount: 0, before: 0, change: 0 })
    expect(shown).toMatchObject({ safeToSpend: null, categories: [], latest: [], upcoming: [] })
    expect(shown.cashFlow).toHaveLength(12)
  })

  it('asks who is calling, and for a month and a year', async () => {
    const { url } = sharedServer()
    const nobody = await call(`${url}${path}`, 'POST', { body: { month: 3, year: 2026 } })
    expect(nobody.status).toBe(401)
    const anna = await TestCaller.signUp(url)
    const wrong = [{}, { month: 13, year: 2026 }, { month: 3 }, { month: 12, year: 9999 }]
    for (const body of [...wrong, { month: 3, year: 2026, uid: anna.uid }]) {
      expect((await anna.call('POST', path, { body })).status).toBe(422)
    }
  })

  it('shows what was written a moment ago', async () => {
    const anna = await TestCaller.signUp(sharedServer().url)
    const ask = async () =>
      (await anna.call<DashboardAnswer>('POST', path, { body: { month: 3, year: 2026 } })).body
    const id = await anna.create({ amount: 4200, date: '2026-03-15' })
    const shown = await ask()
    expect(shown.spending.amount).toBe(4200)
    expect(shown.latest).toMatchObject([{ from: 'expenses', id, amount: 4200 }])
    await anna.push({ name: 'expenses.delete', args: { id } })
    expect(await ask()).toMatchObject({ spending: { amount: 0 }, latest: [] })
  })

  it('shows what others did a moment ago, and nothing of a group that was left', async () => {
    const { url } = sharedServer()
    const anna = await TestCaller.signUp(url, 'Anna')
    const ben = await TestCaller.signUp(url, 'Ben')
    const group = await TestGroup.make(ben)
    const ask = async () =>
      (await anna.call<DashboardAnswer>('POST', path, { body: { month: 3, year: 2026 } })).body
    expect((await ask()).groups).toEqual([])
    await group.join(anna)
    expect(await ask()).toMatchObject({ groups: [{ name: 'Lisbon', balances: [] }] })
    const id = await group.spend(ben, 3000, 'Ben', ['Anna', 'Ben'])
    const owing = await ask()
    expect(owing.groups[0]?.balances).toEqual([{ amount: -1500, currency: 'EUR' }])
    expect(owing.spending.amount).toBe(1500)
    expect(await ask()).toEqual(owing)
    await sendWell(ben, 'groups.update', { id: group.id, patch: { name: 'Porto' } })
    expect(await ask()).toMatchObject({ groups: [{ name: 'Porto' }] })
    const sides = { from: group.of('Anna'), to: group.of('Ben') }
    const payment = { id: randomUUID(), ...sides, amount: 500, currency: 'EUR', date: '2026-03-31' }
    await sendWell(anna, 'settlements.claim', { groupId: group.id, doc: payment })
    const said = { isMine: true, other: 'Ben', status: 'claimed', isWrittenOff: false }
    expect((await ask()).latest[0]).toMatchObject({ from: 'settlements', payment: said })
    await sendWell(anna, 'settlements.delete', { groupId: group.id, id: payment.id })
    await sendWell(ben, 'group_expenses.delete', { groupId: group.id, id })
    await sendWell(ben, 'groups.removeMember', { groupId: group.id, memberId: group.of('Anna') })
    expect((await ask()).groups).toEqual([])
  })
})

describe('the dashboard', () => {
  let one: TestEngine
  let anna: Person
  beforeAll(async () => {
    one = await openTestEngine({ at: '2026-03-20T10:00:00.000Z' })
  })
  afterAll(() => one.close())

  const show = async (month = '2026-03') => {
    const look = await lookOf(one, anna.uid)
    const shown = await readDashboard(look, month)
    expect(dashboardAnswer.safeParse(shown).error).toBeUndefined()
    return shown
  }
  const entry = (amount: number, date: string, more: object = {}) => ({
    doc: { id: randomUUID(), amount, currency: 'EUR', description: 'Something', date, ...more },
  })
  const spend = (...args: Parameters<typeof entry>) =>
    must(one, anna, 'expenses.create', entry(...args))
  const earn = (...args: Parameters<typeof entry>) =>
    must(one, anna, 'incomes.create', entry(...args))

  it('compares with the same days of the month before', async () => {
    anna = await newPerson(one)
    await spend(1000, '2026-02-10')
    await spend(9000, '2026-02-25')
    await spend(4000, '2026-03-02')
    await earn(10_000, '2026-03-01')
    const shown = await show()
    expect(shown.spending).toEqual({ amount: 4000, before: 1000, change: 3000 })
    expect(shown.net).toEqual({ amount: 6000, before: -1000, change: 7000 })
    expect(shown).toMatchObject({ savingsRateBps: 6000, savingsRateBeforeBps: null })
    expect((await show('2026-02')).spending).toEqual({ amount: 10_000, before: 0, change: 10_000 })
  })

  it('says without a budget what is safe to spend of what comes in', async () => {
    anna = await newPerson(one)
    expect((await show()).safeToSpend).toBeNull()
    await earn(200_000, '2026-03-01')
    await spend(80_000, '2026-03-02')
    await spend(700, '2026-03-20')
    await addTemplate(one, anna, { amount: 30_000, startOn: '2026-03-28' })
    await spend(1200, '2026-03-30')
    // 200,000 less 80,700, less 1,200 written down ahead, less the 30,000 to come, over 12 days.
    expect((await show()).safeToSpend).toEqual({
      ...{ basis: 'income', perDay: 7341, daysLeft: 12, left: 88_100, spentToday: 700 },
      ...{ income: 200_000, received: 200_000, incomeEntered: 0, incomeAhead: 0 },
      ...{ usualMonth: null },
      ...{ spent: 80_700, entered: 1200, upcoming: 30_000, repaid: 0, due: 0, saved: 0 },
    })
    expect((await show('2026-02')).safeToSpend).toBeNull()
  })

  it('says by a budget what is safe to spend, and which budgets need a look', async () => {
    anna = await newPerson(one)
    const period = { period: 'monthly', startOn: '2026-01-01', currency: 'EUR' }
    const budget = { id: randomUUID(), name: 'Everything', amount: 60_000, ...period }
    await must(one, anna, 'budgets.create', { doc: budget })
    await spend(54_000, '2026-03-05')
    const shown = await show()
    const made = { id: budget.id, name: 'Everything', currency: 'EUR', daysLeft: 12 }
    expect(shown.safeToSpend).toEqual({
      ...{ basis: 'budgets', perDay: 500, spentToday: 0, tightest: null },
      budgets: [{ ...made, left: 6000, upcoming: 0, perDay: 500, counted: 500 }],
    })
    expect(shown.budgetsAtRisk).toMatchObject([{ id: budget.id, percent: 90, status: 'near' }])
    await earn(55_000, '2026-03-01')
    // 1,000 of the month over 12 days is less than the budget leaves.
    expect((await show()).safeToSpend).toMatchObject({
      ...{ basis: 'income', perDay: 83, left: 1000, daysLeft: 12, usualMonth: null },
      byBudgets: { perDay: 500, tightest: null, budgets: [{ ...made, perDay: 500 }] },
    })
    await earn(5000, '2026-03-02')
    expect((await show()).safeToSpend).toMatchObject({
      ...{ basis: 'budgets', perDay: 500, budgets: [{ ...made, perDay: 500 }] },
      month: { perDay: 500, left: 6000, income: 60_000, spent: 54_000 },
    })
    await spend(6001, '2026-03-06')
    expect((await show()).budgetsAtRisk).toMatchObject([{ percent: 101, status: 'exceeded' }])
  })

  it('knows all that has a rate and names the rest, whatever currency is at home', async () => {
    anna = await newPerson(one)
    await spend(4500, '2026-03-20', { currency: 'USD' })
    await spend(700, '2026-03-19', { currency: 'SYP' })
    await earn(250_000, '2026-03-02')
    await must(one, anna, 'budgets.create', {
      doc: {
        ...{ id: randomUUID(), name: 'All', amount: 90_000, period: 'monthly', categoryIds: [] },
        ...{ startOn: '2026-03-01', currency: 'EUR', alerts: [1] },
      },
    })
    for (const currency of ['EUR', 'JPY']) {
      const { pool } = one.engine.database
      await pool.query('update users set currency = $2 where id = $1', [anna.uid, currency])
      const shown = await show()
      const lacking = [{ currency: 'SYP', amount: 700 }]
      expect(shown.spending).toMatchObject({ amount: expect.any(Number), missing: lacking })
      expect(shown.spending.amount).toBeGreaterThan(0)
      expect(shown.net).toMatchObject({ missing: [{ currency: 'SYP', amount: -700 }] })
      expect(shown.safeToSpend).toMatchObject({ basis: 'budgets', missing: lacking })
      expect(shown.safeToSpend?.perDay).toBeGreaterThan(0)
      expect(shown.budgetsAtRisk).toMatchObject([{ missing: lacking, isProjectedAbout: true }])
      expect(shown.cashFlow.at(-1)).toMatchObject({ missing: { income: [], spending: lacking } })
      expect(JSON.stringify(shown)).not.toMatch(/"(amount|spending|income|net|perDay)":null/)
    }
  })

  it('gives no budget what another has left: one that is overspent leaves nothing', async () => {
    anna = await newPerson(one)
    const [food, fun] = [randomUUID(), randomUUID()]
    for (const [id, name] of [
      [food, 'Food at home'],
      [fun, 'Going out at night'],
    ]) {
      await must(one, anna, 'categories.create', { doc: { id, name, type: 'expense' } })
    }
    const add = (name: string, amount: number, period: string, categoryIds: string[]) =>
      must(one, anna, 'budgets.create', {
        doc: {
          ...{ id: randomUUID(), name, amount, period, categoryIds },
          ...{ startOn: period === 'weekly' ? '2026-03-16' : '2026-03-01', currency: 'EUR' },
        },
      })
    await add('Food', 60_000, 'monthly', [food])
    await add('Fun', 7000, 'weekly', [fun])
    await spend(90_000, '2026-03-05', { categoryId: food })
    await spend(1000, '2026-03-18', { categoryId: fun })
    const { safeToSpend } = await show()
    if (safeToSpend?.basis !== 'budgets') throw new Error('It is told by budgets.')
    expect(safeToSpend.budgets).toMatchObject([
      { name: 'Food', left: -30_000, daysLeft: 12, perDay: 0 },
      { name: 'Fun', left: 6000, daysLeft: 3, perDay: 2000 },
    ])
    expect(safeToSpend.perDay).toBe(2000)
    expect(safeToSpend.tightest).toMatchObject({ name: 'Food', perDay: 0 })
  })

  it('looks two weeks ahead: what recurs, instalments, and days to cancel by', async () => {
    anna = await newPerson(one)
    await addTemplate(one, anna, { description: 'Rent', startOn: '2026-04-01' })
    await addTemplate(one, anna, { description: 'In 14 days', startOn: '2026-04-03' })
    await addTemplate(one, anna, { description: 'Far', startOn: '2026-04-04' })
    const contract = { trialEnd: '2026-03-30', minTermEnd: null, noticeDays: 2, autoRenew: false }
    await addTemplate(one, anna, { description: 'Films', startOn: '2026-05-01', contract })
    const loan = { principal: 120_000, annualRateBps: 500, termPeriods: 12, currency: 'EUR' }
    const days = { startOn: '2026-02-25', firstPaymentOn: '2026-03-25', trackFrom: '2026-03-01' }
    const doc = { id: randomUUID(), name: 'Car', ...loan, ...days }
    await must(one, anna, 'loans.create', { doc })
    const { upcoming } = await show()
    expect(upcoming.map(({ kind, day, title }) => `${kind} ${day} ${title}`)).toEqual([
      'loan 2026-03-25 Car',
      'cancel-by 2026-03-28 Films',
      'expense 2026-04-01 Rent',
      'expense 2026-04-03 In 14 days',
    ])
  })

  it('lists what is written down for the next two weeks, with what it counts', async () => {
    anna = await newPerson(one)
    const back = { amount: 2000, from: 'Ben', dueOn: null, settledBy: null }
    await spend(500, '2026-03-20', { description: 'Today' })
    await spend(3000, '2026-03-21', { description: 'Concert', expectedBack: back })
    await spend(15_000, '2026-04-03', { description: 'Flight' })
    await spend(900, '2026-04-04', { description: 'Far' })
    await earn(200_000, '2026-03-28', { description: 'Salary' })
    const { upcoming, spending, income, categories } = await show()
    const told = upcoming.map(({ kind, from, day, title, amount }) =>
      [kind, from, day, title, amount].join(' '),
    )
    expect(told).toEqual([
      'expense expenses 2026-03-21 Concert 1000',
      'income incomes 2026-03-28 Salary 200000',
      'expense expenses 2026-04-03 Flight 15000',
    ])
    expect([spending.ahead?.amount, income.ahead?.amount]).toEqual([1000, 200_000])
    expect(categories.map(({ amount, ahead }) => [amount, ahead?.amount])).toEqual([[500, 1000]])
  })

  it('tells what is still ahead in every category, also where nothing is spent yet', async () => {
    anna = await newPerson(one)
    const food = randomUUID()
    const doc = { id: food, name: 'Doctor', type: 'expense' }
    await must(one, anna, 'categories.create', { doc })
    await spend(500, '2026-03-20')
    await spend(7500, '2026-03-28', { categoryId: food })
    const { categories, spending } = await show()
    expect(categories.map(({ categoryId, amount, ahead }) => [categoryId, amount, ahead])).toEqual([
      [null, 500, undefined],
      [food, 0, { amount: 7500 }],
    ])
    expect(spending.ahead?.amount).toBe(7500)
  })

  it('shows what happened last by its day, with what each counts, and nothing ahead', async () => {
    anna = await newPerson(one)
    const [dinner, lamp] = [randomUUID(), randomUUID()]
    const back = { amount: 2000, from: 'Ben', dueOn: null, settledBy: null }
    await spend(3000, '2026-03-18', { id: dinner, expectedBack: back, description: 'Dinner' })
    await spend(500, '2026-03-20', { description: 'Coffee' })
    await spend(900, '2026-03-01', { id: lamp, description: 'Lamp' })
    await spend(900, '2026-03-19', { refundOf: lamp, description: 'Lamp back' })
    one.moveTo('2026-03-20T10:01:00.000Z')
    await earn(2000, '2026-03-20', { settles: dinner, description: 'From Ben' })
    await spend(5000, '2026-03-21', { description: 'Tomorrow' })
    for (let n = 1; n < 9; n++) await spend(n, `2026-01-0${n}`, { description: `Old ${n}` })
    const { latest } = await show()
    expect(latest.map((row) => [row.description, row.amount, row.gross])).toEqual([
      ['From Ben', 0, 2000],
      ['Coffee', 500, 500],
      ['Lamp back', -900, 900],
      ['Dinner', 1000, 3000],
      ['Lamp', 900, 900],
      ['Old 8', 8, 8],
      ['Old 7', 7, 7],
      ['Old 6', 6, 6],
    ])
  })
})
