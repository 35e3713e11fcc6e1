import { afterAll, beforeAll, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { groceries, Household } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  one.moveTo('2026-11-17T12:00:00.000Z')
  await furnish()
})
afterAll(() => one.close())

/** Nothing was written down from January to June. */
async function furnish(): Promise<void> {
  await home.goal('Trip', 500_000, {}, [])
  await home.add('incomes', [
    { description: 'Salary', amount: 340_000, date: '2026-08-30' },
    { description: 'Salary', amount: 340_000, date: '2026-09-30' },
    { description: 'Salary', amount: 340_000, date: '2026-10-30' },
    { description: 'Paid back', source: 'Ann', amount: 1000, date: '2026-10-31' },
  ])
  const shop = { description: 'food', merchant: 'Kroger', categoryId: groceries }
  await home.add('expenses', [
    { ...shop, amount: 9900, date: '2025-10-05' },
    { ...shop, amount: 23_000, date: '2026-07-06' },
    { ...shop, amount: 14_000, date: '2026-08-06' },
    { ...shop, amount: 21_000, date: '2026-09-06' },
    { ...shop, amount: 31_600, date: '2026-10-06' },
    { ...shop, amount: 12_000, date: '2026-11-06' },
    { description: 'Card for Ann', amount: 300, date: '2026-10-12' },
    { description: 'Lunch with Ann', amount: 900, date: '2026-10-13' },
    { description: 'Dinner', amount: 2000, currency: 'USD', date: '2026-10-11' },
  ])
  const bill = { description: 'Kroger run', categoryId: groceries }
  await home.group('Flat', 'me', 8000, '2026-10-20', bill)
}

async function asked(question: string): Promise<string> {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return (await openQuestion(one.engine, profile, { question, before: [] })()).answer
}

it('takes months without a row for unknown in an average', async () => {
  // 936.00 of July to October.
  const answer = await asked('average monthly groceries')
  expect(answer).toContain('On average €234.00 a month')
  expect(answer).toContain('2 months of it are not in your book and not counted.')
})

it('takes them for unknown beside a usual month', async () => {
  const answer = await asked('did I spend more on groceries than usual in October?')
  // 580.00 of July to September.
  expect(answer).toContain('€193.33 on average')
  expect(answer).toContain('3 months of it are not in your book')
})

it('says of a month without a row that it is not known, and no percentage', async () => {
  const answer = await asked('compare groceries in July with June')
  expect(answer).toContain('Nothing at all is in your book of June 2026')
  expect(answer).not.toContain('%')
})

it('says so too of what stayed, and where it is asked why', async () => {
  expect(await asked('did I save more in July than in June?')).toContain('your book of June 2026')
  expect(await asked('why did I spend more in July than in June?')).toContain('of June 2026')
})

it('leaves out the month the book began in late, and says since when it is kept', async () => {
  await home.add('expenses', [
    { description: 'food', categoryId: groceries, amount: 5000, date: '2025-06-20' },
    { description: 'food', categoryId: groceries, amount: 7000, date: '2025-07-02' },
  ])
  const answer = await asked('average monthly groceries from June 2025 to July 2025')
  expect(answer).toContain('On average €70.00 a month')
  expect(answer).toContain('June 2025 is in your book only since 20 June 2025 and is not counted.')
})

it('counts a share that names a merchant there, in both questions', async () => {
  expect(await asked('how much did I spend at Kroger in October?')).toContain('€356.00')
  const places = await asked('Where did I spend the most in October?')
  expect(places).toContain('1. Kroger: €356.00')
  expect(places).toContain('Lunch with Ann: €9.00')
  expect(places).toContain('your share of group bills too')
})

it('says once what is asked of the same month twice', async () => {
  const answer = await asked('What did I earn in October and what did I spend in October?')
  expect(answer.split('came in and')).toHaveLength(2)
  expect(answer).not.toContain('The same stayed')
})

it('marks in a card what took a rate, and not what was exact beside it', async () => {
  const { advice } = await home.advice()
  const rows = advice.flatMap(({ evidence }) => evidence)
  const isAbout = (side: string) =>
    rows.filter(({ words }) => words === `October 2026, ${side}`).map((row) => !!row.isAbout)
  expect([isAbout('went out')[0], isAbout('came in')[0]]).toEqual([true, false])
})
