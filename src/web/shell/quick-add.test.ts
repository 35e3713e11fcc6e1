import { describe, expect, it } from 'vitest'
import { addAddress } from './quick-add.ts'

describe('addAddress', () => {
  it('leads to the sheet from anywhere', () => {
    expect(addAddress('/mcapp/goals', '?month=2026-01')).toBe('/mcapp/expenses?add=1')
  })

  it('keeps what the expenses page shows, and closes what it edits', () => {
    expect(addAddress('/mcapp/expenses', '?month=2026-01&edit=x')).toBe(
      '/mcapp/expenses?month=2026-01&add=1',
    )
    expect(addAddress('/mcapp/expenses', '?import=1')).toBe('/mcapp/expenses?add=1')
  })

  it('adds an income where incomes are', () => {
    expect(addAddress('/mcapp/income', '?q=pay')).toBe('/mcapp/income?q=pay&add=1')
  })

  it('adds to the group one looks at', () => {
    expect(addAddress('/mcapp/groups/7', '?tab=settle')).toBe('/mcapp/groups/7?tab=settle&add=1')
    expect(addAddress('/mcapp/groups', '')).toBe('/mcapp/expenses?add=1')
  })
})
