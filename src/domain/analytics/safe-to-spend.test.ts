import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeByIncome, smallerOf, withinAccounts } from './safe-to-spend.ts'

const month = {
  received: 200_000,
  incomeEntered: 0,
  incomeAhead: 0,
  usualIncomes: [180_000, 190_000, 200_000],
  spent: 90_000,
  entered: 10_000,
  upcoming: 40_000,
  repaid: 0,
  due: 0,
  saved: 0,
  daysLeft: 10,
}

describe('safeByIncome', () => {
  it('divides what is left and not spoken for by the days left, rounded down', () => {
    expect(safeByIncome(month)).toEqual({
      ...{ income: 200_000, isUsual: false, left: 60_000, perDay: 6000 },
    })
    expect(safeByIncome({ ...month, daysLeft: 7 })?.perDay).toBe(8571)
  })

  it('expects a salary that has not come yet', () => {
    const late = safeByIncome({ ...month, received: 0 })
    expect(late).toMatchObject({ income: 190_000, isUsual: true, left: 50_000 })
    const planned = safeByIncome({ ...month, received: 0, incomeAhead: 250_000 })
    expect(planned).toMatchObject({ income: 250_000, isUsual: false, left: 110_000 })
  })

  it('counts on nothing that came once, where nearly as much is known of this month', () => {
    // A present and some lessons made two of the months before more than the salary.
    const usualIncomes = [285_000, 330_000, 297_000]
    const known = { ...month, received: 9000, incomeAhead: 285_000, usualIncomes }
    expect(safeByIncome(known)).toMatchObject({ income: 294_000, isUsual: false })
    const less = safeByIncome({ ...known, incomeAhead: 0 })
    expect(less).toMatchObject({ income: 297_000, isUsual: true })
  })

  it('expects what one of two months brought, the less of them', () => {
    const two = safeByIncome({ ...month, received: 0, usualIncomes: [200_000, 285_000] })
    expect(two).toMatchObject({ income: 200_000, isUsual: true })
  })

  it('leaves out what is paid back, still due on loans, and put into goals', () => {
    const aside = { repaid: 21_000, due: 8000, saved: 15_000 }
    expect(safeByIncome({ ...month, ...aside })).toMatchObject({ left: 16_000, perDay: 1600 })
    expect(safeByIncome({ ...month, saved: -15_000 })).toMatchObject({ left: 75_000 })
  })

  it('is nothing when more is spent than comes, and says so', () => {
    expect(safeByIncome({ ...month, spent: 250_000 })).toMatchObject({ left: -100_000, perDay: 0 })
  })

  it('says nothing where nothing comes in', () => {
    expect(safeByIncome({ ...month, received: 0, usualIncomes: [] })).toBeNull()
  })

  it('is unknown where something is too large to add', () => {
    expect(safeByIncome({ ...month, spent: null })).toMatchObject({ left: null, perDay: null })
  })

  it('never gives out more than is left, nor keeps back a unit a day', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    const given = fc.record({
      ...{ received: amount, incomeEntered: amount, incomeAhead: amount, spent: amount },
      ...{ entered: amount, upcoming: amount, repaid: amount, due: amount, saved: amount },
      usualIncomes: fc.array(amount, { maxLength: 3 }),
      daysLeft: fc.integer({ min: 1, max: 31 }),
    })
    fc.assert(
      fc.property(given, (so) => {
        const { income, left, perDay } = safeByIncome(so) ?? { income: 0, left: 0, perDay: 0 }
        if (income === 0) return
        const set = so.repaid + so.due + so.saved
        const spokenFor = so.spent + so.entered + so.upcoming + set
        expect(left).toBe((income ?? 0) - spokenFor)
        const over = Math.max(0, left ?? 0) - (perDay ?? 0) * so.daysLeft
        expect(over).toBeGreaterThanOrEqual(0)
        expect(over).toBeLessThan(so.daysLeft)
      }),
    )
  })
})

describe('smallerOf', () => {
  const food = { counted: 300 }
  const budgets = { perDay: 1000, tightest: food }
  it('is what the budgets leave, or what the month has, with the other one in it', () => {
    expect(smallerOf(budgets, { perDay: 1200 })).toEqual({
      ...{ basis: 'budgets', ...budgets, month: { perDay: 1200 } },
    })
    expect(smallerOf(budgets, { perDay: 1000 })).toMatchObject({ basis: 'budgets' })
    expect(smallerOf(budgets, { perDay: 400 })).toEqual({
      ...{ basis: 'income', perDay: 400, byBudgets: budgets },
    })
  })

  it('names no budget as tighter that leaves no less than the month', () => {
    const { byBudgets } = { byBudgets: null, ...smallerOf(budgets, { perDay: 300 }) }
    expect(byBudgets).toEqual({ perDay: 1000, tightest: null })
  })

  it('is the one that is known where the other says nothing', () => {
    expect(smallerOf(budgets, null)).toEqual({ basis: 'budgets', ...budgets })
    expect(smallerOf(null, { perDay: 400 })).toEqual({ basis: 'income', perDay: 400 })
    expect(smallerOf(null, null)).toBeNull()
  })

  it('is never set by budgets that are for some categories only', () => {
    const some = { ...budgets, isPartial: true }
    expect(smallerOf(some, { perDay: 1200 })).toEqual({
      ...{ basis: 'income', perDay: 1200, byBudgets: some },
    })
    expect(smallerOf(some, null)).toMatchObject({ basis: 'budgets', perDay: 1000 })
  })

  it('does not rise where a month becomes too large to add', () => {
    expect(smallerOf(budgets, { perDay: null })).toMatchObject({ basis: 'income', perDay: null })
  })
})

describe('withinAccounts', () => {
  const [budgets, month] = [{ perDay: 1000, tightest: null }, { perDay: 1200 }]
  it('is set by accounts only where they hold less, with the others in it', () => {
    expect(withinAccounts(budgets, month, { perDay: 300 })).toEqual({
      ...{ basis: 'accounts', perDay: 300, month, byBudgets: budgets },
    })
    expect(withinAccounts(budgets, month, { perDay: 1000 })).toEqual({
      ...{ basis: 'budgets', ...budgets, month, accounts: { perDay: 1000 } },
    })
  })

  it('is what it was without them, and says nothing where nothing else does', () => {
    expect(withinAccounts(budgets, null, null)).toEqual(smallerOf(budgets, null))
    expect(withinAccounts(null, null, { perDay: 300 })).toBeNull()
  })
})
