import { eatingOut, type Household } from './advice-fixture.ts'
import type { Golden } from './golden.ts'

const monthly = (amount: number, months: readonly string[]) =>
  months.map((month) => [amount, `2026-${month}-20`] as const)

const lately = ['08', '09', '10'] as const

/** Paid by hand; tracked from a day on, so that all before it counts as paid. */
const loan = (home: Household, name: string, annualRateBps: number, more: object = {}) =>
  home.add('loans', [
    {
      ...{ name, principal: 900_000, annualRateBps, posting: 'by-hand', termPeriods: 36 },
      ...{ startOn: '2026-01-15', firstPaymentOn: '2026-02-20', trackFrom: '2026-11-01' },
      ...more,
    },
  ])

const market = async (home: Household, spending: number, wages: number) => {
  await home.add(
    'incomes',
    home.monthly('Wages', (n) => wages + (n % 2), '03'),
  )
  await home.add(
    'expenses',
    ['04', '13'].flatMap((day) =>
      home.monthly('Market', spending / 2, day, { categoryId: eatingOut }),
    ),
  )
}

/** Loans, groups and goals. */
export const savingHouseholds: readonly Golden[] = [
  {
    rule: 'instalment-missed',
    fires: (home) => loan(home, 'Car', 690, { firstPaymentOn: '2026-02-12' }),
    misses: {
      'it is due in five days': (home) => loan(home, 'Car', 690),
      'it is entered by itself': (home) =>
        loan(home, 'Car', 690, { firstPaymentOn: '2026-02-12', posting: 'expense' }),
    },
  },
  {
    rule: 'prepay',
    fires: async (home) => {
      await home.plainLife()
      await loan(home, 'Car', 690)
    },
    misses: {
      'nothing is put aside': async (home) => {
        await market(home, 130_000, 300_000)
        await loan(home, 'Car', 690)
      },
      'nothing stays': async (home) => {
        await home.plainLife({ salary: 140_000 })
        await home.add('expenses', home.monthly('Trips', 20_000, '15', { categoryId: eatingOut }))
        await loan(home, 'Car', 690)
      },
      'it costs nothing': async (home) => {
        await home.plainLife()
        await loan(home, 'Sofa', 0, { kind: 'interest-free' })
      },
    },
  },
  {
    rule: 'dearest-loan-first',
    fires: async (home) => {
      await loan(home, 'Car', 690)
      await loan(home, 'Kitchen', 190)
    },
    says:
      'Pay extra on Car first: Car costs 6.9% a year and Kitchen 1.9%. Whatever you can pay on ' +
      'top saves most at Car.',
    misses: {
      'they cost nearly the same': async (home) => {
        await loan(home, 'Car', 690)
        await loan(home, 'Kitchen', 640)
      },
    },
  },
  {
    rule: 'group-owed',
    fires: (home) => home.group('Flat', 'me', 12_000),
    says:
      'Flat owes you €60.00: The last entry there is of 1 October 2026. Settle up while ' +
      'everybody remembers.',
    misses: {
      'the other way round': (home) => home.group('Flat', 'other', 12_000),
      'it is quite new': (home) => home.group('Flat', 'me', 12_000, '2026-11-05'),
    },
  },
  {
    rule: 'group-owing',
    fires: (home) => home.group('Trip', 'other', 5000),
    says:
      'You owe €25.00 in Trip: The last entry there is of 1 October 2026. Settle up and it is ' +
      'off your mind.',
    misses: {
      'the other way round': (home) => home.group('Trip', 'me', 5000),
      'a few cents': async (home) => {
        await home.plainLife()
        await home.group('Trip', 'other', 900)
      },
    },
  },
  {
    rule: 'goal-slip',
    fires: (home) =>
      home.goal('Lisbon', 120_000, { targetOn: '2027-03-01' }, monthly(5000, lately)),
    misses: {
      'it will be there in time': (home) =>
        home.goal('Lisbon', 30_000, { targetOn: '2027-03-01' }, monthly(5000, lately)),
      'there was one payment': (home) =>
        home.goal('Lisbon', 120_000, { targetOn: '2027-03-01' }, monthly(5000, ['09'])),
    },
  },
  {
    rule: 'goal-stalled',
    fires: (home) => home.goal('Piano', 300_000, {}, monthly(10_000, ['06', '07'])),
    says:
      'Nothing went into Piano for 118 days: The last time was 20 July 2026 with €100.00. ' +
      '€2,800.00 is missing.',
    misses: {
      'it goes on': (home) => home.goal('Piano', 300_000, {}, monthly(10_000, lately)),
      'it is full': (home) => home.goal('Piano', 20_000, {}, monthly(10_000, ['06', '07'])),
    },
  },
  {
    rule: 'goal-without-day',
    fires: (home) => home.goal('Sofa', 90_000, {}, monthly(10_000, lately)),
    misses: {
      'it has one': (home) =>
        home.goal('Sofa', 90_000, { targetOn: '2028-03-01' }, monthly(10_000, lately)),
      'nothing comes in': (home) => home.goal('Sofa', 90_000, {}, []),
    },
  },
  {
    rule: 'goal-top-up',
    fires: async (home) => {
      await home.plainLife()
      await home.goal('Sofa', 190_000, {}, [])
    },
    misses: {
      'as much goes in already': async (home) => {
        await home.plainLife()
        await home.goal('Sofa', 990_000, {}, monthly(90_000, lately))
      },
      'nothing stays': async (home) => {
        await market(home, 160_000, 160_000)
        await home.goal('Sofa', 190_000, {}, [])
      },
    },
  },
  {
    rule: 'cushion',
    fires: (home) => market(home, 130_000, 160_000),
    says:
      'A cushion for three months: The last three whole months cost €3,900.00; your goals ' +
      'hold €0.00. With a cushion of that size three such months without income are paid for.',
    misses: {
      'there is a goal for it': async (home) => {
        await market(home, 130_000, 160_000)
        await home.goal('Rainy day', 390_000, {}, [])
      },
      'it is there': (home) => home.plainLife(),
      'an account holds it': async (home) => {
        await market(home, 130_000, 160_000)
        const account = { kind: 'savings', currency: 'EUR', openingOn: '2026-01-01' }
        await home.add('accounts', [{ name: 'Savings', openingBalance: 400_000, ...account }])
      },
    },
  },
]
