import { eatingOut, groceries, type Household, travel } from './advice-fixture.ts'
import type { Golden } from './golden.ts'

const power = '019b0000-0000-7000-8000-000000000130'

const budget = (home: Household, name: string, categoryId: string, amount: number, more = {}) =>
  home.add('budgets', [{ name, categoryIds: [categoryId], amount, startOn: '2026-02-01', ...more }])

/** Twice a month, so that it is no single purchase. */
const out = (home: Household, amountOf: (n: number) => number, categoryId = eatingOut) =>
  home.add(
    'expenses',
    ['06', '12'].flatMap((day) => home.monthly('Trattoria', amountOf, day, { categoryId })),
  )

const market = (home: Household, amountOf: (n: number) => number) =>
  home.add(
    'expenses',
    ['04', '13'].flatMap((day) => home.monthly('Market', amountOf, day, { categoryId: groceries })),
  )

const wages = (home: Household, amount: number) =>
  home.add(
    'incomes',
    home.monthly('Wages', (n) => amount + (n % 2), '03'),
  )

/** Budgets, categories, and the whole of a month. */
export const moneyHouseholds: readonly Golden[] = [
  {
    rule: 'budget-too-small',
    fires: async (home) => {
      await out(home, (n) => 6000 + n)
      await budget(home, 'Out', eatingOut, 10_000)
    },
    misses: {
      'half of the months': async (home) => {
        await out(home, (n) => (n % 2 === 0 ? 6000 : 4000))
        await budget(home, 'Out', eatingOut, 10_000)
      },
      'its amount is a plan': async (home) => {
        await out(home, (n) => 6000 + n)
        await budget(home, 'Out', eatingOut, 10_000, {
          amountChanges: [{ from: '2026-12-01', amount: 13_000 }],
        })
      },
    },
  },
  {
    rule: 'budget-too-large',
    fires: async (home) => {
      await home.plainLife()
      await budget(home, 'Power', power, 20_000)
    },
    says:
      'Power has room to spare: In the last 6 periods at most €80.00 of €200.00 was needed. ' +
      'The rest can go into a goal.',
    misses: {
      'it is nearly used up': async (home) => {
        await home.plainLife()
        await budget(home, 'Power', power, 9000)
      },
      'it is new': async (home) => {
        await home.plainLife()
        await budget(home, 'Power', power, 20_000, { startOn: '2026-10-01' })
      },
    },
  },
  {
    rule: 'budget-overrun',
    fires: async (home) => {
      await out(home, (n) => (n === 10 ? 12_000 : 4000))
      await budget(home, 'Out', eatingOut, 20_000)
    },
    misses: {
      'it will hold': async (home) => {
        await out(home, () => 4000)
        await budget(home, 'Out', eatingOut, 20_000)
      },
      'what was overspent before has used it up': async (home) => {
        await out(home, (n) => (n === 9 ? 30_000 : 4000))
        const rollover = { surplus: 'reset', deficit: 'carry', cap: null }
        await budget(home, 'Out', eatingOut, 9000, { rollover })
      },
    },
  },
  {
    rule: 'unbudgeted-category',
    fires: async (home) => {
      await home.plainLife()
      await budget(home, 'Power', power, 9000)
      await out(home, (n) => 15_000 + (n % 2) * 700)
    },
    misses: {
      'there are no budgets at all': async (home) => {
        await home.plainLife()
        await out(home, (n) => 15_000 + (n % 2) * 700)
      },
      'it comes by plan': async (home) => {
        await home.add('expenses', home.monthly('Rail Pass', 21_000, '14', { categoryId: travel }))
        await home.template('Rail Pass', 21_000, { categoryId: travel })
        await market(home, () => 20_000)
        await budget(home, 'Food', groceries, 40_000)
      },
      'a small part': async (home) => {
        await home.plainLife()
        await budget(home, 'Food', groceries, 40_000)
        await budget(home, 'Home', '019b0000-0000-7000-8000-000000000120', 99_000)
        await out(home, () => 2000)
      },
    },
  },
  {
    rule: 'category-creep',
    fires: async (home) => {
      await home.plainLife()
      await out(home, (n) => (n < 7 ? 5000 + n : 11_000 + n))
    },
    says:
      'Eating out has grown: August 2026 to October 2026 took €660.48, the three months before ' +
      '€300.30: 120% more. Each of the three was above the average of those before.',
    misses: {
      'one of the three was below': async (home) => {
        await home.plainLife()
        await out(home, (n) => [9600, 20_000, 4100][n - 7] ?? 5000)
      },
      'one purchase a month': async (home) => {
        await home.plainLife()
        await home.add(
          'expenses',
          home.monthly('Trattoria', (n) => (n < 7 ? 10_000 : 22_000), '06', {
            categoryId: eatingOut,
          }),
        )
      },
      'a budget watches over it': async (home) => {
        await home.plainLife()
        await out(home, (n) => (n < 7 ? 5000 : 11_000))
        await budget(home, 'Out', eatingOut, 30_000)
      },
    },
  },
  {
    rule: 'spending-over-income',
    fires: async (home) => {
      await wages(home, 160_000)
      await market(home, (n) => (n < 7 ? 70_000 : 95_000))
    },
    misses: {
      'one of the three was below': async (home) => {
        await wages(home, 160_000)
        await market(home, (n) => (n === 8 ? 70_000 : 95_000))
      },
      'no income is written down': (home) => market(home, () => 95_000),
    },
  },
  {
    rule: 'savings-rate-drop',
    fires: async (home) => {
      await home.plainLife()
      await home.spend('Roof repair', 150_000, '2026-10-15')
    },
    misses: {
      'a little less': async (home) => {
        await home.plainLife()
        await home.spend('Chair', 20_000, '2026-10-15')
      },
      'the month is not over': async (home) => {
        await home.plainLife()
        await home.spend('Roof repair', 150_000, '2026-11-15')
      },
    },
  },
]
