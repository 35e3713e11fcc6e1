import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { transactionDefaults } from '#contract/ledger/transaction.ts'
import { userScope } from '#contract/sync.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { createMany } from '#server/documents/write.ts'
import { addBudget } from './budget-fixture.ts'
import type { TestEngine } from './engine.ts'
import { addGoal, newMove } from './goals-fixture.ts'
import { newPerson, type Person } from './notification-fixture.ts'
import { randomExpenses, someCategories } from './random-ledger.ts'
import { addTemplate, must } from './recurring-fixture.ts'

const currencies = ['EUR', 'EUR', 'EUR', 'USD', 'JPY', 'GHS'] as const
const category = fc.option(fc.constantFrom(...someCategories))
const amount = fc.integer({ min: 1, max: 90_000 })
const currency = fc.constantFrom(...currencies)

const bill = fc.record({
  amount,
  // Nobody knows a rate of the last one.
  currency: fc.constantFrom(...currencies, 'SYP'),
  rate: fc.option(
    fc.record({
      to: fc.constantFrom('EUR', 'EUR', 'EUR', 'JPY', 'SYP'),
      value: fc.constantFrom('0.5', '0.0000768', '1234.5'),
    }),
    { freq: 2 },
  ),
  categoryId: category,
  daysAgo: fc.integer({ min: -10, max: 300 }),
  isMine: fc.boolean(),
  /** All of it is for the other one. */
  isTheirs: fc.boolean(),
})

const template = fc.record({
  amount,
  currency: fc.constantFrom('EUR', 'USD'),
  categoryId: category,
  startsIn: fc.integer({ min: 1, max: 20 }),
  frequency: fc.constantFrom('weekly', 'monthly', 'yearly'),
  isIncome: fc.boolean(),
})

const budget = fc.record({
  amount: fc.integer({ min: 1000, max: 10 ** 8 }),
  currency: fc.constantFrom('EUR', 'USD'),
  categoryIds: fc.uniqueArray(fc.constantFrom(...someCategories), { maxLength: 2 }),
  period: fc.constantFrom('weekly', 'monthly', 'quarterly'),
  beganAgo: fc.integer({ min: 0, max: 200 }),
  surplus: fc.constantFrom('keep', 'reset'),
  deficit: fc.constantFrom('carry', 'forgive'),
})

const saving = fc.record({
  amount,
  everyDays: fc.constantFrom(7, 14, 30, 31, 45),
  times: fc.integer({ min: 1, max: 9 }),
  lastAgo: fc.integer({ min: 0, max: 60 }),
})

/** Somebody with a book, groups and plans, wherever they live. */
export const households = fc.record({
  seed: fc.integer({ min: 0, max: 10 ** 6 }),
  expenses: fc.integer({ min: 0, max: 160 }),
  timezone: fc.constantFrom('Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin'),
  currency: fc.constantFrom('EUR', 'EUR', 'USD', 'JPY'),
  today: fc.integer({ min: 0, max: 200 }).map((days) => addDays('2026-03-01', days)),
  incomes: fc.array(fc.record({ amount, currency, daysAgo: fc.integer({ min: -5, max: 300 }) }), {
    maxLength: 12,
  }),
  bills: fc.array(bill, { maxLength: 14 }),
  payments: fc.array(fc.record({ amount, daysAgo: fc.nat(60), isMine: fc.boolean() }), {
    maxLength: 3,
  }),
  templates: fc.array(template, { maxLength: 4 }),
  budgets: fc.array(budget, { maxLength: 3 }),
  savings: fc.array(saving, { maxLength: 2 }),
})
export type RandomHousehold = typeof households extends fc.Arbitrary<infer One> ? One : never

/** A group with one who has no account, its bills and payments. */
async function writeGroup(one: TestEngine, anna: Person, house: RandomHousehold): Promise<void> {
  const { today } = house
  const [groupId, me, ben] = [randomUUID(), randomUUID(), randomUUID()]
  await must(one, anna, 'groups.create', {
    doc: { id: groupId, name: 'Flat', currency: 'EUR' },
    memberId: me,
    placeholders: [{ memberId: ben, name: 'Ben' }],
  })
  for (const { daysAgo, isMine, isTheirs, rate, ...fields } of house.bills) {
    const doc = {
      ...{ id: randomUUID(), description: 'Shared', date: addDays(today, -daysAgo), ...fields },
      rate: rate?.to === fields.currency ? null : rate,
      payers: [{ memberId: isMine ? me : ben, amount: fields.amount }],
      split: { mode: 'equal', memberIds: isTheirs ? [ben] : [me, ben] },
    }
    await must(one, anna, 'group_expenses.create', { groupId, doc })
  }
  for (const { daysAgo, isMine, amount: paid } of house.payments) {
    const [from, to] = isMine ? [me, ben] : [ben, me]
    const day = { currency: 'EUR', date: addDays(today, -daysAgo) }
    const doc = { id: randomUUID(), from, to, amount: paid, ...day }
    await must(one, anna, 'settlements.claim', { groupId, doc })
  }
}

async function writePlans(one: TestEngine, anna: Person, house: RandomHousehold): Promise<void> {
  const { today } = house
  for (const { startsIn, isIncome, ...fields } of house.templates) {
    const doc = { ...fields, categoryId: isIncome ? null : fields.categoryId }
    const table = isIncome ? 'income_templates' : 'expense_templates'
    await addTemplate(one, anna, { ...doc, startOn: addDays(today, startsIn) }, table)
  }
  for (const { beganAgo, surplus, deficit, ...fields } of house.budgets) {
    const rollover = { surplus, deficit, cap: null }
    const name = `Budget ${randomUUID()}`
    await addBudget(one, anna, { ...fields, name, rollover, startOn: addDays(today, -beganAgo) })
  }
  for (const { amount: saved, everyDays, times, lastAgo } of house.savings) {
    const goalId = await addGoal(one, anna, { targetAmount: 10 ** 7 })
    for (let n = times - 1; n >= 0; n--) {
      const date = addDays(today, -lastAgo - n * everyDays)
      await must(one, anna, 'goals.contribute', newMove(goalId, saved, { date }))
    }
  }
}

function incomeRows({ incomes, today }: RandomHousehold, writer: object) {
  return incomes.map(({ amount: earned, currency: of, daysAgo }) => ({
    ...{ ...transactionDefaults, ...writer, id: randomUUID() },
    ...{ amount: earned, currency: of, description: 'Pay' },
    ...{ date: addDays(today, -daysAgo), tags: [], categoryId: null, settles: null },
  }))
}

/** Writes all of it, at noon of their own day. */
export async function writeHousehold(one: TestEngine, house: RandomHousehold): Promise<Person> {
  const noon = Temporal.PlainDateTime.from(`${house.today}T12:00`)
  one.moveTo(noon.toZonedDateTime(house.timezone).toInstant().toString())
  const anna = await newPerson(one, { timezone: house.timezone })
  const { pool } = one.engine.database
  await pool.query('update users set currency = $2 where id = $1', [anna.uid, house.currency])
  const writer = { uid: anna.uid, scope: userScope(anna.uid), now: one.now() } as const
  const first: Day = addDays(house.today, -385)
  const expenses = randomExpenses(first, house.expenses, house.seed).map((row) => ({
    ...row,
    id: randomUUID(),
    // Anything larger would be more than people write down.
    ...(row.amount > 10 ** 9 && {
      amount: 700,
      lines: null,
      expectedBack: null,
      loanPrincipal: null,
    }),
  }))
  await one.engine.database.transact(async (tx) => {
    await createMany(tx, documentsOf('expenses'), expenses as never, writer)
    await createMany(tx, documentsOf('incomes'), incomeRows(house, {}) as never, writer)
  })
  await writeGroup(one, anna, house)
  await writePlans(one, anna, house)
  return anna
}
