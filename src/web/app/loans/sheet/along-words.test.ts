import { describe, expect, it } from 'vitest'
import { alongWords, expenseWords } from './along-words.ts'

const booksWith = (tables: Readonly<Record<string, readonly object[]>>) => ({
  rows: (table: string) =>
    new Map((tables[table] ?? []).map((row, at) => [`${at}`, { id: `${at}`, ...row }])),
})

describe('what goes with a loan', () => {
  it('is counted, with the expenses that stay', () => {
    const payments = [
      { loanId: 'car', expenseId: 'e' },
      { loanId: 'car', expenseId: null },
      { loanId: 'flat', expenseId: null },
    ]
    const books = booksWith({ payments, loan_versions: [{ loanId: 'car' }] })
    expect(alongWords(books, { id: 'car' })).toBe(
      'Deleting it takes 2 payments and 1 earlier version along. 1 expense of it stays.',
    )
    expect(alongWords(books, { id: 'flat' })).toBe('Deleting it takes 1 payment along.')
  })

  it('is nothing where nothing was paid', () => {
    expect(alongWords(booksWith({}), { id: 'car' })).toBe('')
    expect(expenseWords({ expenseId: null })).toBe('')
    expect(expenseWords({ expenseId: 'e' })).toContain('1 expense')
  })
})
