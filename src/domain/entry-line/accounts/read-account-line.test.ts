import { describe, expect, it } from 'vitest'
import { goldenLines } from '../golden-lines.data.ts'
import { createLineReader } from '../read-line.ts'
import { type BookContext, createBookReader } from './read-account-line.ts'

const context: BookContext = {
  ...{ today: '2026-11-18', locale: 'en-GB', currency: 'EUR', largest: 10 ** 13 },
  ...{ noun: 'expense', categories: [], tags: [], merchants: [], people: ['anna'], groups: [] },
  accounts: [
    { id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR' },
    { id: 'wallet', name: 'My wallet', kind: 'cash', currency: 'EUR' },
    { id: 'visa', name: 'Visa Gold', kind: 'card', currency: 'EUR' },
    { id: 'save', name: 'Rainy day', kind: 'savings', currency: 'EUR' },
    { id: 'dollar', name: 'Anna US', kind: 'savings', currency: 'USD' },
  ],
}
const alone = {
  ...context,
  accounts: context.accounts.filter(({ id }) => id !== 'dollar'),
}
const read = createBookReader(alone)

describe('a line that names an account', () => {
  it.each([
    ['coffee 4,20 @cash', 'wallet', 'coffee'],
    ['@giro rent 900', 'giro', 'rent'],
    ['dinner 20 @visa', 'visa', 'dinner'],
    ['coffee 3 cash', 'wallet', 'coffee'],
    ['coffee 3 giro', 'giro', 'coffee'],
    ['shoes 80 visa gold', 'visa', 'shoes'],
    ['dinner 20 @anna', null, 'dinner @anna'],
    ['dinner 20 @zoe', null, 'dinner @zoe'],
    ['giro 3', null, 'giro'],
    ['rent 900 giro 1 oct', 'giro', 'rent'],
    ['coffee 4,20 giro 3.10.', 'giro', 'coffee'],
    ['shoes 80 visa gold yesterday #winter', 'visa', 'shoes'],
    ['salt 2 from my giro 2026-11-02', 'giro', 'salt'],
    ['giro fee 3 1 oct', null, 'giro fee'],
    ['bank charge 3 from giro', 'giro', 'bank charge'],
    ['dinner 20 from my visa gold', 'visa', 'dinner'],
    ['dinner from visa gold 20 5 oct', 'visa', 'dinner'],
    ['dinner 20 5 oct from visa gold in 3 parts', 'visa', 'dinner'],
    ['from giro dinner 20', 'giro', 'dinner'],
    ['cake from giro bakery 20', null, 'cake from giro bakery'],
  ])('%s', (text, accountId, description) => {
    expect(read(text)).toMatchObject({ accountId, description, transfer: null })
  })

  it('says how it was paid, where the account tells', () => {
    const paidBy = (text: string) => read(text).paymentMethod
    expect([paidBy('coffee 4 @my-wallet'), paidBy('dinner 20 @visa')]).toEqual(['cash', 'card'])
    expect([paidBy('rent 900 @giro'), paidBy('tax 9 @visa bank')]).toEqual([null, 'bank'])
  })

  it('marks it where it stands', () => {
    expect(read('coffee 4,20 @cash').marks).toContainEqual({ part: 'payment', start: 12, end: 17 })
    const { marks, date } = read('rent 900 giro 1 oct')
    expect(marks).toContainEqual({ part: 'payment', start: 9, end: 13 })
    expect(marks).toContainEqual({ part: 'day', start: 14, end: 19 })
    expect(date).toBe('2026-10-01')
  })
})

describe('a line that only moves money', () => {
  const day = '2026-11-17'
  it.each([
    ['300 giro -> visa', 'giro', 'visa', 30_000, null],
    ['giro → rainy day 300', 'giro', 'save', 30_000, null],
    ['500 from checking to savings', 'giro', 'save', 50_000, null],
    ['500 to savings', 'giro', 'save', 50_000, null],
    ['from savings 200 yesterday', 'save', 'giro', 20_000, day],
    ['transfer 200 from savings yesterday', 'save', 'giro', 20_000, day],
    ['50 giro -> cash yesterday', 'giro', 'wallet', 5000, day],
    ['from giro 20', 'giro', null, 2000, null],
  ])('%s', (text, fromId, toId, amount, date) => {
    expect(read(text).transfer).toMatchObject({ fromId, toId, amount, date, arrives: null })
  })

  it('takes two amounts, and accounts by their currency', () => {
    const two = [
      { id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR' },
      { id: 'dollar', name: 'Broker', kind: 'savings', currency: 'USD' },
    ] as const
    expect(
      createBookReader({ ...context, accounts: two })('100 eur -> 108 usd').transfer,
    ).toMatchObject({
      ...{ fromId: 'giro', toId: 'dollar', amount: 10_000, arrives: 10_800, date: null },
    })
  })

  it.each(['taxi to giro 5', 'lunch -> visa', 'gift from anna 20', 'taxi to the airport 32'])(
    'is not %s',
    (text) => {
      expect(read(text).transfer).toBeNull()
    },
  )
})

it('reads every line without accounts exactly as before', () => {
  const before = createLineReader(context)
  const now = createBookReader({ ...context, accounts: [] })
  for (const line of goldenLines.trim().split('\n')) {
    const text = line.split('|')[1]?.trim() ?? ''
    expect(now(text)).toEqual({ ...before(text), accountId: null, transfer: null })
  }
})
