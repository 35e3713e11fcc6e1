import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf } from '#domain/ledger.ts'
import { CostIndex, type Costs, type MonthlyRows } from './cost-index.ts'
import { type CostRow, daysKept, places } from './month-costs.ts'

const plain: CostRow = {
  id: 'a',
  amount: 100,
  currency: 'EUR',
  description: '',
  tags: [],
  categoryId: null,
  date: '2026-03-05',
}

/** A book whose rows a test may change, and a clock it moves. */
function stand(first: Readonly<Record<string, readonly CostRow[]>>) {
  const months = new Map(Object.entries(first))
  const listeners = new Set<() => void>()
  const waiting: (() => void)[] = []
  let reads = 0
  const rows: MonthlyRows = {
    months: () => [...months.keys()].sort().reverse(),
    rowsOf: (month) => months.get(month) ?? [],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const now = () => {
    reads += 1
    return reads
  }
  const later = (work: () => void) => {
    waiting.push(work)
    return () => {}
  }
  const index = new CostIndex(
    rows,
    (to) => (row, amount) => (row.currency === to ? amount : undefined),
    { now, later },
  )
  return {
    index,
    set: (month: string, all: readonly CostRow[]) => {
      months.set(month, all)
      for (const listen of listeners) listen()
    },
    /** Gives it time until it wants no more; answers how often it asked. */
    rest: () => {
      let slices = 0
      for (let work = waiting.shift(); work; work = waiting.shift()) {
        work()
        slices += 1
      }
      return slices
    },
  }
}

const query = { currencies: ['EUR'], since: '2026-01', rates: null, payees: [] }

const costsIn = (costs: Costs | null) =>
  [...(costs?.byCurrency.get('EUR')?.values() ?? [])].flatMap(({ byCategory }) =>
    [...byCategory.values()].map(({ figures, unknown }) => ({
      cost: figures.slice(places.cost, daysKept).reduce((sum, one) => sum + one, 0),
      unknown,
    })),
  )

const amount = fc.integer({ min: 1, max: 1_000_000 })
const category = fc.constantFrom('food', 'fun', null)
const day = fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-31')

const row: fc.Arbitrary<CostRow> = fc
  .record({
    id: fc.uuid(),
    lines: fc.option(
      fc.array(fc.record({ categoryId: category, amount }), { minLength: 2, maxLength: 5 }),
    ),
    amount,
    categoryId: category,
    date: day,
    isRefund: fc.boolean(),
    back: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ lines, back, isRefund, ...rest }) => {
    const whole = lines?.reduce((sum, line) => sum + line.amount, 0) ?? rest.amount
    return {
      ...plain,
      ...rest,
      lines,
      amount: whole,
      refundOf: isRefund ? 'other' : null,
      expectedBack: back === null || isRefund ? null : { amount: Math.floor(whole * back) },
    }
  })

describe('the index of costs', () => {
  it('holds exactly what the rows cost', () => {
    const all = fc.array(row, { maxLength: 200 })
    fc.assert(
      fc.property(all, (rows) => {
        const { index, rest } = stand({ '2026-03': rows })
        index.want(query)
        rest()
        const sum = costsIn(index.costs()).reduce((total, { cost }) => total + cost, 0)
        expect(sum).toBe(rows.reduce((total, one) => total + costOf(one), 0))
      }),
      { numRuns: 50 },
    )
  })

  it('takes its time with a long book and shows nothing before it is whole', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({ ...plain, id: String(at) }))
    const { index, rest } = stand({ '2026-03': rows })
    index.want(query)
    expect(index.costs()).toBeNull()
    expect(rest()).toBeGreaterThan(3)
    expect(costsIn(index.costs())).toMatchObject([{ cost: 500_000 }])
  })

  it('counts only the month that changed', () => {
    const { index, set, rest } = stand({ '2026-03': [plain], '2026-02': [plain] })
    let told = 0
    index.subscribe(() => {
      told += 1
    })
    index.want(query)
    rest()
    const before = index.costs()?.byCurrency.get('EUR')
    set('2026-03', [plain, { ...plain, id: 'b' }])
    rest()
    const after = index.costs()?.byCurrency.get('EUR')
    expect(after?.get('2026-02')).toBe(before?.get('2026-02'))
    expect(after?.get('2026-03')).not.toBe(before?.get('2026-03'))
    expect(told).toBe(2)
  })

  it('tells nobody when nothing changed, and leaves older months out', () => {
    const rows = [plain]
    const { index, set, rest } = stand({ '2026-03': rows, '2025-12': [plain] })
    index.want(query)
    rest()
    const before = index.costs()
    set('2026-03', rows)
    rest()
    expect(index.costs()).toBe(before)
    expect([...(before?.byCurrency.get('EUR')?.keys() ?? [])]).toEqual(['2026-03'])
  })

  it('names the rows whose rate is unknown', () => {
    const foreign = { ...plain, currency: 'USD', categoryId: 'food' }
    const { index, rest } = stand({ '2026-03': [plain, foreign] })
    index.want(query)
    rest()
    expect(costsIn(index.costs())).toEqual([
      { cost: 100, unknown: [] },
      { cost: 0, unknown: [{ row: foreign, amount: 100 }] },
    ])
    expect(index.costs()?.currencies).toEqual(['EUR', 'USD'])
  })
})
