import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { coffee, eatingOut, Household, subscriptions, travel } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  await furnish()
})
afterAll(() => one.close())

async function asked(question: string, before: readonly string[] = []) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return openQuestion(one.engine, profile, { question, before: [...before] })()
}

/** A trip of three with one payment of the others, one between them, and a bill of home. */
async function trip(): Promise<void> {
  const [groupId, me, ann, tom] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await home.run('groups.create', {
    doc: { id: groupId, name: 'Lisbon 2026', currency: 'EUR' },
    memberId: me,
    placeholders: [
      { memberId: ann, name: 'Ann Berg' },
      { memberId: tom, name: 'Tom Reed' },
    ],
  })
  const bill = (description: string, amount: number, payer: string, date: string) => ({
    ...{ id: randomUUID(), description, amount, currency: 'EUR', date, categoryId: travel },
    ...{ payers: [{ memberId: payer, amount }] },
    split: { mode: 'equal', memberIds: [me, ann, tom] },
  })
  const bills = [bill('Flat', 60_000, me, '2026-06-10'), bill('Boat', 9000, ann, '2026-06-11')]
  for (const doc of bills) await home.run('group_expenses.create', { groupId, doc })
  const doc = { id: randomUUID(), from: tom, to: me, amount: 14_000, currency: 'EUR' }
  await home.run('settlements.createMany', { groupId, docs: [{ ...doc, date: '2026-11-03' }] })
}

async function furnish(): Promise<void> {
  await home.plainLife()
  await trip()
  await home.add('expenses', [
    ...home.monthly('Streamly', 1299, '08', { categoryId: subscriptions }),
    ...home.monthly('Trattoria', (n) => 3000 + n * 170, '07', { categoryId: eatingOut }),
    { description: 'Tram', amount: 290, date: '2026-11-15', merchant: 'City Tram' },
    { description: 'Cappuccino', amount: 3000, date: '2026-11-04', categoryId: coffee },
    { description: 'Coffee', amount: 400, date: '2026-10-04', categoryId: coffee },
    { description: 'Coffee', amount: 500, date: '2026-10-06', categoryId: travel },
  ])
  const boots = await home.spend('Boots', 12_900, '2026-10-19', { merchant: 'Nordwind' })
  await home.spend('Boots returned', 12_900, '2026-11-09', {
    ...{ merchant: 'Nordwind', refundOf: boots },
  })
  await home.add('own_rates', [
    { currency: 'USD', to: 'EUR', rate: '0.90', fromOn: '2020-01-01', toOn: null },
  ])
  await home.add('incomes', [{ description: 'Lesson', amount: 9000, date: '2026-11-11' }])
  await home.goal('New bicycle', 150_000, { targetOn: '2027-06-30' }, [
    [30_000, '2026-09-02'],
    [10_000, '2026-10-02'],
    [10_000, '2026-11-02'],
  ])
}

/** What somebody types, and what has to stand in the answer; with a dash, what must not. */
const cases: readonly (readonly [string, readonly (RegExp | string)[]])[] = [
  ['100 euro in dollars', [/≈\u00a0US\$111\.11/, 'by the rate you typed']],
  ['what is 50 usd in euros?', [/≈\u00a0€45\.00/]],
  ['how much is 20 dollars', [/≈\u00a0€18\.00/]],
  ['convert 200 dollars to euro', [/≈\u00a0€180\.00/]],
  ['how much is still open in Lisbon', [/Ann Berg owes you €\d+/, '-You spent']],
  ['what is the balance of Lisbon 2026', [/Ann Berg owes you €\d+/]],
  ['How much did I get back in November?', ['€129.00', '€140.00', '-owes you']],
  ['has Tom paid me back?', ['Tom Reed, Lisbon 2026, 3 November 2026: €140.00']],
  ['What comes in this month?', ['€3,090.00 came in', '-Rent']],
  ['what money is coming in december', ['1 December 2026, Salary: €3,000.00', '-Rent']],
  ['What comes in December?', ['Rent: €900.00', 'Coming in:', 'Salary: €3,000.00']],
  [
    'can I afford 1200 next month?',
    [/^Yes, if the income comes that is planned: €1,200\.00 fits into December 2026/],
  ],
  ['can I afford 5000 in december?', [/^No: €5,000\.00 is €[\d,.]+ more than is free in December/]],
  [
    'What can I cancel?',
    ['Streamly, €12.99 a month (€155.88 a year), is seen in your rows but not entered'],
  ],
  ['Which subscriptions do I have?', ['Streamly, €12.99 a month (€155.88 a year), is seen']],
  ['What can I cancel?', ['-Trattoria', '-Corner Shop']],
  ['how much do I spend on Sundays this year', ['on Sundays in 2026 so far']],
  ['on which weekday do I spend the most?', [/^Most was spent on \w+days: .*\nThen \w+days/]],
  ['spending in the year before last', ['nothing in your book of 2024']],
  ['how much of my money goes to rent?', [/That is \d+% of the/]],
  ['When did I first go to the Trattoria?', ['first expense on Trattoria was on 7 January 2026']],
  ['What did I buy at Nordwind?', ['Boots at Nordwind, 19 October 2026: €129.00']],
  ['three biggest expenses this year', ['Rent', '2. Flat', '3. Corner Shop', '-4. ']],
  ['expenses over 100 in October', ['Rent, 2 October 2026', 'Boots at Nordwind']],
  ['how much do I make a month', ['€3,000.00 a month']],
  ['how did my year go so far?', ['came in', 'in 2026 so far']],
  ['How often did I buy at Nordwind this year?', ['once', '€129.00 came back in 1 refund']],
  ['Am I living within my means?', ['from January 2026 to October 2026']],
  ['How much on coffee this year?', ['€34.00 on Coffee and snacks', '€5.00 more says “coffee”']],
  ['what did I spend the day before yesterday?', ['on 13 November 2026']],
  ['spending in the second half of October', ['from 16 October 2026 to 31 October 2026']],
  ['how much did I spend two weeks ago', ['26 October 2026 to 1 November 2026']],
  ['everything without rent and groceries in october', ['without Rent without Groceries']],
  ['spendings on fridays in october', ['on Fridays in October 2026']],
  ['Wie viel habe ich im Oktober für Miete ausgegeben?', ['€900.00 on Rent in October 2026']],
  ['combien ai-je dépensé chez Nordwind en octobre ?', ['€129.00 at Nordwind in October 2026']],
  ['Wann ist meine nächste Miete?', ['Rent comes next on 2 December 2026: €900.00']],
  ['Was kann ich kündigen?', ['Streamly']],
  ['¿Cuánto gasté en alquiler en octubre?', ['€900.00 on Rent in October 2026']],
  ['Quando pago l’affitto?', ['2 December 2026', '€900.00']],
  ['Hoeveel heb ik in oktober bij Nordwind uitgegeven?', ['€129.00 at Nordwind in October 2026']],
  [
    'How far am I with the bicycle?',
    ['reached on 2 September 2027', '€142.86 a month, in 7 payments'],
  ],
]

describe('a question that is not answered', () => {
  it.each([
    ['How much did I spend on Spotify?', 'unknown', 'Spotify'],
    ['What did I pay at Starbucks in October?', 'unknown', 'Starbucks'],
    ['Hur mycket spenderade jag på mat?', 'cannot', 'English'],
  ])('%s says so', async (question, wanted, said) => {
    const { answer, status } = await asked(question)
    expect([status, answer]).toEqual([wanted, expect.stringContaining(said)])
  })

  it('goes on with when', async () => {
    const { answer } = await asked('when?', ['How much is my next rent?'])
    expect(answer).toContain('2 December 2026')
  })
})

describe('questions as people type them', () => {
  it.each(cases)('%s', async (question, said) => {
    const { answer, status } = await asked(question)
    expect(status).toBe('answered')
    for (const part of said) {
      if (typeof part !== 'string') expect(answer).toMatch(part)
      else if (part.startsWith('-')) expect(answer).not.toContain(part.slice(1))
      else expect(answer).toContain(part)
    }
  })
})
