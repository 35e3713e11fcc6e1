import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BudgetScope } from '#domain/budgets/scope.ts'
import { rateTable } from '#domain/money/rates.ts'
import { countedCost, rowsWithin } from './counted-rows.ts'
import { inCurrencyBy } from './in-currency.ts'
import { type CostRow, countMonth, type MonthCosts } from './month-costs.ts'
import { everydayBy, missingIn, oldIn, spentBy, unknownRows, usualBy } from './spent-in.ts'

const rates = rateTable({ days: ['2026-01-30'], rates: { USD: ['1.17'], JPY: ['163.7'] } })
const inEuro = inCurrencyBy('EUR', rates)

function counted(rows: readonly CostRow[], payees: ReadonlySet<string> = new Set()): MonthCosts {
  const work = countMonth(rows, { to: 'EUR', inCurrency: inEuro, payees })
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}

const monthsFor = (rows: readonly CostRow[]) =>
  new Map(
    [...Map.groupBy(rows, ({ date }) => date.slice(0, 7))].map(([month, all]) => [
      month,
      counted(all),
    ]),
  )

const row: fc.Arbitrary<CostRow> = fc
  .record({
    id: fc.uuid(),
    currency: fc.constantFrom('EUR', 'USD', 'JPY'),
    date: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-02', '2026-02-03'),
    parts: fc.array(
      fc.record({
        categoryId: fc.constantFrom('food', 'fun', 'rent', null),
        amount: fc.integer({ min: 1, max: 99_999 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    templateId: fc.option(fc.constant('rent')),
    isRefund: fc.boolean(),
  })
  .map(({ parts, isRefund, ...rest }) => ({
    ...rest,
    description: '',
    tags: [],
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    categoryId: parts[0]?.categoryId ?? null,
    lines: parts.length > 1 ? parts : null,
    refundOf: isRefund ? 'other' : null,
  }))

const scope: fc.Arbitrary<BudgetScope> = fc.option(
  fc.subarray(['food', 'fun', 'rent']).map((ids) => new Set(ids)),
)
const span = fc
  .tuple(fc.constantFrom('2026-01-31', '2026-02-01'), fc.constantFrom('2026-02-01', '2026-02-28'))
  .map(([from, to]) => ({ from, to }))

describe('what a budget spent', () => {
  it('names the old rates it took, of its own days and categories', () => {
    const shoes = { id: 'a', description: '', tags: [], amount: 100, currency: 'USD' }
    const months = monthsFor([
      { ...shoes, categoryId: 'food', date: '2026-02-03' },
      { ...shoes, categoryId: 'food', date: '2026-02-20' },
      { ...shoes, categoryId: 'fun', date: '2026-02-20', currency: 'JPY' },
    ])
    const old = (from: string, to: string, ids: BudgetScope) => oldIn(months, ids, { from, to })
    expect(old('2026-02-01', '2026-02-28', new Set(['food']))).toEqual([
      { currency: 'USD', on: '2026-01-30' },
    ])
    expect(old('2026-02-01', '2026-02-28', null)).toHaveLength(2)
    expect(old('2026-02-01', '2026-02-06', null)).toEqual([])
  })

  it('is the sum of the rows that are shown for it, to the last unit', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), scope, span, (rows, ids, days) => {
        const spent = spentBy(monthsFor(rows), ids)(days)
        const shown = rowsWithin([rows], days, ids)
        const sum = shown.reduce((all, one) => all + (countedCost(one, ids, inEuro) ?? 0), 0)
        expect(spent).toBe(sum)
      }),
      { numRuns: 100 },
    )
  })

  it('is everyday spending and what came by a plan', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), scope, span, (rows, ids, days) => {
        const everyday = rows.filter(({ templateId }) => templateId === null)
        expect(everydayBy(monthsFor(rows), ids)(days)).toBe(spentBy(monthsFor(everyday), ids)(days))
      }),
      { numRuns: 50 },
    )
  })

  it('is usual where it came by no plan and has none by now', () => {
    const plain = { amount: 100, tags: [], currency: 'EUR', categoryId: 'a', date: '2026-02-02' }
    const rows = [
      { ...plain, id: 'a', description: 'NETFLIX' },
      { ...plain, id: 'b', description: 'Films', merchant: 'Netflix' },
      { ...plain, id: 'c', description: 'Netflix', merchant: 'Lidl' },
      { ...plain, id: 'd', description: 'Netflix', templateId: 't' },
    ]
    const months = new Map([['2026-02', counted(rows, new Set(['netflix']))]])
    const days = { from: '2026-02-01', to: '2026-02-28' }
    expect(spentBy(months, null)(days)).toBe(400)
    expect(everydayBy(months, null)(days)).toBe(300)
    expect(usualBy(months, null)(days)).toBe(100)
  })

  it('is what is known, with what has no rate by its days and categories', () => {
    const plain = { id: 'a', amount: 100, description: '', tags: [], currency: 'EUR' }
    const far = { ...plain, currency: 'SYP', categoryId: 'far', date: '2026-02-02' }
    const months = monthsFor([{ ...plain, categoryId: 'food', date: '2026-02-02' }, far])
    const february = { from: '2026-02-01', to: '2026-02-28' }
    expect(spentBy(months, null)(february)).toBe(100)
    const [from, to] = ['2026-02-02', '2026-02-02']
    expect(missingIn(months, null, february)).toEqual([{ currency: 'SYP', from, to, amount: 100 }])
    expect(missingIn(months, new Set(['food']), february)).toEqual([])
    expect(unknownRows(months, null, february)).toEqual([far])
    expect(spentBy(months, new Set(['food']))(february)).toBe(100)
    expect(spentBy(months, null)({ from: '2026-02-03', to: '2026-02-28' })).toBe(0)
  })

  it('takes the rate somebody wrote down before any other', () => {
    const typed = { to: 'EUR', value: '2' }
    const own = { id: 'a', amount: 100, description: '', tags: [], currency: 'USD', rate: typed }
    const months = monthsFor([{ ...own, categoryId: null, date: '2026-02-02' }])
    expect(spentBy(months, null)({ from: '2026-02-01', to: '2026-02-28' })).toBe(200)
  })
})
