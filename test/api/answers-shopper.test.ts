import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { groceries, Household, rent, subscriptions } from '../support/advice-fixture.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'

const salary = '019b0000-0000-7000-8000-000000000500'

let one: TestEngine
let home: Household
beforeAll(async () => {
  one = await openTestEngine()
  home = await Household.make(one)
  one.moveTo('2026-11-18T12:00:00.000Z')
  await furnish()
})
afterAll(() => one.close())

/** Prime and Audible are taken by the shop that takes much else; the phone became cheaper. */
async function furnish(): Promise<void> {
  const primeId = await home.template('Amazon Prime', 899, {
    ...{ merchant: 'Amazon', categoryId: subscriptions, startOn: '2026-12-04' },
  })
  await home.template('Phone', 2000, { startOn: '2026-12-12' })
  await home.template('Netflix', 1399, { merchant: 'Netflix', startOn: '2026-12-15' })
  await home.add('incomes', [
    ...home.monthly('Salary', 200_000, '01', { categoryId: salary, source: 'School' }),
    { description: 'Maths lessons', amount: 50_000, date: '2026-10-20' },
  ])
  await home.goal('Bicycle', 90_000, {}, [
    [10_000, '2026-09-05'],
    [4000, '2026-10-05'],
  ])
  for (const day of [1, 8, 15, 22]) {
    await home.template(`Weekly ${day}`, 100, {
      ...{ frequency: 'weekly', startOn: `2027-01-${String(day).padStart(2, '0')}` },
    })
  }
  const amazon = { merchant: 'Amazon', description: 'Amazon order' }
  const prime = { ...amazon, description: 'Amazon Prime', categoryId: subscriptions }
  await home.add('expenses', [
    { ...amazon, amount: 899, date: '2026-06-20' },
    { ...amazon, amount: 2399, date: '2026-08-03' },
    { ...prime, amount: 899, date: '2026-09-04' },
    { ...prime, amount: 899, date: '2026-10-04' },
    { ...prime, amount: 899, date: '2026-11-04', templateId: primeId },
    { ...amazon, amount: 5620, date: '2026-10-08' },
    { ...amazon, amount: 1749, date: '2026-11-07' },
    ...home.monthly('Phone', (n) => (n < 6 ? 2500 : 2000), '12'),
    ...home.monthly('Rent', 50_000, '02', { categoryId: rent }),
    ...home.monthly('Market', 10_000, '14', { categoryId: groceries }),
    ...home.monthly('Netflix', (n) => (n < 6 ? 1299 : 1399), '15', { merchant: 'Netflix' }),
  ])
}

async function asked(question: string, before: readonly string[] = []) {
  const profile = await requireProfile(one.engine.database.pool, home.person.uid)
  return (await openQuestion(one.engine, profile, { question, before: [...before] })()).answer
}

describe('what a template took, of a shop that takes other things too', () => {
  it.each([
    ['how much did I pay for Amazon Prime this year?', '€26.97 on Amazon Prime', 'in 3 entries'],
    ['since when do I pay for Amazon Prime?', 'Since 4 September 2026', '€26.97 in 3 entries'],
    ['when did I last pay Amazon Prime?', 'on 4 November 2026', '€8.99'],
    ['how often did I pay Amazon Prime?', '3 times', '€26.97'],
    ['how much did I spend at Amazon this year?', '€133.64 at Amazon', 'in 7 entries'],
    ['did Amazon Prime get more expensive?', 'No: Amazon Prime', '€8.99 as before'],
  ])('%s', async (question, ...parts) => {
    const answer = await asked(question)
    for (const part of parts) expect(answer).toContain(part)
  })

  it('leaves out what it took, and nothing else of the shop', async () => {
    const answer = await asked('how much did I spend in October without Amazon Prime?')
    expect(answer).toContain('You spent €690.19 without Amazon Prime')
  })
})

describe('prices that changed', () => {
  it('tells what went up without what fell, and the other way round', async () => {
    const up = await asked('what got more expensive?')
    expect(up).toContain('Netflix went from €12.99 to €13.99')
    expect(up).not.toContain('Phone')
    expect(up).not.toContain('Amazon')
    expect(await asked('which subscriptions went up?')).not.toContain('Phone')
    const down = await asked('what got cheaper?')
    expect(down).toContain('Phone went from €25.00 to €20.00 on 12 July 2026, €5.00 less')
    expect(down).not.toContain('Netflix')
  })
})

describe('what comes in beside what it goes to', () => {
  const part = 'is 5% of what came in from Salary in October 2026'
  it.each([
    ['what share of my salary went to groceries in October?', `on Groceries ${part}`],
    ['how much of my salary went to groceries in October?', `on Groceries ${part}`],
    ['salary vs groceries in October', `on Groceries ${part}`],
    ['rent vs income in October', 'on Rent is 20% of what came in in October 2026'],
    ['how much of my income did I spend on rent in October?', 'on Rent is 20% of what came in'],
    [
      'rent to income ratio in October',
      'on Rent is 20% of what came in',
      '€2,000.00 of it is left',
    ],
    ['was rent more than a third of my income in October?', 'No, less than a third of it.'],
    ['did I spend more on rent than I earned in October?', 'No, less than all of it.'],
    ['was rent more than half of my maths lessons in October?', 'Yes, more than half of it.'],
    ['how much of my salary did I spend in October?', 'of what came in from Salary'],
    ['welcher Anteil meines Gehalts ging für Lebensmittel im Oktober drauf?', part],
    ['quelle part de mon salaire est allé aux courses en octobre', part],
    ['que parte do meu salário foi para supermercado em outubro', part],
  ])('%s', async (question, ...parts) => {
    const answer = await asked(question)
    for (const one of parts) expect(answer).toContain(one)
    expect(answer).not.toMatch(/spent on Salary|came in on|came in from Rent|spent €\S+ on Salary/)
  })

  it('tells no share of a month in which nothing of it came in', async () => {
    const answer = await asked('what share of my maths lessons went to groceries in September?')
    expect(answer).toContain('Nothing came in from Maths lessons in September 2026')
    expect(answer).not.toContain('%')
  })

  it('leaves what comes from somewhere what it was', async () => {
    expect(await asked('how much did I earn in October?')).toContain('€2,500.00 came in')
    expect(await asked('income from maths lessons in October')).toContain('€500.00 came in')
  })
})

describe('questions that go on from the one before', () => {
  const before = ['how much did I spend on groceries in October?']
  it.each([
    ['is that more than September?', 'on Groceries in October 2026', 'on Groceries in September'],
    ['compared to September?', 'on Groceries in October 2026', 'on Groceries in September 2026'],
    ['how does that compare to September?', 'on Groceries in October', 'Groceries in September'],
    ['when was the last time?', 'The last expense on Groceries was on 14 October 2026'],
    ['how many times?', 'on Groceries once in October 2026'],
    ['quantas vezes?', 'on Groceries once in October 2026'],
  ])('%s', async (question, ...parts) => {
    const answer = await asked(question, before)
    for (const part of parts) expect(answer).toContain(part)
  })

  it.each([
    ['wie viel habe ich im Oktober für Lebensmittel ausgegeben', 'im Vergleich zum September?'],
    ['wie viel habe ich im Oktober für Lebensmittel ausgegeben', 'ist das mehr als im September?'],
    ['combien ai-je dépensé en courses en octobre', "est-ce plus qu'en septembre ?"],
    ['quanto gastei em supermercado em outubro', 'é mais do que em setembro?'],
  ])('%s %s', async (first, question) => {
    const answer = await asked(question, [first])
    expect(answer).toContain('on Groceries in October 2026')
    expect(answer).toContain('on Groceries in September 2026')
  })

  it('stays with what came in', async () => {
    const earned = ['how much did I earn in October?']
    const more = await asked('is that more than September?', earned)
    expect(more).toContain('€2,500.00 came in in October 2026')
    expect(more).toContain('€2,000.00 came in in September 2026')
    expect(await asked('when was the last time?', earned)).toContain(
      'last income was on 20 October',
    )
    expect(await asked('how many times?', earned)).toContain('in 2 entries')
  })
})

describe('figures of the time that is asked for', () => {
  it.each(['put into goals in October', 'how much did I put into goals in October?'])(
    '%s',
    async (question) => {
      const answer = await asked(question)
      expect(answer).toContain('You put €40.00 into your goals in October 2026')
      expect(answer).not.toContain('€140.00')
    },
  )

  it('tells the median of whole months, and none of weeks', async () => {
    const months = await asked('median monthly spending this year')
    expect(months).toContain('The median of 10 months')
    expect(months).toContain('is €637.99: in half of them')
    expect(months).toContain('The month that runs is not counted.')
    expect(await asked('median weekly spending')).toContain('of no other time')
  })

  it('tells as much of a long answer as is kept, and that it goes on', async () => {
    expect(await asked('what will I spend in 2027?')).toMatch(/\nAnd \d+ lines more\.$/)
  })
})
