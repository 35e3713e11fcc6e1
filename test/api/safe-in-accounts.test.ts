import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardAnswer } from '#contract/dashboard/entities.ts'
import { readDashboard } from '#server/dashboard/read-dashboard.ts'
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
