import { expect, it } from 'vitest'
import { isEstimated, isLeastNow, lowWords } from './low-ahead.ts'

it('is an estimate with usual days or an open card bill in it, and exact by plans alone', () => {
  const plan = { id: 'p', accountId: 'a', date: '2026-12-01', effect: -900, name: 'Rent' } as const
  const lowest = { amount: 100, day: '2026-12-01', everyday: 0, isAbout: false }
  const rows = [{ ...plan, what: 'plan' as const }]
  expect(isEstimated({ ...lowest, rows })).toBe(false)
  expect(isEstimated({ ...lowest, rows, everyday: 1 })).toBe(true)
  expect(isEstimated({ ...lowest, rows, isAbout: true })).toBe(true)
  expect(isEstimated({ ...lowest, rows: [{ ...plan, what: 'card' }] })).toBe(true)
})

it('warns of the first day below zero in the next thirty, and not of what is so already', () => {
  const giro = { name: 'Giro', kind: 'current', creditLimit: null } as const
  const lowest = { amount: -20, day: '2026-12-20', everyday: 0, isAbout: false, rows: [] }
  const said = (balances: readonly number[], account: Parameters<typeof lowWords>[0] = giro) =>
    lowWords(account, { balances, lowest }, '2026-12-01', 'en-GB')
  const after = (days: number) => [...Array.from({ length: days }, () => 5), -1, 7, -20]
  expect(said(after(9))).toBe('Giro goes below zero on 10 Dec, by what is planned.')
  expect(said(after(30))).toBe('Giro goes below zero on 31 Dec, by what is planned.')
  expect([said(after(31)), said(after(0)), said([5, 0, 9])]).toEqual([null, null, null])
  const card = { name: 'Visa', kind: 'card', creditLimit: 10 } as const
  expect(said(after(1), card)).toBe('Visa goes over its limit on 4 Dec, by what is planned.')
  expect(said(after(1), { ...card, creditLimit: null })).toBeNull()
  const guessed = { balances: after(9), lowest: { ...lowest, everyday: 3 } }
  expect(lowWords(giro, guessed, '2026-12-01', 'en-GB')).toBe(
    'Giro may go below zero around 10 Dec.',
  )
})

it('is not least now while something that is due today still takes from it', () => {
  const row = { id: 'v', accountId: 'a', date: '2026-12-01', name: 'Visa', what: 'card' } as const
  const lowest = { amount: 100, day: '2026-12-01', everyday: 0, isAbout: false }
  const least = (effects: readonly number[]) =>
    isLeastNow({ ...lowest, rows: effects.map((effect) => ({ ...row, effect })) }, '2026-12-01')
  expect([least([]), least([500]), least([500, -20])]).toEqual([true, true, false])
  expect(isLeastNow({ ...lowest, rows: [] }, '2026-11-30')).toBe(false)
})
