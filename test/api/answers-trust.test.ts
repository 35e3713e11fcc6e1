import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQuestion } from '#server/advice/ask.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { eatingOut, groceries, Household, subscriptions } from '../support/advice-fixture.ts'
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

async function shops(): Promise<void> {
  await home.add('expenses', [
    { description: 'Mercado groceries', amount: 12_355, date: '2026-11-09', categoryId: groceries },
    { description: 'Mercado', amount: 10_480, date: '2026-10-10', categoryId: groceries },
    { description: 'Fish', amount: 2000, date: '2026-10-12', merchant: 'MERCADO 12' },
    { description: 'Supermercado', amount: 777, date: '2026-11-03' },
    ...home.monthly('Rent', 180_000, '03'),
    { description: 'Laptop', amount: 189_900, date: '2026-09-20' },
    { description: 'Lunch', amount: 1500, date: '2026-10-13', categoryId: eatingOut },
  ])
}

async function plans(): Promise<void> {
  await home.add('incomes', home.monthly('Salary', 400_000, '01'))
  await home.add('income_templates', [
    { description: 'Salary', amount: 400_000, frequency: 'monthly', startOn: '2026-12-01' },
  ])
  await home.template('Tunes', 2399, {
    ...{ categoryId: subscriptions, startOn: '2026-12-08' },
    priceChanges: [{ from: '2026-12-01', amount: 2999 }],
  })
  await home.template('Cinema pass', 1900, {
    ...{ categoryId: subscriptions, startOn: '2026-12-09' },
  })
  const older = (n: number) => (n < 7 ? 3700 : 4300)
  await home.add('expenses', home.monthly('Streamly', older, '08', { categoryId: subscriptions }))
  await home.run('budgets.create', {
    doc: {
      ...{ id: randomUUID(), name: 'Getting around', amount: 6000, currency: 'EUR' },
      ...{ period: 'monthly', startOn: '2026-09-01', categoryIds: [eatingOut] },
    },
  })
}

async function furnish(): Promise<void> {
  await shops()
  await plans()
}

type Case = readonly [string, readonly (RegExp | string)[]]

async function holds([question, said]: Case, before: readonly string[] = []): Promise<void> {
  const { answer, status } = await asked(question, before)
  expect([question, status]).toEqual([question, 'answered'])
  for (const part of said) {
    if (typeof part !== 'string') expect(answer).toMatch(part)
    else if (part.startsWith('-')) expect(answer).not.toContain(part.slice(1))
    else expect(answer).toContain(part)
  }
}

describe('what was bought somewhere', () => {
  it('is all that says so, wherever it is written, as the list finds it', async () => {
    await holds(['how many times did I go to Mercado', ['3 times', '€248.35', '-Not once']])
    await holds(['how much did I spend at Mercado this month', ['€123.55']])
    await holds(['how much did I spend at Mercado ever?', ['€248.35', '3 entries']])
    const { link } = await asked('how much did I spend at Mercado this month')
    expect(new URL(`https://x${link}`).searchParams.get('q')).toBe('Mercado')
  })

  it('counts every row among the largest', async () => {
    await holds([
      'biggest purchase this year',
      [
        'Laptop, 20 September 2026: €1,899.00',
        /2\. Rent, .*: €1,800\.00, and as much 10 more times/,
      ],
    ])
  })
})

describe('prices', () => {
  it('are added where several are named', async () => {
    await holds([
      'can I afford a 500 € bike and a 4000 € trip?',
      [/^No: €4,500\.00 \(€500\.00 and €4,000\.00 together\)/],
    ])
    await holds(['can I afford 2 tickets for 80 €?', [/^Yes: €80\.00 /]])
  })

  it.each<Case>([
    ['which subscriptions do I have?', ['Tunes is €29.99 a month (until now €23.99)']],
    ['what can I cancel?', ['Tunes, €29.99 a month']],
    ['what will Tunes cost next month?', ['€29.99', '-€23.99']],
    [
      'which subscription got more expensive?',
      [
        'Tunes will go from €23.99 to €29.99 on 1 December 2026, €6.00 more',
        'Streamly went from €37.00 to €43.00 on 8 August 2026, €6.00 more',
        '-Cinema',
      ],
    ],
    ['what was Streamly before?', ['€37.00']],
  ])('are those of the day they are paid: %s', async (...one) => {
    await holds(one)
  })

  it('stand in the rows as in the sentence', async () => {
    const { evidence } = await asked('what will Tunes cost next month?')
    expect(evidence.map(({ date, amount }) => [date, amount])).toEqual([['2026-12-08', 2999]])
  })
})

describe('time', () => {
  it.each<Case>([
    [
      'what comes in and goes out in december?',
      ['8 December 2026, Tunes: €29.99', 'Coming in:', '1 December 2026, Salary', '-2025'],
    ],
    ['this month against last', ['November 2026', 'In the same days before:', 'October 2026']],
    ['which was the most expensive week?', [/^Most was spent in the week from 14 September 2026/]],
    ['what was my most expensive month this year?', [/^Most was spent in September 2026/]],
    ['was September more expensive than October?', ['Yes: that is', 'more']],
    ['was October more expensive than September?', ['No: that is', 'less']],
    ['did I save more in October than in September?', [/^Yes\./]],
    ['what is left in getting around until friday?', ['Until 20 November 2026 alone cannot']],
    ['what is left in getting around until the 30th?', ['Getting around: €60.00 left', '-alone']],
    ['how much was left in getting around last month?', ['€45.00 was left', '€15.00 of €60.00']],
    ['how much was left last month?', ['in October 2026', 'stayed']],
    ['how much did I make in October?', ['€4,000.00 came in']],
    ['on average per month?', ['November 2026 still runs and is not counted.']],
    ['spending in the first ten days of October', ['from 1 October 2026 to 10 October 2026']],
  ])('%s', async (...one) => {
    await holds(one)
  })

  it('that no calendar has is asked about', async () => {
    const { status } = await asked('how much did I spend on 34 October?')
    expect(status).toBe('asks')
  })
})

it('says that it reads no Polish, and describes nothing else', async () => {
  const { answer, status } = await asked('ile pieniędzy wydałem na Laptop w sklepie')
  expect([status, answer]).toEqual(['cannot', expect.stringContaining('So far')])
})

it('foresees no month for nothing in a book that was not kept for a while', async () => {
  const gaps = await Household.make(one)
  await gaps.add('expenses', [
    { description: 'Shoes', amount: 9000, date: '2026-01-14' },
    { description: 'Rent', amount: 80_000, date: '2026-02-02' },
    { description: 'Rent', amount: 90_000, date: '2026-09-02' },
    { description: 'Rent', amount: 100_000, date: '2026-10-02' },
  ])
  const profile = await requireProfile(one.engine.database.pool, gaps.person.uid)
  const question = 'how much will I spend next month?'
  const { answer } = await openQuestion(one.engine, profile, { question, before: [] })()
  expect(answer).toContain('a usual month costs €900.00 in all, the middle one of 3 months')
})
