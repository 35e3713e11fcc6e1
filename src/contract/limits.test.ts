import { describe, expect, it } from 'vitest'
import { type CollectionName, collections } from './collections.ts'
import { goals } from './goals/entities.ts'
import { limits } from './limits.ts'
import { loans } from './loans/entities.ts'
import { planCurrency, plans } from './plans.ts'
import { toastVariants } from './words.ts'

/** Section 9 of the specification, in its own units. */
const specified = {
  toastDurationMs: 5000,
  toastsVisible: 1,
  toastSwipePx: 50,
  toastHotkey: 'F8',
  batchOperations: 450,
  transactionAttempts: 5,
  tooltipDelayMs: 700,
  tooltipSkipDelayMs: 300,
  errorTextCharacters: 2000,
  footerCopyrightYear: 2024,
} as const satisfies Partial<typeof limits>

const orders = `
  expenses by date descending
  incomes by date descending
  goals by createdAt descending
  loans by createdAt descending
  budgets by createdAt descending
  testimonials by createdAt descending
  amortization by date ascending`

describe('section 9, constants and limits', () => {
  it.each(Object.entries(specified))('%s is %s', (name, value) => {
    expect(limits[name as keyof typeof specified]).toBe(value)
  })

  it.each(orders.trim().split(/\n\s*/))('sorts %s', (line) => {
    const [name, , by, direction] = line.split(' ')
    const { order } = collections[name as CollectionName]
    expect(order).toEqual({ by, direction: direction === 'ascending' ? 'asc' : 'desc' })
  })

  it('keeps the dates of goals and loans as days', () => {
    for (const day of [goals.writable.targetOn, loans.writable.startOn]) {
      expect(day.safeParse('2026-02-28').success).toBe(true)
      expect(day.safeParse('2026-02-30').success).toBe(false)
      expect(day.safeParse('2026-02-28T10:00:00.000Z').success).toBe(false)
    }
    expect(loans.writable.firstPaymentOn.safeParse('2026-13-01').success).toBe(false)
  })

  it('has the five toast variants of section 4', () => {
    expect(toastVariants).toEqual(['default', 'destructive', 'success', 'info', 'warning'])
  })
})

describe('the plans we decided', () => {
  it('costs and allows what the pricing page will say', () => {
    expect(planCurrency).toBe('EUR')
    expect(plans.free).toMatchObject({ pricePerMonth: 0, aiAdvicePerMonth: 10 })
    expect(plans.plus).toMatchObject({ pricePerMonth: 499, pricePerYear: 4900 })
    expect(plans.plus.aiAdvicePerMonth).toBe(200)
    expect([plans.free.receiptBytes, plans.plus.receiptBytes]).toEqual([2e8, 1e10])
  })
})
