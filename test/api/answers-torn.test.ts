import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { coffee, eatingOut, electricity, groceries, Household } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  one.moveTo('2026-11-19T12:00:00.000Z')
  await furnish()
  await travel()
})
afterAll(() => one.close())

/** A budget called like what is eaten, a salary that is due, coffee twice a week. */
async function furnish(): Promise<void> {
  const { rows } = await one.engine.database.pool.query<{ id: string }>(
    `select id from global_categories where name = 'Salary'`,
  )
  const salary = { categoryId: rows[0]?.id, description: 'Pay' }
  await home.add('incomes', [
    { ...salary, amount: 250_000, date: '2026-09-28' },
    { ...salary, amount: 250_000, date: '2026-10-28' },
  ])
  const budget = { name: 'Food', amount: 40_000, startOn: '2026-09-01', period: 'monthly' }
  await home.add('budgets', [{ ...budget, categoryIds: [groceries, eatingOut] }])
  await home.template('Streamly', 1299, { startOn: '2026-09-15' })
  await home.add('expenses', [
    ...['2026-09-15', '2026-10-15', '2026-11-15'].map((date) => ({
      ...{ description: 'Streamly', amount: 1299, date },
    })),
    ...Array.from({ length: 20 }, (_, n) => ({
      ...{ description: 'Espresso', merchant: 'Bar Uno', amount: 250, categoryId: coffee },
      date: `2026-${n < 10 ? '09' : '10'}-${String(10 + (n % 10)).padStart(2, '0')}`,
    })),
    { description: 'Hotel New York', amount: 43_200, date: '2026-05-10' },
    { description: 'Petrol', merchant: 'Autohof', amount: 5000, date: '2026-10-13' },
  ])
}

/** A trip on which 60.00 of food were eaten, half of it mine. */
async function travel(): Promise<void> {
  const [groupId, me, anna] = [randomUUID(), randomUUID(), randomUUID()]
  await home.run('groups.create', {
    doc: { id: groupId, name: 'Lisbon', currency: 'EUR' },
    memberId: me,
    placeholders: [{ memberId: anna, name: 'Anna Berg' }],
  })
  const tram = {
    ...{ id: randomUUID(), description: 'Tram', amount: 2000, currency: 'EUR', date: '2026-10-08' },
    ...{ payers: [{ memberId: me, amount: 2000 }] },
    split: { mode: 'equal', memberIds: [me, anna] },
  }
  await home.run('group_expenses.create', { groupId, doc: tram })
  const doc = {
    ...{ id: randomUUID(), description: 'Fish', amount: 6000, currency: 'EUR', date: '2026-10-07' },
    ...{ categoryId: eatingOut, payers: [{ memberId: me, amount: 6000 }] },
    split: { mode: 'exact', parts: [me, anna].map((memberId) => ({ memberId, value: 3000 })) },
  }
  await home.run('group_expenses.create', { groupId, doc })
}

async function asked(question: string, before: readonly string[] = []) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [...before] })()
}

/** What is asked, and what has to be said; behind a dash, what must not be. */
const cases: readonly (readonly [string, readonly string[]])[] = [
  [
    'What did we spend on food in Lisbon?',
    ['The bills for “food” in Lisbon come to €60.00', '€30.00', '-left', '-€80.00'],
  ],
  ['How much did New York cost?', ['€432.00']],
  ['How much did Streamly cost me so far?', ['€38.97', 'all your time']],
  ['How often do I get coffee a month?', ['20 times', 'times a month']],
  ['How much pay did I get?', ['came in', '-Nothing was spent']],
  ['How much wages did I get this year?', ['€5,000.00 came in', '-spent']],
  ['Who owes me and how much?', ['Anna Berg owes you €40.00', '-You spent']],
  ['last petrol', ['13 October 2026', '€50.00']],
  ['How much coffee in October and how many times?', ['10 times']],
]

describe('a part of a question', () => {
  it.each(cases)('is answered or named, never dropped: %s', async (question, said) => {
    const { answer } = await asked(question)
    for (const part of said) {
      if (part.startsWith('-')) expect(answer).not.toContain(part.slice(1))
      else expect(answer).toContain(part)
    }
  })

  it('goes on from a bare month', async () => {
    const { answer } = await asked('and the month before', ['last month'])
    expect(answer).toContain('September 2026')
  })

  it.each(['How often was I over the food budget?', 'Will my money last until payday?'])(
    'offers no torn question instead: %s',
    async (question) => {
      const { proposals } = await asked(question)
      expect(proposals).toEqual([])
    },
  )
})

describe('a book of which nothing is counted yet', () => {
  it('answers by a name without joining every row with every other anew', async () => {
    const days = Array.from({ length: 450 }, (_, n) => new Date(Date.UTC(2025, 0, 1 + n)))
    await home.add(
      'expenses',
      days.map((day, n) => ({
        ...{ description: 'Power', merchant: n % 9 ? `Shop ${n}` : 'Nordlicht', amount: 100 + n },
        ...{ date: day.toISOString().slice(0, 10), categoryId: electricity },
      })),
    )
    const { answer } = await asked('When did I last pay power?')
    expect(answer).toContain('Power')
  }, 30_000)
})
