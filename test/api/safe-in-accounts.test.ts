import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardAnswer } from '#contract/dashboard/entities.ts'
import { readDashboard, readUpcoming } from '#server/dashboard/read-dashboard.ts'
import { newAccount } from '../support/accounts-fixture.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { addGoal, newMove } from '../support/goals-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must } from '../support/recurring-fixture.ts'

const today = '2026-03-20'
let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine({ at: `${today}T10:00:00.000Z` })
})
afterAll(() => one.close())

async function safeOf(anna: Person) {
  const shown = await readDashboard(await lookOf(one, anna.uid), '2026-03')
  expect(dashboardAnswer.safeParse(shown).error).toBeUndefined()
  return shown.safeToSpend
}

/** Somebody who earned 2000.00 this month and spent half of it. */
async function newEarner() {
  const anna = await newPerson(one)
  const doc = (amount: number) => ({
    doc: { id: randomUUID(), description: 'Some', currency: 'EUR', date: '2026-03-02', amount },
  })
  await must(one, anna, 'incomes.create', doc(200_000))
  await must(one, anna, 'expenses.create', doc(104_000))
  return anna
}

async function account(anna: Person, fields: object) {
  const doc = newAccount({ openingOn: '2026-03-10', ...fields })
  await must(one, anna, 'accounts.create', { doc })
  return doc.id
}

it('is no more than what accounts come down to before the next income', async () => {
  const anna = await newEarner()
  const before = await safeOf(anna)
  expect(before).toMatchObject({ basis: 'income', perDay: 8000 })
  expect(before).not.toHaveProperty('accounts')
  const giro = await account(anna, { openingBalance: 90_000 })
  await account(anna, { name: 'Savings', kind: 'savings', openingBalance: 500_000 })
  await account(anna, { name: 'Visa', kind: 'card', openingBalance: -18_000, payFromId: giro })
  expect(await safeOf(anna)).toMatchObject({
    ...{ basis: 'accounts', perDay: 6000, left: 72_000, daysLeft: 12, until: '2026-03-31' },
    month: { perDay: 8000 },
  })
  await addTemplate(one, anna, {
    ...{ amount: 24_000, startOn: '2026-03-28', frequency: 'monthly', accountId: giro },
  })
  const pay = { amount: 200_000, startOn: '2026-03-26', frequency: 'monthly', accountId: giro }
  await addTemplate(one, anna, pay, 'income_templates')
  // The rent comes after the salary, so it is paid by that.
  expect(await safeOf(anna)).toMatchObject({
    ...{ basis: 'accounts', perDay: 12_000, left: 72_000, daysLeft: 6, until: '2026-03-25' },
  })
})

it('leaves alone what goals have put by there, and stands beside what is less', async () => {
  const anna = await newEarner()
  const giro = await account(anna, { openingBalance: 120_000 })
  expect(await safeOf(anna)).toMatchObject({
    ...{ basis: 'income', perDay: 8000, accounts: { perDay: 10_000, earmarked: 0 } },
  })
  const goalId = await addGoal(one, anna, { currency: 'EUR', accountId: giro })
  const opening = newMove(goalId, 60_000, { date: '2026-03-11', isOpening: true })
  await must(one, anna, 'goals.contribute', opening)
  expect(await safeOf(anna)).toMatchObject({
    ...{ basis: 'accounts', perDay: 5000, left: 60_000, earmarked: 60_000, lowest: 120_000 },
  })
})

it('says nothing where most of what is spent is not kept', async () => {
  const anna = await newEarner()
  await account(anna, { name: 'Wallet', kind: 'cash', openingBalance: 2000 })
  expect(await safeOf(anna)).toMatchObject({ basis: 'income', perDay: 8000 })
  await account(anna, { name: 'Abroad', currency: 'SYP', openingBalance: 2000 })
  expect(await safeOf(anna)).not.toHaveProperty('accounts')
})

it('tells the bill of a card where it tells what is ahead, and takes it off once', async () => {
  const anna = await newEarner()
  const giro = await account(anna, { openingBalance: 90_000 })
  const before = await safeOf(anna)
  const card = { kind: 'card', openingBalance: 0, payFromId: giro, closesOnDay: 21, dueOnDay: 28 }
  const visa = await account(anna, { name: 'Visa', ...card })
  const shown = async () => readDashboard(await lookOf(one, anna.uid), '2026-03')
  expect((await shown()).upcoming).toEqual([])
  const shoes = { description: 'Shoes', currency: 'EUR', date: '2026-03-18', amount: 18_000 }
  const doc = { id: randomUUID(), ...shoes, accountId: visa, paymentMethod: 'card' }
  await must(one, anna, 'expenses.create', { doc })
  const { upcoming, safeToSpend, spending } = await shown()
  expect(upcoming).toMatchObject([
    { kind: 'card', id: visa, title: 'Visa', day: '2026-03-28', amount: 18_000, isAbout: true },
  ])
  expect(spending.amount).toBe(122_000)
  // Bought or paid for, it is the same 180.00 less, over twelve days.
  expect([before?.perDay, safeToSpend?.perDay]).toEqual([7500, 6000])
  const rows = await readUpcoming(await lookOf(one, anna.uid), '2026-03-27')
  expect(rows).toEqual([])
})

it('takes an instalment once that a template brings, whatever becomes of it', async () => {
  const loan = { principal: 1_200_000, annualRateBps: 600, termPeriods: 12, currency: 'EUR' }
  const days = { startOn: '2026-02-25', firstPaymentOn: '2026-03-25', trackFrom: '2026-03-21' }
  for (const posting of ['by-hand', 'payment', 'expense']) {
    const anna = await newEarner()
    const giro = await account(anna, { openingBalance: 500_000 })
    const fields = { id: randomUUID(), name: 'Car', ...loan, ...days, posting, payFromId: giro }
    await must(one, anna, 'loans.create', { doc: fields })
    const alone = await readDashboard(await lookOf(one, anna.uid), '2026-03')
    expect(alone.upcoming).toMatchObject([{ kind: 'loan', day: '2026-03-25' }])
    await addTemplate(one, anna, {
      ...{ description: 'Rate', amount: alone.upcoming[0]?.amount, startOn: '2026-03-27' },
      ...{ frequency: 'monthly', accountId: giro },
    })
    const both = await readDashboard(await lookOf(one, anna.uid), '2026-03')
    expect(
      both.upcoming.map(({ title }) => title),
      posting,
    ).toEqual(['Rate'])
    const leftOf = ({ safeToSpend: safe }: typeof both) => [
      safe?.basis === 'income' && safe.left,
      safe && 'accounts' in safe && safe.accounts?.left,
    ]
    expect(leftOf(both), posting).toEqual(leftOf(alone))
  }
})
