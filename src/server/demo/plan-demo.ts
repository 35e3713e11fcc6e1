import { randomUUID } from 'node:crypto'
import { addMonths, type Day, monthOf } from '#domain/calendar/calendar.ts'
import { type Household, planHousehold } from '../seed/household.ts'

/** Three years of a household: enough for every page to have something to say. */
const EXPENSES = 1600
/** What it earned in the last year, for each unit it spent. */
const MEANS = 1.2

interface Demo {
  readonly email: string
  readonly household: Household
}

/** One that lives within its means: not every household that chance makes does. */
export function planDemo(until: Day): Demo {
  const email = `${randomUUID()}@demo.invalid`
  const plan = { seed: email, index: 0, email, expenses: EXPENSES, groups: 0 }
  const household = planHousehold({ ...plan, until })
  const since = `${addMonths(monthOf(until), -12)}-01`
  const earned = sumSince(since, household.incomes)
  const raise = (MEANS * sumSince(since, household.expenses())) / earned
  const incomes = household.incomes.map((income) => ({
    ...income,
    amount: Math.max(1, Math.round(income.amount * raise)),
  }))
  return { email, household: { ...household, incomes } }
}

interface Entry {
  readonly date: string
  readonly amount: number
}

function sumSince(since: Day, entries: Iterable<Entry>): number {
  let sum = 0
  for (const { date, amount } of entries) if (date >= since) sum += amount
  return sum
}
