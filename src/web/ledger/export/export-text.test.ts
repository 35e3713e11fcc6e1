import { describe, expect, it } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { incomes as incomeEntity } from '#contract/ledger/incomes.ts'
import { entryDoc } from '#domain/import/match/booked.ts'
import { readStatement } from '#domain/import/read-statement.ts'
import type { Entry, Expense, Income } from '../model/entry.ts'
import { expenses, incomes, type Noun } from '../model/noun.ts'
import { feeAccounts } from './csv-rows.ts'
import { type ExportFormat, exportText } from './export-text.ts'

const expense = (fields: Partial<Expense>): Expense => ({
  ...expenseEntity.defaults,
  tags: [],
  id: 'a',
  amount: 1250,
  currency: 'EUR',
  description: 'Lunch',
  date: '2026-03-10',
  ...fields,
})
const income: Income = {
  ...incomeEntity.defaults,
  tags: ['side', 'job'],
  id: 'i',
  amount: 100000,
  currency: 'JPY',
  description: 'Drawing',
  source: 'ACME, Ltd',
  date: '2026-03-10',
}
const names = new Map([
  ['food', 'Food'],
  ['home', 'Home'],
])

const textOf = (months: readonly (readonly Entry[])[], noun: Noun, format: ExportFormat) =>
  [...exportText(months, noun, names, format)].map(({ text }) => text).join('')

const rich = expense({
  id: 'b',
  amount: 9000,
  categoryId: 'food',
  lines: [
    { categoryId: 'food', amount: 6000, note: 'for all' },
    { categoryId: 'home', amount: 3000, note: null },
  ],
  expectedBack: { amount: 6000, from: 'Anna', dueOn: '2026-04-01', settledBy: null },
})
const refund = expense({ id: 'c', refundOf: 'a', description: '=HYPERLINK("evil")' })

describe('an export of accounts', () => {
  const giro = new Map([['giro', { name: 'My Giro', currency: 'EUR' }]])
  const rows = [
    expense({ id: 'x', date: '2026-03-14', accountId: 'giro' }),
    expense({ id: 'y', currency: 'CZK', amount: 50_000, accountId: 'giro', accountAmount: 2012 }),
    expense({ id: 'z', currency: 'USD', accountId: 'giro' }),
    expense({ id: 'r', refundOf: 'x', accountId: 'giro' }),
  ]
  const text = [...exportText([rows], expenses, names, 'csv', giro)].map((one) => one.text).join('')

  it('says what the bank moved, in the currency of the account', () => {
    const [heading = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
    const at = heading.split(',').indexOf('Account amount')
    const moved = lines.map((line) =>
      line
        .split(',')
        .slice(at, at + 2)
        .join(' '),
    )
    expect(moved.toSorted()).toEqual([' EUR', '-12.50 EUR', '12.50 EUR', '20.12 EUR'])
  })

  it('is read again with the amounts and currencies of its entries', () => {
    const limits = {
      ...{ importFileBytes: 1_000_000, importRows: 1000 },
      ...{ importFieldCharacters: 20_000, importNesting: 64 },
    }
    const file = readStatement(new TextEncoder().encode(text), { limits, currency: 'EUR' })
    const read = file.ok ? file.value.accounts.flatMap((one) => one.rows) : []
    expect(file.ok && file.value.csv?.mapping.account).not.toBeNull()
    const sums = read.map(({ amount, currency }) => `${Math.abs(amount)} ${currency}`)
    expect(sums.toSorted()).toEqual(['1250 EUR', '1250 EUR', '1250 USD', '50000 CZK'])
    const abroad = read.filter(({ currency }) => currency === 'CZK')
    const into = (currency: string) =>
      abroad.map((row) => {
        const said = { id: 'n', importId: 'm', categoryId: null, account: { id: 'giro', currency } }
        return (entryDoc(row, said) as { readonly accountAmount?: number }).accountAmount
      })
    expect(into('EUR')).toEqual([2012])
    // In an account of another currency it says nothing of what moved.
    expect(into('USD')).toEqual([undefined])
    expect(read.filter(({ moved }) => moved)).toHaveLength(1)
  })
})

describe('an export', () => {
  it('is a table spreadsheets open safely', () => {
    const text = textOf([[rich, refund]], expenses, 'csv')
    const [heading = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
    const column = (line: string, name: string) => line.split(',')[heading.split(',').indexOf(name)]
    expect(text.startsWith('\uFEFFDate,Description,Amount,Cost,')).toBe(true)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('60.00 Food for all; 30.00 Home')
    expect(column(lines[0] ?? '', 'Cost')).toBe('30.00')
    expect(lines[1]).toContain(`"'=HYPERLINK(""evil"")"`)
    expect(lines[1]).toContain(',-12.50,-12.50,EUR,')
  })

  it('names where an income came from', () => {
    const text = textOf([[income]], incomes, 'csv')
    expect(text).toContain('100000,100000,JPY,,"ACME, Ltd",,"side, job"')
  })

  it('says which account only where there are some', () => {
    const row = expense({ accountId: 'giro' })
    const parts = [
      ...exportText(
        [[row]],
        expenses,
        names,
        'csv',
        new Map([['giro', { name: 'My Giro', currency: 'EUR' }]]),
      ),
    ]
    const text = parts.map((part) => part.text).join('')
    expect(text).toMatch(/,Account,Account amount,Account currency,Tags,[\s\S]*,My Giro,12.50,EUR,/)
    expect(textOf([[row]], expenses, 'csv')).not.toContain('Account')
  })

  it('finds the account of a fee at the side of its transfer', () => {
    const [from, to] = [{ accountId: 'giro' }, { accountId: 'visa' }]
    const charged = { feeId: 'fee', fee: { side: 'to' as const }, from, to }
    expect([...feeAccounts([charged, { ...charged, feeId: null, fee: null }])]).toEqual([
      ['fee', 'visa'],
    ])
  })

  it('gives the same bytes whatever the order of the rows', () => {
    const march = [rich, refund, expense({ id: 'd', date: '2026-03-01' })]
    const april = [expense({ id: 'e', date: '2026-04-01' })]
    for (const format of ['csv', 'json'] as const) {
      const text = textOf([april, march], expenses, format)
      expect(textOf([april, march.toReversed()], expenses, format)).toBe(text)
      expect(text.indexOf('2026-03-01')).toBeLessThan(text.indexOf('2026-04-01'))
    }
  })

  it('is JSON with every field a person may write', () => {
    const read = JSON.parse(textOf([[], [rich, refund]], expenses, 'json'))
    expect(read).toEqual([
      { ...rich, category: 'Food' },
      { ...refund, category: null },
    ])
    expect(textOf([], expenses, 'json')).toBe('[]\n')
    expect(textOf([[]], expenses, 'json')).toBe('[]\n')
  })

  it('counts its rows for the progress', () => {
    const parts = [...exportText([[rich, refund], [refund]], expenses, names, 'csv')]
    expect(parts.map(({ count }) => count)).toEqual([0, 1, 2])
  })
})
