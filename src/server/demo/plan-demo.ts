import { randomUUID } from 'node:crypto'
import { addMonths, type Day, monthOf } from '#domain/calendar.ts'
import { type Household, planHousehold } from '../seed/household.ts'

/** Three years of a household: enough for every page to have something to say. */
const EXPENSES = 1600
const MOST_TRIES = 20

interface Demo {
  readonly email: string
  readonly household: Household
}

/** One that lives within its means without being rich: about half of all that chance makes. */
export function planDemo(until: Day): Demo {
  let demo = planOne(until)
  for (let tries = 1; tries < MOST_TRIES && !isModest(demo.household); tries++) {
    demo = planOne(until)
  }
  return demo
}

function planOne(until: Day): Demo {
  const email = `${randomUUID()}@demo.invalid`
  const plan = { seed: email, index: 0, email, expenses: EXPENSES, groups: 0 }
  return { email, household: planHousehold({ ...plan, until }) }
}

function isModest({ until, incomes, expenses }: Household): boolean {
  const since = `${addMonths(monthOf(until), -12)}-01`
  const kept = sumSince(since, incomes) / sumSince(since, expenses())
  return kept > 1.1 && kept < 1.5
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
