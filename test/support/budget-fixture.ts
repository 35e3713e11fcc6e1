import { randomUUID } from 'node:crypto'
import { checkBudgets } from '#server/budgets/check-budgets.ts'
import type { TestEngine } from './engine.ts'
import type { Person } from './notification-fixture.ts'
import { must } from './recurring-fixture.ts'

type Values = Readonly<Record<string, unknown>>

export const newBudget = (fields: Values = {}) => ({
  id: randomUUID(),
  name: 'Food',
  amount: 40_000,
  currency: 'EUR',
  startOn: '2026-03-01',
  ...fields,
})

export async function addBudget(one: TestEngine, person: Person, fields: Values = {}) {
  const doc = newBudget(fields)
  await must(one, person, 'budgets.create', { doc })
  return doc.id
}

export async function spend(
  one: TestEngine,
  person: Person,
  amount: number,
  fields: Values = {},
): Promise<string> {
  const date = one.now().toISOString().slice(0, 10)
  const doc = { id: randomUUID(), amount, currency: 'EUR', description: 'Bread', date, ...fields }
  await must(one, person, 'expenses.create', { doc })
  return doc.id
}

/** What the job does at this time, so many times. */
export async function checkAt(one: TestEngine, instant: string, times = 1): Promise<void> {
  one.moveTo(instant)
  for (let turn = 0; turn < times; turn++) await checkBudgets(one.engine, one.now())
}

/** Forgets how far everything was looked at, as if no server had ever done so. */
export const forgetChecks = ({ engine }: TestEngine) =>
  engine.database.pool.query('delete from budget_checks')
