import { describe, expect, it } from 'vitest'
import type { Standed } from '../use-standings.ts'
import { defaultOrder, findLoans, type Order } from './order-loans.ts'

const standed = (
  name: string,
  lender: string | null,
  rate: number,
  balance: number,
  due: string | null,
  endsOn: string,
  createdAt: string,
) =>
  ({
    loan: { id: name, name, lender, annualRateBps: rate, createdAt },
    standing: { nextDueOn: due, nextDueAmount: due && 1, endsOn, balance },
    asked: due && { on: due, count: 1, amount: 1 },
  }) as unknown as Standed

const all = [
  standed('Flat', 'Sparkasse Zürich', 350, 900, '2026-12-01', '2050-01-01', '2026-02-01'),
  standed('Car', null, 699, 200, '2026-11-20', '2030-01-01', '2026-01-01'),
  standed('Study', 'State', 100, 300, null, '2040-01-01', '2026-03-01'),
]
const names = (text: string, order: Order) =>
  findLoans(all, text, order).map(({ loan }) => loan.name)

describe('finding loans', () => {
  it('looks for every word, in names and lenders, without accents', () => {
    expect(names('zurich spar', 'name')).toEqual(['Flat'])
    expect(names('zurich car', 'name')).toEqual([])
  })

  it('puts them in the order asked for', () => {
    expect(names('', defaultOrder)).toEqual(['Study', 'Flat', 'Car'])
    expect(names('', 'due')).toEqual(['Car', 'Flat', 'Study'])
    expect(names('', 'balance')).toEqual(['Flat', 'Study', 'Car'])
    expect(names('', 'rate')).toEqual(['Car', 'Flat', 'Study'])
    expect(names('', 'end')).toEqual(['Car', 'Study', 'Flat'])
    expect(names('', 'name')).toEqual(['Car', 'Flat', 'Study'])
  })
})
