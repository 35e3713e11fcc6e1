import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rules } from '#domain/advice/catalogue.ts'
import {
  eatingOut,
  groceries,
  Household,
  noon,
  subscriptions,
  travel,
} from '../support/advice-stand.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { postAt } from '../support/recurring-stand.ts'

let one: TestEngine
const seen = new Set<string>()
let actions = 0
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

async function told(home: Household): Promise<readonly string[]> {
  const titles = await home.titles()
  for (const title of titles) seen.add(title.split(':')[0] ?? '')
  actions += await home.tryActions()
  expect(await home.titles()).toEqual(titles)
  return titles
}

/** Paid twice, dearer than before, for nothing, far too much, not paid back, not sorted, often. */
async function charge(home: Household): Promise<void> {
  const shop = { categoryId: groceries }
  await home.spend('Camera House', 24_900, '2026-11-06')
  await home.spend('Camera House', 24_900, '2026-11-07')
  await home.add(
    'expenses',
    home.monthly('Netstream', (n) => (n < 10 ? 1299 : 1599), '08'),
  )
  await home.spend('Account fee', 1500, '2026-05-05')
  await home.spend('Overdraft fee', 2500, '2026-08-05')
  await home.spend('Corner Shop', 99_900, '2026-11-10', shop)
  await home.spend('Concert', 12_000, '2026-09-20', {
    expectedBack: { amount: 6000, from: 'Ben', dueOn: '2026-10-01', settledBy: null },
  })
  await home.spend('Corner Shop', 6100, '2026-11-03')
  const visits = Array.from({ length: 9 }, (_, n) => ({
    description: 'Bean There',
    amount: 800 + n * 37,
    date: `2026-11-0${n + 1}`,
    categoryId: eatingOut,
  }))
  await home.add('expenses', visits)
}

describe('golden households', () => {
  it('has nothing to say to somebody new, or to a book in order', async () => {
    const home = await Household.make(one)
    expect(await told(home)).toEqual([])
    await home.plainLife()
    expect(await told(home)).toEqual([])
  })

  it('looks at single charges', async () => {
    const home = await Household.make(one)
    await home.plainLife()
    await charge(home)
    expect(await told(home)).toMatchInlineSnapshot(`
      [
        "duplicate-charge: Camera House may be in your book twice",
        "frequent-place: 9 times Bean There in 30 days",
        "owed-back: Ben has not paid you back",
        "fees: Fees cost you €40.00 in a year",
        "price-creep: Netstream costs more than before",
        "unlisted-subscription: Netstream comes every month",
        "unsorted: Corner Shop belongs to Groceries",
        "outlier: Corner Shop is far above your usual",
      ]
    `)
    const { advice } = await home.advice()
    const worth = advice.map(({ rule, yearly, evidence, action }) =>
      [rule, yearly, evidence.length, action?.label ?? 'I did this'].join(' | '),
    )
    expect(worth).toEqual([
      'duplicate-charge | 24900 | 2 | Delete the second one',
      'frequent-place | 25596 | 9 | I did this',
      'owed-back | 6000 | 1 | It was paid back',
      'fees | 4000 | 2 | I did this',
      'price-creep | 3600 | 4 | I did this',
      'unlisted-subscription |  | 6 | Add to Recurring',
      'unsorted |  | 1 | Put into Groceries',
      'outlier |  | 1 | I did this',
    ])
    expect(advice.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('€249.00 on 6 November 2026 and the same on 7 November 2026.'),
        'Together €85.32, 6% of a usual month. Every fourth time less is €255.96 in a year.',
        '€60.00 for Concert of 20 September 2026 was due on 1 October 2026, 45 days ago.',
        expect.stringContaining('from €12.99 to €15.99 on 8 November 2026, 23% more.'),
      ]),
    )
    expect(advice.every(({ evidence, link }) => evidence.length > 0 || link !== null)).toBe(true)
  })

  it('looks at what comes again', async () => {
    const home = await Household.make(one)
    const contract = { trialEnd: null, minTermEnd: null, noticeDays: null, autoRenew: true }
    one.moveTo('2026-08-20T12:00:00.000Z')
    await home.template('Gym', 3900, {
      startOn: '2026-09-10',
      autoPost: false,
      contract: { ...contract, minTermEnd: '2026-12-31', noticeDays: 30 },
    })
    await postAt(one, noon)
    await home.plainLife()
    await home.template('Language app', 1200, {
      startOn: '2026-11-20',
      contract: { ...contract, trialEnd: '2026-11-20', noticeDays: 1 },
    })
    await home.template('Phone', 2000, {
      startOn: '2026-12-05',
      priceChanges: [{ from: '2027-01-05', amount: 2600 }],
    })
    await home.template('Netstream', 1299, { categoryId: subscriptions })
    await home.template('Tunes', 999, { categoryId: subscriptions })
    await home.template('Car insurance', 48_000, { frequency: 'yearly', startOn: '2027-01-02' })
    await home.add('expenses', home.monthly('Cloud Box', 999, '11'))
    expect(await told(home)).toMatchInlineSnapshot(`
      [
        "trial-ending: Cancel Language app by 19 November 2026, or keep it",
        "cancel-by: Cancel Gym by 1 December 2026, or keep it",
        "unused-subscription: Do you still pay Gym?",
        "price-rise-ahead: Phone becomes dearer on 5 January 2027",
        "overlapping-subscriptions: 2 subscriptions in Subscriptions",
        "yearly-bill-ahead: Car insurance is due on 2 January 2027",
        "unlisted-subscription: Cloud Box comes every month",
      ]
    `)
  })

  it('looks at budgets', async () => {
    const home = await Household.make(one)
    await home.plainLife()
    await home.add('expenses', [
      ...home.monthly('Trattoria', (n) => (n < 7 ? 10_000 + n : 22_000 + n), '06', {
        categoryId: eatingOut,
      }),
      ...home.monthly('Rail Pass', (n) => 21_000 + n * 11, '14', { categoryId: travel }),
    ])
    const startOn = '2026-02-01'
    await home.add('budgets', [
      { name: 'Food', categoryIds: [groceries], amount: 20_000, startOn },
      {
        name: 'Power',
        categoryIds: ['019b0000-0000-7000-8000-000000000130'],
        amount: 20_000,
        startOn,
      },
      { name: 'Out', categoryIds: [eatingOut], amount: 21_000, startOn: '2026-11-01' },
    ])
    expect(await told(home)).toMatchInlineSnapshot(`
      [
        "category-creep: Eating out has grown",
        "budget-too-large: Power has room to spare",
        "budget-overrun: Food will probably not last",
        "budget-too-small: Food is too small to hold",
        "unbudgeted-category: Home has no budget",
        "unbudgeted-category: Travel has no budget",
        "unlisted-subscription: Rail Pass comes every month",
      ]
    `)
  })

  it('looks at saving', async () => {
    const home = await Household.make(one)
    await home.plainLife()
    await home.goal('Lisbon', 120_000, { targetOn: '2027-03-01', priority: 1 }, [
      [5000, '2026-08-20'],
      [5000, '2026-09-20'],
      [5000, '2026-10-20'],
    ])
    await home.goal('Piano', 300_000, { targetOn: '2029-01-01', priority: 3 }, [
      [10_000, '2026-06-01'],
      [10_000, '2026-07-01'],
    ])
    await home.goal('Sofa', 90_000, { priority: 2 }, [
      [10_000, '2026-08-25'],
      [10_000, '2026-09-25'],
      [10_000, '2026-10-25'],
    ])
    expect(await told(home)).toMatchInlineSnapshot(`
      [
        "goal-slip: Lisbon will be late",
        "goal-stalled: Nothing went into Piano for 137 days",
        "goal-top-up: €1,658.00 usually stays at the end of a month",
        "goal-without-day: Sofa could have a day",
      ]
    `)
  })

  it('looks at debts', async () => {
    const home = await Household.make(one)
    await home.plainLife()
    const loan = {
      posting: 'by-hand',
      startOn: '2026-01-15',
      termPeriods: 36,
      trackFrom: '2026-11-01',
    }
    await home.add('loans', [
      {
        name: 'Car',
        principal: 900_000,
        annualRateBps: 690,
        firstPaymentOn: '2026-02-12',
        ...loan,
      },
      {
        name: 'Kitchen',
        principal: 300_000,
        annualRateBps: 190,
        firstPaymentOn: '2026-02-20',
        ...loan,
      },
    ])
    await home.group('Flat', 'me', 12_000)
    await home.group('Trip', 'other', 5000)
    expect(await told(home)).toMatchInlineSnapshot(`
      [
        "instalment-missed: An instalment of Car is not entered",
        "prepay: Paying back Car saves more than saving",
        "group-owed: Flat owes you €60.00",
        "group-owing: You owe €25.00 in Trip",
        "dearest-loan-first: Pay extra on Car first",
      ]
    `)
  })

  it('looks at the whole', async () => {
    const home = await Household.make(one)
    await home.add('incomes', [
      ...home.monthly('Bakery job', 160_000, '03').filter(({ date }) => date < '2026-11'),
    ])
    await home.add('expenses', [
      ...['04', '13', '22', '28'].flatMap((day, at) =>
        home.monthly(
          'Market',
          (n) => 26_000 + at * 9000 + (n % 2) * 1200 + (n > 6 ? 9000 : 0),
          day,
          {
            categoryId: groceries,
          },
        ),
      ),
    ])
    await home.template('Rent', 170_000, { startOn: '2026-12-01' })
    expect(await told(home)).toMatchInlineSnapshot(`
      [
        "cash-low: The next 30 days will be tight",
        "income-late: Bakery job has not come yet",
        "spending-over-income: More goes out than comes in",
        "cushion: A cushion for three months",
      ]
    `)
  })

  it('looks at a month that was dearer than others', async () => {
    const home = await Household.make(one)
    await home.plainLife()
    await home.spend('Roof repair', 150_000, '2026-10-15')
    expect(await told(home)).toMatchInlineSnapshot(`
      [
        "savings-rate-drop: You kept less of October 2026 than usual",
      ]
    `)
  })

  it('has a household for every rule', () => {
    expect(rules.length).toBeGreaterThanOrEqual(25)
    const unseen = rules.map(({ name }) => name).filter((name) => !seen.has(name))
    expect(unseen).toEqual([])
    expect(actions).toBeGreaterThan(15)
  })
})
