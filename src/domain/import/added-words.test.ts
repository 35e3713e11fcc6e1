import { describe, expect, it } from 'vitest'
import { addedWords, toldBy } from './added-words.ts'

describe('what an import brought', () => {
  it('tells refunds from expenses and leaves out what there is none of', () => {
    const words = (expenses: number, refunds: number, incomes: number, transfers = 0) =>
      addedWords({ expenses, refunds, incomes, transfers }, 'en-GB')
    expect(words(2, 0, 0, 1)).toBe('2 expenses and 1 transfer')
    expect(words(20, 0, 1)).toBe('20 expenses and 1 income')
    expect(words(4, 1, 0)).toBe('4 expenses and 1 refund')
    expect(words(5000, 2, 3)).toBe('5,000 expenses, 2 refunds and 3 incomes')
    expect(words(0, 0, 2)).toBe('2 incomes')
    expect(words(0, 0, 0)).toBe('nothing')
  })

  it('tells what it paid, booked, posted and knew of what was there', () => {
    const [booked, known] = [{ isPending: false, bankId: 'b' }, { bankId: 'b' }]
    const told = toldBy([
      { table: 'payments', was: {}, is: {} },
      { table: 'payments', was: { accountId: null }, is: { accountId: 'giro' } },
      { table: 'expenses', was: { isPending: true }, is: booked },
      { table: 'incomes', was: { accountAmount: null }, is: { accountAmount: 5 } },
      { table: 'expenses', was: {}, is: known },
      { table: 'expenses', was: { bankId: null }, is: known },
    ])
    const none = { expenses: 0, refunds: 0, incomes: 0, transfers: 0 }
    expect(addedWords({ ...none, ...told }, 'en-GB')).toBe(
      '1 payment of a loan, 2 booked rows, 1 expected entry and 2 rows already in the book',
    )
  })
})
