import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import type { AccountRow } from './account.ts'
import { usualAccount } from './usual-account.ts'

const account = (id: string, kind: string, more = {}) =>
  ({ id, kind, currency: 'EUR', archived: false, payFromId: null, ...more }) as AccountRow

const accounts = [
  account('save', 'savings'),
  account('dollar', 'current', { currency: 'USD' }),
  account('giro', 'current'),
  account('visa', 'card', { payFromId: 'giro' }),
  account('amex', 'card'),
  account('old', 'current', { archived: true }),
]

const bookOf = (rows: Readonly<Record<string, readonly object[]>> = {}) => ({
  months: (table: string) => (rows[table] ? ['2026-11'] : []),
  monthRows: (table: string) => (rows[table] ?? []) as readonly Row[],
})

describe('the account money comes back to', () => {
  it('is what it was paid from, or what that card is paid from', () => {
    expect(usualAccount(bookOf(), accounts, 'EUR', 'save')).toBe('save')
    expect(usualAccount(bookOf(), accounts, 'EUR', 'visa')).toBe('giro')
  })

  it('else is where such money came last, and before that what was earned', () => {
    const incomes = [
      { accountId: 'visa', date: '2026-11-09' },
      { accountId: 'dollar', date: '2026-11-03' },
      { accountId: 'save', date: '2026-11-05' },
    ]
    expect(usualAccount(bookOf({ incomes }), accounts, 'EUR', 'amex')).toBe('save')
    const sides = [{ accountId: 'giro', date: '2026-10-01' }]
    expect(usualAccount(bookOf({ incomes, settlement_sides: sides }), accounts, 'EUR')).toBe('giro')
  })

  it('is in its currency where an account is, however newly others got money', () => {
    const came = [
      { accountId: 'dollar', date: '2026-11-19' },
      { accountId: 'save', date: '2026-11-05' },
    ]
    for (const table of ['incomes', 'settlement_sides']) {
      const book = bookOf({ [table]: came })
      expect(usualAccount(book, accounts, 'EUR')).toBe('save')
      expect(usualAccount(book, accounts, 'USD')).toBe('dollar')
      expect(usualAccount(book, accounts, 'CHF')).toBe('dollar')
    }
    expect(usualAccount(bookOf(), accounts, 'EUR', 'dollar')).toBe('dollar')
  })

  it('else is a current account in its currency, and none where there is none', () => {
    expect(usualAccount(bookOf(), accounts, 'EUR', 'old')).toBe('giro')
    expect(usualAccount(bookOf(), accounts, 'USD')).toBe('dollar')
    expect(usualAccount(bookOf(), [account('visa', 'card')], 'EUR')).toBeNull()
  })
})
