import { describe, expect, it } from 'vitest'
import { movingSamples } from '#test/support/moving-samples.ts'
import { planMove } from './plan-move.ts'
import { readMoved } from './read-moved.ts'

type Sample = keyof typeof movingSamples

const limits = {
  ...{ importFileBytes: 16_777_216, importRows: 100_000 },
  ...{ importFieldCharacters: 20_000, importNesting: 64 },
}
const options = { limits, currency: 'USD', locale: 'en-US', today: '2026-09-01' }
const groceries = { id: 'groceries', name: 'Groceries', type: 'expense', parentId: null } as const
const target = { uid: 'anna', importId: 'import', fileName: 'export', categories: [groceries] }

function bookOf(sample: Sample) {
  const read = readMoved(movingSamples[sample], options)
  if (!read.ok) throw new Error(read.words)
  return read.value
}

const plan = (sample: Sample, has: (table: string, id: string) => boolean = () => false) =>
  planMove(bookOf(sample), { ...target, has, problemOf: () => null })

const summed = (sample: Sample) => {
  const sums: Record<string, number> = {}
  for (const { name, amount } of plan(sample).months) sums[name] = (sums[name] ?? 0) + amount
  return sums
}

describe.each(Object.keys(movingSamples) as Sample[])('the export of %s', (sample) => {
  it('is known by what is in it, and moves in every account and month what it says', () => {
    expect(bookOf(sample).source).toBe(sample)
    const { months, docs } = plan(sample)
    expect(months.length).toBeGreaterThan(0)
    for (const { amount, stated } of months) expect(amount).toBe(stated)
    const ids = Object.values(docs).flatMap((rows) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('brings nothing a second time', () => {
    const { docs } = plan(sample)
    const here = new Set(Object.values(docs).flatMap((rows) => rows.map(({ id }) => id)))
    const again = plan(sample, (_table, id) => here.has(id))
    expect(Object.values(again.docs).flat()).toEqual([])
    const rows = docs.expenses.length + docs.incomes.length + docs.transfers.length
    expect(again.leftOut.length).toBe(plan(sample).leftOut.length + rows)
  })
})

describe('what each program says', () => {
  it('YNAB: openings, parts of a purchase, money back, transfers and the plan', () => {
    const { docs, leftOut, remarks } = plan('ynab')
    expect(summed('ynab')).toEqual({ Checking: 2440_15, 'Visa Card': -140_00 })
    expect(docs.accounts).toMatchObject([
      { name: 'Checking', kind: 'current', openingBalance: 1250_40, openingOn: '2026-01-02' },
      { name: 'Visa Card', kind: 'card', openingBalance: -310_25 },
    ])
    const [market, split] = docs.expenses
    expect(market).toMatchObject({ amount: 84_17, categoryId: 'groceries', tags: ['Red'] })
    expect(split?.lines).toMatchObject([
      { amount: 40_00, categoryId: 'groceries' },
      { amount: 12_30 },
      { amount: 7_70 },
    ])
    expect(docs.expenses.at(-1)).toMatchObject({ amount: 4_17, refundOf: market?.id })
    expect(docs.incomes).toMatchObject([{ source: 'Acme Payroll', categoryId: null }])
    expect(docs.transfers).toMatchObject([
      { reason: 'own', from: { amount: 310_25 }, to: { amount: 310_25 } },
    ])
    expect(docs.budgets).toMatchObject([
      {
        name: 'Groceries',
        amount: 150_00,
        amountChanges: [{ from: '2026-02-01', amount: 160_00 }],
      },
      { name: 'Household', amount: 20_00, startOn: '2026-01-01' },
      { name: 'Hobbies', amount: 10_00 },
      { name: 'Rent', amount: 900_00, startOn: '2026-02-01' },
      { name: 'Insurance', amount: 25_00 },
    ])
    expect(leftOut).toEqual([{ line: 13, words: 'Rain check', reason: 'It moves no money.' }])
    expect(remarks[0]).toBe('What each category moved in each month is the same as in the plan.')
  })

  it('Mint: the sign in a column, and a transfer that has only one side', () => {
    const { docs, leftOut } = plan('mint')
    expect(summed('mint')).toEqual({ 'Everyday Checking': 1754_90, 'Rewards Card': 5_10 })
    expect(docs.transfers.map(({ reason }) => reason)).toEqual(['own', 'outside'])
    expect(leftOut).toMatchObject([{ line: 8, reason: 'Its amount cannot be read.' }])
  })

  it('Copilot: what is above zero was spent', () => {
    const { docs } = plan('copilot')
    expect(docs.expenses).toMatchObject([{ amount: 2_80 }, { amount: 7_45, isPending: true }])
    expect(docs.incomes).toMatchObject([{ amount: 2800_00 }])
    expect(docs.transfers).toMatchObject([{ reason: 'own' }])
  })

  it('Lunch Money: currencies of their own, and spending without a minus', () => {
    const { docs } = plan('lunch-money')
    expect(docs.accounts).toMatchObject([
      { name: 'Giro', currency: 'EUR' },
      { name: 'Yen wallet', currency: 'JPY' },
      { name: 'Tagesgeld', kind: 'savings' },
    ])
    expect(docs.expenses).toMatchObject([
      { amount: 48_20 },
      { amount: 2150, currency: 'JPY', tags: ['trip', 'japan'] },
      { amount: 3_10 },
    ])
  })

  it('Firefly III: openings, two currencies, parts, and what is paid on a debt', () => {
    const { docs } = plan('firefly')
    expect(summed('firefly')).toEqual({
      ...{ Giro: 1984_10, 'Dollar account': 108_50, 'House loan': 250_00 },
    })
    expect(docs.transfers).toMatchObject([
      { from: { amount: 100_00 }, to: { amount: 108_50 } },
      { from: { amount: 250_00 }, to: { amount: 250_00 } },
    ])
    expect(docs.expenses).toMatchObject([
      { merchant: 'Corner Books', notes: 'Books', tags: ['gift', 'summer'] },
      { merchant: 'Market', amount: 42_00 },
    ])
  })

  it('is refused where it is none of them', () => {
    expect(readMoved(['Date,Text,Amount\n2026-01-01,Bread,-1.00\n'], options).ok).toBe(false)
    expect(readMoved([''], options).ok).toBe(false)
  })
})
