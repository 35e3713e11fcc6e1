import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { groceries, Household, restaurants } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let home: Household
let pets: string
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  one.moveTo('2026-11-19T12:00:00.000Z')
  const { rows } = await one.engine.database.pool.query<{ id: string }>(
    `select id from global_categories where name = 'Pets'`,
  )
  pets = rows[0]?.id ?? ''
  await furnish()
  await club()
})
afterAll(() => one.close())

const owed = (from: string, amount: number) => ({ amount, from, dueOn: null, settledBy: null })

/** A coat of which 80.00 came back under another name, a cat, and evenings with others. */
async function furnish(): Promise<void> {
  await home.add('incomes', [{ description: 'Salary', amount: 250_000, date: '2026-08-28' }])
  const coat = await home.spend('Winter coat', 24_000, '2026-10-03')
  await home.spend('Cheque from the shop', 8000, '2026-10-20', { refundOf: coat })
  await home.add('expenses', [
    { description: 'Cat food', amount: 3000, date: '2026-11-02', categoryId: pets },
    { description: 'Vet', amount: 9000, date: '2026-11-05', categoryId: pets },
    { description: 'Trattoria', amount: 5200, date: '2026-11-06', categoryId: restaurants },
    ...[
      { description: 'Bistro', amount: 4100, date: '2026-11-08', notes: 'lunch with Klaus' },
      { description: 'Museum', amount: 1800, date: '2026-11-09', notes: 'Petra came along' },
      { description: 'Concert with Petra', amount: 6000, date: '2026-11-10' },
      {
        description: 'Rolls',
        merchant: 'Bäckerei Klaus',
        amount: 700,
        date: '2026-11-11',
        categoryId: groceries,
      },
    ],
    {
      ...{ description: 'Opera tickets', merchant: 'Stadthalle', amount: 7200 },
      ...{ date: '2026-05-16', expectedBack: owed('Irmgard', 3600) },
    },
    {
      ...{ description: 'Ballet', amount: 5000, date: '2026-06-16' },
      expectedBack: owed('Uta', 2500),
    },
  ])
}

/** A club of which Klaus Weber and Irmgard Seidel are, with one bill. */
async function club(): Promise<void> {
  const [groupId, me, klaus, irmgard] = Array.from({ length: 4 }, () => randomUUID())
  await home.run('groups.create', {
    doc: { id: groupId, name: 'Hiking', currency: 'EUR' },
    memberId: me,
    placeholders: [
      { memberId: klaus, name: 'Klaus Weber' },
      { memberId: irmgard, name: 'Irmgard Seidel' },
    ],
  })
  const doc = {
    ...{ id: randomUUID(), description: 'Hut', amount: 3000, currency: 'EUR' },
    ...{ date: '2026-11-07', payers: [{ memberId: klaus, amount: 3000 }] },
    split: { mode: 'exact', parts: [me, klaus].map((memberId) => ({ memberId, value: 1500 })) },
  }
  await home.run('group_expenses.create', { groupId, doc })
}

async function asked(question: string) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [] })()
}

/** What is asked, and what has to be said; behind a dash, what must not be. */
const cases: readonly (readonly [string, readonly string[]])[] = [
  ['What did the coat cost in the end?', ['€160.00', 'It was €240.00 before €80.00 came back']],
  ['How much did I spend on the coat?', ['€160.00']],
  ['Did I get a refund for the coat?', ['€80.00 came back', 'Cheque from the shop']],
  ['How much did I spend in October without the coat?', ['Nothing was spent']],
  // The share of the hut, and the lunch that a note names; the bakery is nobody.
  ['What did I spend with Klaus?', ['€56.00', 'A title or note names Klaus: Bistro', '-Bäckerei']],
  ['Restaurants and cafes with Klaus', ['-€56.00']],
  ['What did I spend without Klaus this month?', ['€257.00']],
  ['What did I spend with Petra?', ['€78.00', 'Museum', 'Concert with Petra']],
  ['How much does Klaus owe me?', ['You owe Klaus Weber €15.00', '-Bistro']],
  ['How much did I spend on the cat this month?', ['€120.00 on Pets', '€30.00 of it says “cat”']],
  ['How much was the cat food?', ['€30.00', '-€120.00']],
  ['Did Irmgard pay for the opera?', ['Irmgard has still to pay you €36.00 for', '-paid nothing']],
  ['Did Uta pay for the ballet?', ['Uta has still to pay you €25.00 for Ballet', '-You spent']],
  ['Did Klaus pay for the hut?', ['Klaus Weber paid €30.00 for “hut”']],
  ['Did Klaus pay for the opera?', ['Klaus Weber paid nothing for “opera”']],
]

describe('a question with somebody in it, or of what came back', () => {
  it.each(cases)('counts what says so anywhere: %s', async (question, said) => {
    const { answer } = await asked(question)
    for (const part of said) {
      if (part.startsWith('-')) expect(answer).not.toContain(part.slice(1))
      else expect(answer).toContain(part)
    }
  })

  it('opens the very rows of a refund that is called otherwise', async () => {
    const { link } = await asked('What did the coat cost in the end?')
    expect(link).toContain('rows=')
  })
})
