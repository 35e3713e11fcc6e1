import { describe, expect, it } from 'vitest'
import type { AccountKind } from '../accounts/account.ts'
import type { PaidRow } from './paid-rows.ts'
import { proposeAccount } from './propose-account.ts'

const account = (id: string, kind: string, archived = false, currency = 'EUR') => ({
  id,
  kind: kind as AccountKind,
  archived,
  currency,
})
const accounts = [account('giro', 'current'), account('wallet', 'cash'), account('visa', 'card')]
const row = (accountId: string, fields: object): PaidRow => ({
  ...{
    id: `${accountId}`,
    accountId,
    date: '2026-05-01',
    description: 'Food',
    merchant: null,
    createdAt: '',
    categoryId: null,
  },
  ...{ paymentMethod: 'card', currency: 'EUR', ...fields },
})
const book = (rows: readonly PaidRow[]) => ({
  months: () => ['2026-05'],
  monthRows: () => rows,
})
const paid = { table: 'expenses', isPaid: true } as const
const said = { place: '', description: '', paymentMethod: 'card', currency: 'EUR' } as const
const asked = (rows: readonly PaidRow[], more: Partial<{ [K in keyof typeof said]: string }>) =>
  proposeAccount(book(rows), accounts, paid, { ...said, ...more } as typeof said)

describe('the account that is proposed', () => {
  it('is the one last used at that place, then for that way of paying', () => {
    const rows = [
      row('giro', { merchant: 'Rewe', date: '2026-05-02' }),
      row('wallet', { merchant: 'REWE', paymentMethod: 'cash' }),
      row('visa', { date: '2026-05-03' }),
    ]
    expect(asked(rows, { place: 'rewe' })).toBe('giro')
    expect(asked(rows, { place: 'Lidl' })).toBe('visa')
    expect(asked(rows, { place: 'Lidl', paymentMethod: 'cash' })).toBe('wallet')
    expect(asked(rows, { description: 'food' })).toBe('visa')
  })

  it('is the only one of its kind before there is a habit', () => {
    expect(asked([], { paymentMethod: 'cash' })).toBe('wallet')
    expect(asked([], { paymentMethod: 'mobile' })).toBeNull()
    const two = [...accounts, account('purse', 'cash')]
    const cash = { ...said, paymentMethod: 'cash' } as const
    expect(proposeAccount(book([]), two, paid, cash)).toBeNull()
    const income = { table: 'incomes', isPaid: false } as const
    expect(proposeAccount(book([]), accounts, income, said)).toBe('giro')
  })

  it('is that of a card where nobody says how it was paid', () => {
    expect(asked([], { paymentMethod: 'other' })).toBe(asked([], {}))
    const untold = { paymentMethod: 'other' }
    expect(asked([row('giro', untold)], untold)).toBe('giro')
  })

  it('is the one account there is, before any habit, but none that only saves', () => {
    const some = [account('giro', 'current'), account('put by', 'savings')]
    expect(proposeAccount(book([]), some, paid, said)).toBe('giro')
    const cash = { ...said, paymentMethod: 'cash' } as const
    expect(proposeAccount(book([]), some, paid, cash)).toBeNull()
    const two = [...some, account('dkb', 'current')]
    expect(proposeAccount(book([]), two, paid, said)).toBeNull()
  })

  it('is no cash for what was paid by card, and no card for cash, whatever was before', () => {
    const rows = [row('wallet', { merchant: 'Jumbo' }), row('giro', { paymentMethod: 'cash' })]
    expect(asked(rows, { place: 'Jumbo' })).toBe('visa')
    expect(asked(rows, { paymentMethod: 'cash' })).toBe('wallet')
    const income = { table: 'incomes', isPaid: false } as const
    expect(proposeAccount(book(rows), accounts, income, { ...said, place: 'Jumbo' })).toBe('wallet')
  })

  it('is of two of one day the one written last', () => {
    const [early, late] = ['2026-05-01T08:00:00.000Z', '2026-05-01T09:00:00.000Z']
    const rows = [row('giro', { createdAt: early }), row('visa', { createdAt: late })]
    expect([asked(rows, {}), asked(rows.toReversed(), {})]).toEqual(['visa', 'visa'])
  })

  it('is one of the currency, unless that place was paid otherwise in it', () => {
    const some = [...accounts, account('koruna', 'current', false, 'CZK')]
    const rows = [
      row('visa', { merchant: 'Rewe', date: '2026-05-09' }),
      row('visa', { merchant: 'Alza', currency: 'CZK' }),
    ]
    const inCrowns = (place: string) =>
      proposeAccount(book(rows), some, paid, { ...said, place, currency: 'CZK' })
    expect(inCrowns('Lidl')).toBe('koruna')
    expect(inCrowns('Rewe')).toBe('koruna')
    expect(inCrowns('Alza')).toBe('visa')
    expect(proposeAccount(book(rows), some, paid, { ...said, currency: 'USD' })).toBe('visa')
    expect(proposeAccount(book(rows), some, paid, said)).toBe('visa')
  })

  it('is none that is archived, and none without accounts', () => {
    const rows = [row('old', {})]
    const some = [account('old', 'card', true)]
    expect(proposeAccount(book(rows), some, paid, said)).toBeNull()
    expect(proposeAccount(book(rows), [], paid, said)).toBeNull()
  })
})
