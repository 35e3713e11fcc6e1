import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardAnswer } from '#contract/dashboard/entities.ts'
import { userScope } from '#contract/sync.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
import { insertRows } from '#server/documents/rows.ts'
import { byHand } from '#test/support/by-hand.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addGoal, newMove } from '../support/goals-fixture.ts'
import { addLoan, newPayment } from '../support/loans-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must } from '../support/recurring-fixture.ts'

const today = '2026-03-20'
let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine({ at: `${today}T10:00:00.000Z` })
})
afterAll(() => one.close())

const show = async (anna: Person) => {
  const look = await lookOf(one, anna.uid)
  const shown = await readDashboard(look, '2026-03')
  expect(dashboardAnswer.safeParse(shown).error).toBeUndefined()
  return shown
}

const docOf = (fields: object) => ({ doc: { id: randomUUID(), description: 'Some', ...fields } })

/** My part of a bill that somebody else paid. */
const addShare = (anna: Person, { currency, amount, date }: Spent) =>
  insertRows(byHand(one.engine.database.pool), {
    table: 'group_shares',
    rows: `(id, scope, group_id, expense_id, member_id, description, date,
        currency, share, paid, created_at, updated_at)
      values ($1, $2, $3, $4, $5, 'Dinner', $6, $7, $8, 0, now(), now())`,
    values: [
      ...[randomUUID(), userScope(anna.uid), randomUUID(), randomUUID(), randomUUID()],
      ...[date, currency, amount],
    ],
  })

/** Nobody has a rate for the Syrian pound. */
const currency = fc.constantFrom('EUR', 'EUR', 'USD', 'JPY', 'SYP')
const place = fc.constantFrom(0, 1, 2, null)
const near = (least: number, most: number): fc.Arbitrary<Day> =>
  fc.integer({ min: least, max: most }).map((days) => addDays(today, days))
const amount = fc.integer({ min: 1, max: 60_000 })
const spent = fc.record({ currency, place, amount, date: near(-100, 25), isShare: fc.boolean() })
interface Loan {
  readonly currency: Spent['currency']
  readonly posting: string
}
type Spent = Omit<typeof spent extends fc.Arbitrary<infer One> ? One : never, 'place'>

const budget = fc.record({
  currency,
  places: fc.subarray([0, 1, 2]),
  amount: fc.integer({ min: 100, max: 200_000 }),
  period: fc.constantFrom('weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'),
  startOn: near(-120, 0),
  surplus: fc.constantFrom('keep', 'reset'),
  deficit: fc.constantFrom('carry', 'forgive'),
})
const household = fc.record({
  budgets: fc.oneof(fc.constant([]), fc.array(budget, { minLength: 1, maxLength: 4 })),
  incomes: fc.array(fc.record({ currency, amount, date: near(-19, 5) }), {
    minLength: 1,
    maxLength: 3,
  }),
  templates: fc.array(fc.record({ currency, place, amount, startOn: near(1, 20) }), {
    maxLength: 2,
  }),
  loan: fc.option(fc.record({ currency, posting: fc.constantFrom('payment', 'expense') })),
  saved: fc.option(fc.record({ currency, amount })),
  known: fc.array(spent, { maxLength: 6 }),
  more: fc.array(spent, { minLength: 4, maxLength: 4 }),
})

async function newHousehold() {
  const anna = await newPerson(one)
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  for (const [at, id] of ids.entries()) {
    const parentId = at === 1 ? ids[0] : null
    const doc = { id, name: `Category ${at}`, type: 'expense', parentId }
    await must(one, anna, 'categories.create', { doc })
  }
  const idOf = (at: number | null) => (at === null ? null : (ids[at] ?? null))
  const add = ({ place: at, isShare, ...fields }: Spent & { place: number | null }) =>
    isShare
      ? addShare(anna, { ...fields, isShare })
      : must(one, anna, 'expenses.create', docOf({ ...fields, categoryId: idOf(at) }))
  return { anna, idOf, add }
}

/** Interest-free and even, so that an instalment of each month is known. */
const borrow = (anna: Person, { currency, posting }: Pick<Loan, 'currency' | 'posting'>) =>
  addLoan(one, anna, {
    ...{ kind: 'interest-free', principal: 60_000, annualRateBps: 0, termPeriods: 6, currency },
    ...{ frequency: 'biweekly', startOn: '2026-02-20', firstPaymentOn: '2026-03-06', posting },
    trackFrom: '2026-02-20',
  })

/** An expense that may be one of its instalments. */
const twinOf = ({ currency }: Pick<Loan, 'currency'>) => ({ currency, amount: 10_000, date: today })

async function save(anna: Person, { currency, amount: sum }: Pick<Spent, 'currency' | 'amount'>) {
  const goalId = await addGoal(one, anna, { currency })
  await must(one, anna, 'goals.contribute', newMove(goalId, sum, { date: '2026-03-10' }))
  return goalId
}

type Safe = NonNullable<Awaited<ReturnType<typeof show>>['safeToSpend']>

const sumOf = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0)

/** It is the smaller of the two, and the lines of each add up to what it leaves. */
function expectMade(safe: Safe): void {
  const byBudgets = safe.basis === 'budgets' ? safe : safe.byBudgets
  const month = safe.basis === 'income' ? safe : safe.month
  // Budgets for some categories do not set the figure for everything.
  const limits = byBudgets?.isPartial && month ? [month] : [byBudgets, month]
  const both = limits.flatMap((each) => each?.perDay ?? [])
  expect(safe.perDay).toBe(Math.min(...both))
  if (byBudgets) expect(byBudgets.perDay).toBe(sumOf(byBudgets.budgets.map((each) => each.counted)))
  if (!month) return
  const { spent: gone, entered, upcoming, repaid, due, saved, income, left, daysLeft } = month
  expect(left).toBe((income ?? 0) - sumOf([gone, entered, upcoming, repaid, due, saved]))
  expect(month.perDay).toBe(Math.max(0, Math.floor((left ?? 0) / daysLeft)))
}

describe('what the server says is safe to spend', () => {
  it('is never raised by an expense, by budgets or by income', async () => {
    const drawn = fc.sample(household, { numRuns: 14, seed: 7 })
    const bases = new Set<string>()
    for (const { budgets, incomes, templates, loan, saved, known, more } of drawn) {
      const { anna, idOf, add } = await newHousehold()
      for (const { places, surplus, deficit, ...terms } of budgets) {
        const categoryIds = places.map((at) => idOf(at))
        const rollover = { surplus, deficit, cap: null }
        const doc = { ...terms, id: randomUUID(), name: 'One', categoryIds, rollover }
        await must(one, anna, 'budgets.create', { doc })
      }
      for (const income of incomes) await must(one, anna, 'incomes.create', docOf(income))
      for (const { place: at, ...fields } of templates) {
        await addTemplate(one, anna, { ...fields, categoryId: idOf(at), frequency: 'weekly' })
      }
      if (loan) await borrow(anna, loan)
      if (saved) await save(anna, saved)
      for (const row of known) await add(row)
      let before = (await show(anna)).safeToSpend
      for (const [at, row] of more.entries()) {
        await add(loan && at % 2 === 0 ? { ...row, ...twinOf(loan), isShare: false } : row)
        const after = (await show(anna)).safeToSpend
        expect(after?.perDay ?? 0).toBeLessThanOrEqual(before?.perDay ?? 0)
        if (!after) throw new Error('Something comes in.')
        expectMade(after)
        bases.add(after.basis === 'income' && after.byBudgets ? 'both, the month' : after.basis)
        before = after
      }
    }
    expect([...bases].sort()).toEqual(['both, the month', 'budgets', 'income'])
  })

  it('is what the budgets leave where nothing is known to come in', async () => {
    const { anna, add } = await newHousehold()
    const terms = { amount: 50_000, period: 'monthly', startOn: '2026-03-01', currency: 'EUR' }
    const doc = { ...terms, id: randomUUID(), name: 'All of it', categoryIds: [] }
    await must(one, anna, 'budgets.create', { doc })
    await add({ currency: 'EUR', amount: 2000, date: today, isShare: false, place: null })
    const { safeToSpend } = await show(anna)
    expect(safeToSpend).toMatchObject({ basis: 'budgets', perDay: 4000 })
    expect(safeToSpend).not.toHaveProperty('month')
  })

  it('keeps an exceeded budget exceeded when something without a rate is bought', async () => {
    const { anna, idOf, add } = await newHousehold()
    const terms = { amount: 5000, period: 'monthly', startOn: '2026-03-01', currency: 'EUR' }
    const doc = { ...terms, id: randomUUID(), name: 'Food', categoryIds: [idOf(0)] }
    await must(one, anna, 'budgets.create', { doc })
    const row = { place: 0, date: today, isShare: false } as const
    await add({ ...row, currency: 'EUR', amount: 6000 })
    await add({ ...row, currency: 'SYP', amount: 700 })
    const { budgetsAtRisk, safeToSpend, spending, categories, missing } = await show(anna)
    const lacking = { currency: 'SYP', from: today, to: today, amount: 700 }
    expect(budgetsAtRisk).toMatchObject([{ status: 'exceeded', spent: 6000, missing: [lacking] }])
    expect(safeToSpend).toMatchObject({ perDay: 0, missing: [lacking], missingToday: [lacking] })
    expect(spending).toMatchObject({ amount: 6000, missing: [lacking] })
    expect(categories).toMatchObject([{ amount: 6000, missing: [lacking] }])
    expect(missing).toEqual([lacking])
  })
})

describe('without a budget, what is paid back or put by', () => {
  const day = (of: number) => `2026-03-${String(of).padStart(2, '0')}`
  async function newEarner() {
    const { anna, add } = await newHousehold()
    await must(
      one,
      anna,
      'incomes.create',
      docOf({ currency: 'EUR', amount: 200_000, date: day(1) }),
    )
    const spend = (sum: number, date: string) =>
      add({ currency: 'EUR', amount: sum, date, isShare: false, place: null })
    return { anna, spend }
  }
  const safeOf = async (anna: Person) => {
    const { safeToSpend } = await show(anna)
    if (safeToSpend?.basis !== 'income') throw new Error('It is told by income.')
    return safeToSpend
  }

  it('on a loan is not safe to spend, nor what is still due of it this month', async () => {
    const { anna, spend } = await newEarner()
    const loanId = await borrow(anna, { currency: 'EUR', posting: 'payment' })
    const paid = newPayment(loanId, { date: day(6), amount: 10_000 })
    await must(one, anna, 'loans.pay', paid)
    expect(await safeOf(anna)).toMatchObject({ repaid: 10_000, due: 10_000, left: 180_000 })
    // The same payment, as it stands in a statement some days later, is not taken off twice.
    await spend(10_000, day(9))
    expect(await safeOf(anna)).toMatchObject({ spent: 10_000, repaid: 0, left: 180_000 })
    // Nor is the next one, where it recurs as well.
    await addTemplate(one, anna, { amount: 10_000, startOn: day(21), frequency: 'monthly' })
    expect(await safeOf(anna)).toMatchObject({ upcoming: 10_000, due: 0, left: 180_000 })
  })

  const counting = {
    ...{ kind: 'interest-free', principal: 60_000, annualRateBps: 0, termPeriods: 6 },
    ...{ startOn: '2026-02-18', firstPaymentOn: day(18), trackFrom: today },
  }

  it('on a loan is what counts as paid too, and a payment beside it', async () => {
    const { anna } = await newEarner()
    const loanId = await addLoan(one, anna, { ...counting, posting: 'by-hand' })
    expect(await safeOf(anna)).toMatchObject({ repaid: 10_000, due: 0, left: 190_000 })
    await must(one, anna, 'loans.pay', newPayment(loanId, { date: today, amount: 10_000 }))
    expect(await safeOf(anna)).toMatchObject({ repaid: 20_000, due: 0, left: 180_000 })
  })

  it('on a loan counts once where a row of a statement is what counted as paid', async () => {
    const { anna } = await newEarner()
    const loanId = await addLoan(one, anna, counting)
    const before = await safeOf(anna)
    expect(before).toMatchObject({ repaid: 10_000, spent: 0, due: 0, left: 190_000 })
    const said = newPayment(loanId, { date: day(19), amount: 10_000, dueOn: day(18) })
    await must(one, anna, 'loans.pay', said)
    expect(await safeOf(anna)).toEqual(before)
  })

  it('on a loan counts once where its instalments are expenses', async () => {
    const { anna } = await newEarner()
    const terms = { principal: 60_000, annualRateBps: 1200, termPeriods: 6, posting: 'expense' }
    const days = { startOn: '2026-02-05', firstPaymentOn: day(5), trackFrom: '2026-02-05' }
    const loanId = await addLoan(one, anna, { ...terms, ...days })
    const fields = { date: day(5), amount: 10_353, expenseId: randomUUID() }
    await must(one, anna, 'loans.pay', newPayment(loanId, fields))
    expect(await safeOf(anna)).toMatchObject({
      ...{ spent: 600, repaid: 9753, due: 0, upcoming: 0, left: 200_000 - 10_353 },
    })
  })

  it('into goals is not safe to spend; what was there before is none of this month', async () => {
    const { anna } = await newEarner()
    const goalId = await save(anna, { currency: 'EUR', amount: 30_000 })
    const opening = newMove(goalId, 50_000, { date: day(10), isOpening: true })
    await must(one, anna, 'goals.contribute', opening)
    expect(await safeOf(anna)).toMatchObject({ saved: 30_000, left: 170_000 })
    // Whatever its note is changed to.
    await must(one, anna, 'goals.changeContribution', { id: opening.id, patch: { note: 'Gift' } })
    await must(one, anna, 'goals.withdraw', newMove(goalId, 45_000, { date: day(12) }))
    expect(await safeOf(anna)).toMatchObject({ saved: -15_000, left: 215_000 })
    await must(one, anna, 'goals.update', { id: goalId, patch: { status: 'archived' } })
    expect(await safeOf(anna)).toMatchObject({ saved: 0, left: 200_000 })
  })

  it('in another currency is about so much, and is named without a rate', async () => {
    const { anna } = await newEarner()
    expect((await safeOf(anna)).isAbout).toBeUndefined()
    await save(anna, { currency: 'USD', amount: 30_000 })
    const safe = await safeOf(anna)
    expect(safe).toMatchObject({ isAbout: true, about: ['saved'] })
    expect(safe.saved).toBeGreaterThan(0)
    await save(anna, { currency: 'SYP', amount: 900 })
    expect((await safeOf(anna)).missing).toMatchObject([{ currency: 'SYP', amount: 900 }])
  })

  it('on a loan waits for its owner only where payments are written down by hand', async () => {
    const { anna } = await newEarner()
    const waiting = async () => (await show(anna)).upcoming.filter(({ isWaiting }) => isWaiting)
    await borrow(anna, { currency: 'EUR', posting: 'payment' })
    expect(await waiting()).toEqual([])
    await borrow(anna, { currency: 'EUR', posting: 'by-hand' })
    expect(await waiting()).toMatchObject([{ kind: 'loan', day: day(6) }])
  })
})
