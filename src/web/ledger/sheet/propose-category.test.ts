import { describe, expect, it } from 'vitest'
import type { Expense } from '../entry.ts'
import { proposeCategory } from './propose-category.ts'

const expense = (description: string, categoryId: string | null, merchant = '') =>
  ({ description, categoryId, merchant }) as Expense
const months: Readonly<Record<string, readonly Expense[]>> = {
  '2026-11': [expense('Lunch', null), expense('Café', 'coffee'), expense('Lunch', 'work')],
  '2026-10': [expense('Lunch', 'food'), expense('Shopping', 'groceries', 'Corner Shop')],
}
const source = { months: Object.keys(months), rowsOf: (month: string) => months[month] ?? [] }

describe('proposing a category', () => {
  it('takes the newest one used for the same words', () => {
    expect(proposeCategory(source, 'lunch ')).toBe('work')
    expect(proposeCategory(source, 'cafe')).toBe('coffee')
  })

  it('knows the merchant as well', () => {
    expect(proposeCategory(source, 'corner shop')).toBe('groceries')
  })

  it('proposes nothing for part of a word or no word', () => {
    expect(proposeCategory(source, 'lun')).toBeNull()
    expect(proposeCategory(source, '  ')).toBeNull()
  })
})
