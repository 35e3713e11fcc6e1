import { type Household, noon, subscriptions } from './advice-fixture.ts'
import type { TestEngine } from './engine.ts'
import type { Golden } from './golden.ts'
import { postAt } from './recurring-fixture.ts'

const contract = { trialEnd: null, minTermEnd: null, noticeDays: null, autoRenew: true }

const gym = (home: Household, minTermEnd: string, more: object = {}) =>
  home.template('Gym', 3900, {
    ...{ startOn: '2026-12-10', contract: { ...contract, minTermEnd, noticeDays: 30 } },
    ...more,
  })

const trial = (home: Household, trialEnd: string) =>
  home.template('Language app', 1200, {
    ...{ startOn: trialEnd, contract: { ...contract, trialEnd, noticeDays: 1 } },
  })

const phone = (home: Household, from: string, amount: number, more: object = {}) =>
  home.template('Phone', 2000, {
    ...{ startOn: '2026-12-05', priceChanges: [{ from, amount }] },
    ...more,
  })

/** Waits to be confirmed since a day before, each time. */
async function waiting(home: Household, one: TestEngine, startOn: string): Promise<void> {
  one.moveTo('2026-08-20T12:00:00.000Z')
  await home.template('Gym', 3900, { startOn, autoPost: false })
  await postAt(one, noon)
}

const streams = async (home: Household, names: readonly string[], more: object = {}) => {
  await home.plainLife()
  for (const [n, name] of names.entries())
    await home.template(name, 999 + n * 100, { categoryId: subscriptions, ...more })
}

const cloud = (home: Household, amountOf: (n: number) => number, day = '11') =>
  home.add('expenses', home.monthly('Cloud Box', amountOf, day))

const insurance = (home: Household, startOn: string, amount = 48_000) =>
  home.template('Car insurance', amount, { frequency: 'yearly', startOn })

const job = (home: Household, until: string, day = '03') =>
  home.add(
    'incomes',
    home.monthly('Bakery job', 160_000, day).filter(({ date }) => date < until),
  )

const pay = (home: Household, amount: number) =>
  home.add('income_templates', [
    { description: 'Salary', amount, frequency: 'monthly', startOn: '2026-12-01' },
  ])

/** What comes again, and what should have come. */
export const planHouseholds: readonly Golden[] = [
  {
    rule: 'trial-ending',
    fires: (home) => trial(home, '2026-11-20'),
    says:
      'Cancel Language app by 19 November 2026, or keep it: After 19 November 2026 it is too ' +
      'late: the trial ends on 20 November 2026. It costs €12.00 each time.',
    misses: { 'in a month': (home) => trial(home, '2026-12-15') },
  },
  {
    rule: 'cancel-by',
    fires: (home) => gym(home, '2026-12-31'),
    misses: {
      'in half a year': (home) => gym(home, '2027-05-31'),
      'a last day is set': (home) => gym(home, '2026-12-31', { endOn: '2026-12-31' }),
      'it is paused': (home) => gym(home, '2026-12-31', { active: false }),
    },
  },
  {
    rule: 'price-rise-ahead',
    fires: async (home) => {
      await home.plainLife()
      await phone(home, '2027-01-05', 2600)
    },
    says:
      'Phone becomes dearer on 5 January 2027: It goes from €20.00 to €26.00. Ask whether the ' +
      'higher price lets you leave early.',
    misses: {
      'it becomes cheaper': async (home) => {
        await home.plainLife()
        await phone(home, '2027-01-05', 1600)
      },
      'it ends before': async (home) => {
        await home.plainLife()
        await phone(home, '2027-01-05', 2600, { endOn: '2026-12-31' })
      },
      'it is cents': async (home) => {
        await home.plainLife()
        await phone(home, '2027-01-05', 2050)
      },
    },
  },
  {
    rule: 'unused-subscription',
    fires: (home, one) => waiting(home, one, '2026-09-10'),
    misses: { 'only one waits': (home, one) => waiting(home, one, '2026-11-10') },
  },
  {
    rule: 'overlapping-subscriptions',
    fires: (home) => streams(home, ['Tunes', 'Netstream', 'Filmbox']),
    misses: {
      'two of them': (home) => streams(home, ['Tunes', 'Netstream']),
      'one is given up': async (home) => {
        await streams(home, ['Tunes', 'Netstream'])
        await streams(home, ['Filmbox'], { endOn: '2026-12-31' })
      },
    },
  },
  {
    rule: 'unlisted-subscription',
    fires: async (home) => {
      await home.plainLife()
      await cloud(home, (n) => 999 + (n % 2) * 50)
    },
    says:
      'Cloud Box comes about every month: 11 payments since 11 January 2026, each €9.99 to ' +
      '€10.49, the last on 11 November 2026. In Recurring you see it coming, and budgets count it.',
    misses: {
      'it is in Recurring by the same name': async (home) => {
        await home.plainLife()
        await cloud(home, () => 999)
        await home.template('cloud box', 999)
      },
      'it was paused there': async (home) => {
        await home.plainLife()
        await cloud(home, () => 999)
        await home.template('Cloud Box', 999, { active: false })
      },
      'it differs by half': async (home) => {
        await home.plainLife()
        await cloud(home, (n) => 999 + (n % 2) * 500)
      },
      'it is over': async (home) => {
        await home.plainLife()
        const past = home.monthly('Cloud Box', 999, '11').filter(({ date }) => date < '2026-09')
        await home.add('expenses', past)
      },
    },
  },
  {
    rule: 'yearly-bill-ahead',
    fires: async (home) => {
      await home.plainLife()
      await insurance(home, '2027-01-02')
    },
    says:
      'Car insurance is due on 2 January 2027: €480.00 at once, in 48 days. A goal puts it aside ' +
      'in parts until then.',
    misses: {
      'there is a goal for it': async (home) => {
        await home.plainLife()
        await insurance(home, '2027-01-02')
        await home.goal('Car insurance 2027', 48_000, {}, [])
      },
      'in half a year': async (home) => {
        await home.plainLife()
        await insurance(home, '2027-05-02')
      },
      'little beside a month': async (home) => {
        await home.plainLife()
        await insurance(home, '2027-01-02', 4000)
      },
    },
  },
  {
    rule: 'cash-low',
    fires: async (home) => {
      await home.template('Rent', 170_000, { startOn: '2026-12-01' })
      await pay(home, 160_000)
    },
    says:
      'The next 30 days will be tight: By 14 December 2026 Recurring has bills of €1,700.00 and ' +
      '€1,600.00 that comes in: €100.00 is missing before anything else.',
    misses: {
      'it is enough': async (home) => {
        await home.template('Rent', 160_000, { startOn: '2026-12-01' })
        await pay(home, 160_000)
      },
      'nothing is known of what comes in': (home) =>
        home.template('Rent', 170_000, { startOn: '2026-12-01' }),
    },
  },
  {
    rule: 'income-late',
    fires: (home) => job(home, '2026-11'),
    says:
      'Bakery job has not come yet: It came about every month, the last time on 3 October 2026 ' +
      'with €1,600.00. The next was to be expected on 3 November 2026, 12 days ago.',
    misses: {
      'it came': (home) => job(home, '2026-12'),
      'two days late': (home) => job(home, '2026-11', '13'),
      'Recurring waits for it': async (home) => {
        await job(home, '2026-11')
        await home.add('income_templates', [
          {
            ...{ description: 'Work', source: 'Bakery Job', amount: 160_000 },
            ...{ frequency: 'monthly', startOn: '2026-12-03' },
          },
        ])
      },
    },
  },
]
