import { describe, expect, it } from 'vitest'
import { safeByIncome } from './safe-to-spend.ts'

const month = {
  received: 200_000,
  incomeAhead: 0,
  usualIncomes: [180_000, 190_000, 200_000],
  spent: 100_000,
  upcoming: 40_000,
  daysLeft: 10,
}

describe('safeByIncome', () => {
  it('divides what is left and not spoken for by the days left, rounded down', () => {
    expect(safeByIncome(month)).toEqual({ left: 100_000, perDay: 6000 })
    expect(safeByIncome({ ...month, daysLeft: 7 })?.perDay).toBe(8571)
  })

  it('expects a salary that has not come yet', () => {
    expect(safeByIncome({ ...month, received: 0 })?.left).toBe(90_000)
    expect(safeByIncome({ ...month, received: 0, incomeAhead: 250_000 })?.left).toBe(150_000)
  })

  it('is nothing when more is spent than comes, and says so', () => {
    expect(safeByIncome({ ...month, spent: 250_000 })).toEqual({ left: -50_000, perDay: 0 })
  })

  it('says nothing where nothing comes in', () => {
    expect(safeByIncome({ ...month, received: 0, usualIncomes: [] })).toBeNull()
  })

  it('is unknown while a rate is missing', () => {
    expect(safeByIncome({ ...month, spent: null })).toEqual({ left: null, perDay: null })
  })
})
