import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { eatingOut, groceries, Household, travel } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

const salary = '019b0000-0000-7000-8000-000000000500'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  one.moveTo('2026-11-20T12:00:00.000Z')
  await furnish()
  await trip('Lisbon')
})
afterAll(() => one.close())

/** A book since July, with food that is likely to go over and going out that is over. */
async function furnish(): Promise<void> {
  await home.template('Rent', 50_000, { startOn: '2026-12-02' })
  const monthly = { period: 'monthly', startOn: '2026-08-01' }
  await home.add('budgets', [
    { name: 'Food', amount: 30_000, categoryIds: [groceries], ...monthly },
    { name: 'Going out', amount: 1000, categoryIds: [eatingOut], ...monthly },
    { name: 'Journeys', amount: 90_000, categoryIds: [travel], ...monthly },
  ])
  const since = (month: number, ...rows: Parameters<Household['monthly']>) =>
    home.monthly(...rows).slice(month - 1)
  const food = { categoryId: groceries }
  const shop = { merchant: 'REWE', ...food }
  await home.add('incomes', since(7, 'Salary', 200_000, '01', { categoryId: salary }))
  await home.add('expenses', [
    ...since(8, 'Rent', 50_000, '02'),
    ...['03', '08', '13', '18'].flatMap((day) => since(8, 'REWE', 6000, day, shop)),
    ...since(8, 'Market', 5000, '14', food),
    ...since(8, 'Baker', 2500, '26', food),
    { description: 'REWE', amount: 7000, date: '2026-11-18', ...shop },
    { description: 'Bar', amount: 2000, date: '2026-11-05', categoryId: eatingOut },
    { description: 'Birthday presents for Lena', amount: 4200, date: '2026-11-10' },
    { description: 'Picnic', amount: 1500, date: '2026-10-20', categoryId: travel },
    { description: 'Picnic', amount: 700, date: '2026-10-21', categoryId: eatingOut },
  ])
}

/** A boat that Anna paid for three, of whom one is me. */
async function trip(name: string): Promise<void> {
  const [groupId, me, anna, tom, ida] = Array.from({ length: 5 }, () => randomUUID())
  await home.run('groups.create', {
    doc: { id: groupId, name, currency: 'EUR' },
    memberId: me,
    placeholders: [
      { memberId: anna, name: 'Anna Berg' },
      { memberId: tom, name: 'Tom Reed' },
      { memberId: ida, name: 'Ida Lund' },
    ],
  })
  const doc = {
    ...{ id: randomUUID(), description: 'Boat', amount: 9000, currency: 'EUR' },
    ...{ date: '2026-11-05', payers: [{ memberId: anna, amount: 9000 }] },
    split: { mode: 'equal', memberIds: [me, anna, tom] },
  }
  await home.run('group_expenses.create', { groupId, doc })
}

async function asked(question: string): Promise<string> {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return (await openQuestion(one.engine, profile, { question, before: [] })()).answer
}

/** Each with what has to stand in its answer. */
const everyOne = (cases: readonly (readonly [string, ...string[]])[]) =>
  it.each(cases)('%s', async (question, ...parts) => {
    const answer = await asked(question)
    for (const part of parts) expect(answer).toContain(part)
  })

describe('budgets that are over, and those that are likely to go over', () => {
  const food = 'Food is likely to go over: as it usually goes, it comes to €325.00 of €300.00'
  const out = 'Going out is over budget by €10.00 already.'
  everyOne([
    ['will I overspend this month', food, out],
    ['will I go over budget', food, out],
    ['am I going to go over my budgets?', food, out],
    ['which budgets will I exceed', food, out],
    ['will I go over my Food budget', food],
    ['will I exceed the budget for groceries', food],
    ['will I go over my Journeys budget', 'Journeys is likely to stay within'],
  ])

  it('tells no other one', async () => {
    expect(await asked('will I overspend this month')).not.toContain('Journeys')
    expect(await asked('am I over budget?')).not.toContain('Food')
  })
})

describe('what two others owe each other', () => {
  const owes = 'Tom Reed owes Anna Berg €30.00 in Lisbon.'
  everyOne([
    ['what does Tom owe Anna', owes],
    ['how much does Anna owe Tom?', owes],
    ['what do Tom and Anna owe each other', owes],
    ['what is the balance between Tom and Anna', owes],
    ['what does Ida owe Tom', 'Tom Reed and Ida Lund owe each other nothing in Lisbon.'],
    ['does Anna owe me anything', 'You owe Anna Berg €30.00 in Lisbon.'],
  ])

  it('says nothing of me', async () => {
    expect(await asked('what does Tom owe Anna')).toBe(owes)
  })
})

describe('a time that begins before the book', () => {
  everyOne([
    ['savings rate', 'went out from July 2026 to October 2026'],
    ['what is my savings rate this year', 'Your book begins on 1 July 2026'],
    ['summary of this year', 'Your book begins on 1 July 2026'],
    ['what share of my spending is REWE', 'from July 2026 to October 2026'],
  ])
})

describe('a share', () => {
  const october = 'That is 76% of the €315.00 that went out on Groceries in October 2026.'
  everyOne([
    ['what share of my groceries is from REWE in October', '€240.00', october],
    ['what percentage of groceries was bought at REWE in October', october],
    ['what share of my spending on groceries was at REWE in October', october],
    ['what share of my spending is groceries in October', 'of the €837.00 that went out in'],
  ])
})

describe('several things together', () => {
  everyOne([
    ['how much did I spend on picnic in travel in October', 'You spent €15.00 on Picnic in Travel'],
    [
      'what did I spend on groceries and eating out at REWE in October',
      'You spent €240.00 on Groceries and on Eating out at REWE',
    ],
  ])
})

describe('a time to come', () => {
  const planned = '2 January 2027, Rent: €500.00.'
  everyOne([
    ['spending in 2027', planned, 'That is what is planned; a usual month costs'],
    ['did I spend in 2027', '2027 is still to come.', planned],
    ['what did I spend on groceries in 2027', '2027 is still to come.', 'Nothing is planned'],
    ['how much did I earn in 2027', '2027 is still to come.', 'Your rows show Salary'],
    ['summary of 2027', '2027 is still to come.', planned],
  ])

  it('is not told as one in which nothing was spent', async () => {
    expect(await asked('did I spend in 2027')).not.toContain('Nothing was spent')
    expect(await asked('how much did I earn in 2027')).not.toContain('Rent')
  })
})

describe('the average of a month in a time that still runs', () => {
  const left = 'November 2026 still runs and is not counted.'
  everyOne([
    ['what do I spend on average a month this year', '4 months: €2,467.00', left],
    ['average spending per month since September', 'to October 2026, 2 months', left],
    ['average monthly spending this month', 'November 2026 so far', 'one month'],
  ])
})

describe('what a title says with all of its words', () => {
  everyOne([
    ['how much did the birthday present cost', '€42.00 on Birthday presents for Lena'],
    ['how much did I spend on birthday presents', '€42.00 on Birthday presents for Lena'],
  ])
})
