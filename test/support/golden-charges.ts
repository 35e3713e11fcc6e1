import { eatingOut, groceries, type Household } from './advice-fixture.ts'
import type { Golden } from './golden.ts'

const visits = (home: Household, amount: number, from = 1) =>
  home.add(
    'expenses',
    Array.from({ length: 9 }, (_, n) => ({
      ...{ description: 'Bean There', amount: amount + n * 37, categoryId: eatingOut },
      date: `2026-11-${String(from + (n % 15)).padStart(2, '0')}`,
    })),
  )

const price = (home: Household, amountOf: (n: number) => number) =>
  home.add('expenses', home.monthly('Netstream', amountOf, '08'))

const fee = (home: Household, names: readonly string[]) =>
  home.add(
    'expenses',
    names.map((description, n) => ({ description, amount: 2500, date: `2026-0${n + 3}-05` })),
  )

const concert = (home: Household, amount: number, dueOn: string | null, date = '2026-09-20') =>
  home.spend('Concert', 12_000, date, {
    expectedBack: { amount, from: 'Ben', dueOn, settledBy: null },
  })

const paidTwice = async (home: Household, second: string, more: object = {}) => {
  await home.spend('Camera House', 24_900, '2026-11-06')
  await home.spend('Camera House', 24_900, second, { ...more })
}

/** Single charges. Each book has an ordinary life in it, too. */
export const chargeHouseholds: readonly Golden[] = [
  {
    rule: 'duplicate-charge',
    fires: async (home) => {
      await home.plainLife()
      await paidTwice(home, '2026-11-07')
    },
    says:
      'Camera House may be in your book twice: €249.00 on 6 November 2026 and the same on ' +
      '7 November 2026. If it was one payment, delete one of them; if the bank took it twice, ' +
      'ask for it back.',
    misses: {
      'three days apart': (home) => paidTwice(home, '2026-11-09'),
      'still ahead': async (home) => {
        await home.spend('Camera House', 24_900, '2026-11-15')
        await home.spend('Camera House', 24_900, '2026-11-16')
      },
      'too little to write about': async (home) => {
        await home.plainLife()
        await home.spend('Kiosk', 500, '2026-11-06')
        await home.spend('Kiosk', 500, '2026-11-07')
      },
    },
  },
  {
    rule: 'price-creep',
    fires: async (home) => {
      await home.plainLife()
      await price(home, (n) => (n < 9 ? 1299 : 1799))
    },
    says:
      'Netstream costs more than before: It was €12.99 on 8 September 2026 and is €17.99 since ' +
      '8 October 2026, 38% more. Look for a better offer, or ask for the old price.',
    misses: {
      'it differs every time': async (home) => {
        await home.plainLife()
        await price(home, (n) => 1299 + n * 61)
      },
      'it is in Recurring by the same name': async (home) => {
        await home.plainLife()
        await price(home, (n) => (n < 9 ? 1299 : 1799))
        await home.template('Streaming', 1799, { merchant: 'NETSTREAM' })
      },
      'it is long known': async (home) => {
        await home.plainLife()
        await price(home, (n) => (n < 4 ? 1299 : 1799))
      },
      'it is cents': async (home) => {
        await home.plainLife()
        await price(home, (n) => (n < 9 ? 1299 : 1349))
      },
    },
  },
  {
    rule: 'fees',
    fires: async (home) => {
      await home.plainLife()
      await fee(home, ['Account fee', 'Overdraft fee', 'ATM fee', 'Kontoführungsgebühr'])
    },
    says:
      'Fees cost you €100.00 in a year: 4 fees in the last twelve months come to €100.00. ' +
      'Many accounts and cards have none.',
    misses: {
      'only two of them': async (home) => {
        await home.plainLife()
        await fee(home, ['Account fee', 'Overdraft fee'])
      },
      'they pay for something': async (home) => {
        await home.plainLife()
        await fee(home, [
          'School fee',
          'ATM withdrawal',
          'Fruits frais',
          'Club fee',
          'Tuition fees',
        ])
      },
    },
  },
  {
    rule: 'outlier',
    // The part of a bill is one of them.
    fires: async (home) => {
      await home.plainLife()
      await home.group('Flat', 'other', 3000, '2026-11-09', { categoryId: groceries })
      await home.spend('Market Hall', 99_900, '2026-11-10', { categoryId: groceries })
    },
    says:
      'Market Hall with €999.00 is unusual: It is of 10 November 2026. Of 24 entries in ' +
      'Groceries before it, half were €81.00 or less. Check that the amount is right.',
    misses: {
      'five times the middle': async (home) => {
        await home.plainLife()
        await home.spend('Market Hall', 42_000, '2026-11-10', { categoryId: groceries })
      },
      'few came before it': async (home) => {
        await home.plainLife()
        await home.add('expenses', home.monthly('Trattoria', 3000, '06', { categoryId: eatingOut }))
        await home.spend('Trattoria', 40_000, '2026-11-10', { categoryId: eatingOut })
      },
    },
  },
  {
    rule: 'owed-back',
    fires: async (home) => {
      await home.plainLife()
      await concert(home, 6000, '2026-10-01')
    },
    says:
      'Ben has not paid you back: €60.00 for Concert of 20 September 2026 was due on ' +
      '1 October 2026, 45 days ago.',
    misses: {
      'due today': (home) => concert(home, 6000, '2026-11-15'),
      'without a day, and not a month old': (home) => concert(home, 6000, null, '2026-11-01'),
      'a few cents': async (home) => {
        await home.plainLife()
        await concert(home, 300, '2026-10-01')
      },
    },
  },
  {
    rule: 'unsorted',
    fires: async (home) => {
      await home.plainLife()
      await home.spend('Corner Shop', 6100, '2026-11-03')
    },
    misses: {
      'the others are sorted in many ways': async (home) => {
        await home.add('expenses', [
          ...home.monthly('Bazaar', (n) => 900 + n * 37, '06', { categoryId: groceries }),
          ...home.monthly('Bazaar', (n) => 900 + n * 37, '07', { categoryId: eatingOut }),
        ])
        await home.spend('Bazaar', 6100, '2026-11-03')
      },
      'only two others': async (home) => {
        await home.spend('Bazaar', 900, '2026-10-03', { categoryId: groceries })
        await home.spend('Bazaar', 950, '2026-10-13', { categoryId: groceries })
        await home.spend('Bazaar', 6100, '2026-11-03')
      },
    },
  },
  {
    rule: 'frequent-place',
    fires: async (home) => {
      await home.plainLife()
      await visits(home, 800)
    },
    says:
      '9 times Bean There in 30 days: Together €85.32. A quarter of that less would be €21.33 ' +
      'a month.',
    misses: {
      'a shop with whole baskets': async (home) => {
        await home.plainLife()
        await visits(home, 4200)
      },
      'a budget watches over it': async (home) => {
        await home.plainLife()
        await visits(home, 800)
        const budget = { name: 'Out', categoryIds: [eatingOut], amount: 9000 }
        await home.add('budgets', [{ ...budget, startOn: '2026-11-01' }])
      },
      'a few of them are still ahead': async (home) => {
        await home.plainLife()
        await visits(home, 800, 12)
      },
    },
  },
]
