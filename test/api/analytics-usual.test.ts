import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { readForecast } from '#server/analytics/forecast.ts'
import { readForeseen } from '#server/analytics/foreseen.ts'
import { readBudgetBook } from '#server/budgets/budget-book.ts'
import { standsIn } from '#server/budgets/stands.ts'
import { lookOf } from '../support/analytics-fixture.ts'
import { addBudget } from '../support/budget-fixture.ts'
import { compareAheadOf } from '../support/compare-ahead.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { addTemplate, must } from '../support/recurring-fixture.ts'
import { Said } from '../support/said.ts'

const today = '2026-11-17'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine({ at: `${today}T10:00:00.000Z` })
})
afterAll(() => one.close())

const add = (person: Person, collection: string, fields: Record<string, unknown>) =>
  must(one, person, `${collection}.create`, {
    doc: { id: crypto.randomUUID(), currency: 'EUR', description: 'Lidl', ...fields },
  })

/** Groceries every third day, a salary, and a rent that is a template only since now. */
async function household(days: number): Promise<Person> {
  const person = await newPerson(one)
  for (let ago = days; ago > 0; ago -= 3) {
    await add(person, 'expenses', { amount: 1000 + ((ago * 37) % 900), date: addDays(today, -ago) })
  }
  for (const date of ['2026-08-31', '2026-09-30', '2026-10-30']) {
    if (date < addDays(today, -days)) continue
    const amount = 240_000 + Number(date.slice(5, 7)) * 100
    await add(person, 'incomes', { amount, date, description: 'Work' })
    await add(person, 'expenses', { amount: 85_000, date, description: 'RENT' })
  }
  await addTemplate(one, person, { amount: 85_000, description: 'Rent', startOn: '2026-11-30' })
  await addBudget(one, person, { categoryIds: [], startOn: '2026-11-01', alerts: [100] })
  return person
}

const restOf = async (person: Person) => {
  const look = await lookOf(one, person.uid)
  const [stand] = await standsIn(await readBudgetBook(look.db, look.scope, today), today)
  const foreseen = await readForeseen(look, { kind: 'expense', day: '2026-11-30' })
  return { look, stand, foreseen }
}

describe.each([40, 75, 260])('in a book of %d days', (days) => {
  it('the forecast and a budget for everything say the same of the same days', async () => {
    const person = await household(days)
    const { look, stand, foreseen } = await restOf(person)
    expect(foreseen?.usual).toBeGreaterThan(3000)
    // The rent is planned by now, and comes once.
    expect(foreseen?.usual).toBeLessThan(15_000)
    expect(stand?.projection.rest).toBe(foreseen?.usual)
    expect(stand?.projection.upcoming).toBe(foreseen?.ahead)
    const said = new Said()
    await compareAheadOf({ said, look })
    expect(said.disagreements).toEqual([])
    expect(said.compared).toBeGreaterThan(0)
  })

  it('what was bought once and given back once does not come again', async () => {
    const person = await household(days)
    const { look, foreseen } = await restOf(person)
    const calm = (await readForecast(look)).days.map(({ spending }) => spending.middle ?? 0)
    const shoes = { amount: 9000, description: 'Shoes', date: '2026-10-25' }
    const bought = crypto.randomUUID()
    await must(one, person, 'expenses.create', { doc: { id: bought, currency: 'EUR', ...shoes } })
    await add(person, 'expenses', { ...shoes, date: '2026-11-13', refundOf: bought })
    const after = await restOf(person)
    const dear = (await readForecast(after.look)).days.map(({ spending }) => spending.middle ?? 0)
    // A week or month of them may be another one of the usual ones, but never the shoes.
    expect(Math.abs((after.foreseen?.usual ?? 0) - (foreseen?.usual ?? 0))).toBeLessThan(1500)
    expect(Math.abs((dear.at(-1) ?? 0) - (calm.at(-1) ?? 0))).toBeLessThan(6000)
    expect(dear).toEqual(dear.toSorted((a, b) => a - b))
  })
})
