import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proofTimeoutMs, proved } from '#test/support/proved.ts'
import { rateTable } from '../money/rates.ts'
import { type CountedRow, type Counting, totalsByMonth, totalsOfMonth } from './totals.ts'
import type { TransferSums } from './transfer.ts'

const currencies: Record<string, string> = { giro: 'EUR', visa: 'EUR', dollars: 'USD', yen: 'JPY' }
const rates = rateTable({ days: ['2026-05-04'], rates: { USD: ['1.25'], JPY: ['160'] } })

const row = (fields: Partial<CountedRow>): CountedRow => ({
  ...{ kind: 'expense', date: '2026-05-06', amount: 1000, currency: 'EUR', accountId: 'giro' },
  ...fields,
})

const side = (accountId: string, amount: number, date = '2026-05-06') => ({
  accountId,
  amount,
  date,
})

function totals(
  rows: readonly Partial<CountedRow>[],
  transfers: readonly TransferSums[] = [],
  fields: Partial<Counting> = {},
) {
  const currencyOf = (id: string) => currencies[id]
  const counting: Counting = { home: 'EUR', lens: 'share', currencyOf, rates, ...fields }
  const { spending, income } = totalsOfMonth(
    totalsByMonth(rows.map(row), transfers, counting),
    '2026-05',
  )
  return [spending, income]
}

describe('what a month comes to', () => {
  it('is the truth about a card that is paid from another account', () => {
    const rows = [
      { kind: 'income', amount: 200_000 },
      { accountId: 'visa', amount: 12_000 },
      { accountId: 'visa', amount: 18_000 },
    ] as const
    const paid = { from: side('giro', 30_000), to: side('visa', 30_000), fee: null }
    expect(totals(rows, [paid])).toEqual([30_000, 200_000])
  })

  it('is nothing without rows, and of its own month only', () => {
    expect(totals([])).toEqual([0, 0])
    expect(totals([{ date: '2026-04-30' }, { date: '2026-06-01' }])).toEqual([0, 0])
  })

  it.each<[Partial<CountedRow>, number, number]>([
    [{ expectedBack: 600 }, 400, 0],
    [{ kind: 'instalment', loanPrincipal: 900 }, 100, 0],
    [{ kind: 'refund' }, -1000, 0],
    [{ kind: 'income' }, 0, 1000],
    [{ kind: 'settling-income' }, 0, 0],
    [{ kind: 'group-share', share: 300, paid: 1000 }, 300, 0],
    [{ kind: 'group-paid' }, 0, 0],
    [{ kind: 'settlement-out' }, 0, 0],
    [{ kind: 'settlement-in' }, 0, 0],
    [{ kind: 'loan-payment' }, 0, 0],
    [{ kind: 'contribution' }, 0, 0],
    [{ kind: 'interest' }, 0, 0],
    [{ kind: 'pay-in' }, 0, 0],
    [{ isPending: true } as Partial<CountedRow>, 1000, 0],
  ])('counts of %j %d as spent and %d as earned', (fields, spent, earned) => {
    expect(totals([fields])).toEqual([spent, earned])
  })

  it('counts by the other lens what I laid out', () => {
    const share = { kind: 'group-share', share: 300, paid: 1000 } as const
    expect(totals([share], [], { lens: 'paid' })).toEqual([1000, 0])
    expect(totals([{ expectedBack: 600 }], [], { lens: 'paid' })).toEqual([400, 0])
  })

  it('counts first what the bank took, then a typed rate, then the table', () => {
    const usd = { currency: 'USD', rate: { to: 'EUR', value: '0.9' } }
    expect(totals([{ ...usd, accountAmount: 777 }])).toEqual([777, 0])
    expect(totals([{ ...usd, accountAmount: 777, expectedBack: 667 }])).toEqual([259, 0])
    expect(totals([{ ...usd, accountAmount: 777, accountId: 'yen' }])).toEqual([900, 0])
    expect(totals([usd])).toEqual([900, 0])
    expect(totals([{ currency: 'USD' }])).toEqual([800, 0])
    expect(totals([{ currency: 'USD', accountId: null }])).toEqual([800, 0])
    expect(totals([{ accountAmount: 5, accountId: 'dollars' }])).toEqual([1000, 0])
  })

  it('is unknown without a rate, and only that figure', () => {
    const pounds = { currency: 'GBP' }
    expect(totals([pounds, { kind: 'income' }])).toEqual([null, 1000])
    expect(totals([{ ...pounds, kind: 'settling-income' }])).toEqual([0, 0])
    expect(totals([{ currency: 'USD' }], [], { rates: null })).toEqual([null, 0])
  })

  it('has the fee of a transfer on the day and in the currency of its side', () => {
    const late = side('visa', 9900, '2026-06-02')
    const fee = (of: 'from' | 'to', amount = 100) => ({ side: of, amount })
    const sent = { from: side('giro', 10_000), to: late }
    expect(totals([], [{ ...sent, fee: fee('from') }])).toEqual([100, 0])
    expect(totals([], [{ ...sent, fee: fee('to') }])).toEqual([0, 0])
    const dollars = { from: side('dollars', 10_000), to: side('giro', 7900), fee: fee('from', 125) }
    expect(totals([], [dollars])).toEqual([100, 0])
    expect(totals([], [dollars], { rates: null })).toEqual([null, 0])
    const unknown = { from: side('gone', 100), to: null, fee: fee('from') }
    expect(totals([], [unknown])).toEqual([null, 0])
  })

  it(
    'does not change with transfers, whatever they move',
    () => {
      const amount = fc.integer({ min: 1, max: 10 ** 12 })
      const account = fc.constantFrom('giro', 'visa', 'dollars', 'yen')
      const randomSide = fc.option(fc.tuple(account, amount).map(([id, size]) => side(id, size)))
      const transfer = fc.record({ from: randomSide, to: randomSide, fee: fc.constant(null) })
      const entry = fc.record({
        kind: fc.constantFrom('expense' as const, 'income' as const, 'refund' as const),
        amount,
        accountId: fc.option(account),
        currency: fc.constantFrom('EUR', 'USD', 'GBP'),
      })
      fc.assert(
        fc.property(fc.array(entry), fc.array(transfer), (rows, transfers) => {
          expect(totals(rows, transfers)).toEqual(totals(rows))
        }),
        proved(100),
      )
    },
    proofTimeoutMs,
  )
})
