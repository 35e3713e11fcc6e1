import { expect, it } from 'vitest'
import type { AccountView } from '#web/accounts/use-accounts.ts'
import { sumWords } from './usage.ts'

const view = (booked: number, expected = booked, includeInNetWorth = true) => {
  const of = (amount: number) => ({ amount, isEstimated: false, missing: null })
  const balance = { booked: of(booked), expected: of(expected) }
  return { account: { includeInNetWorth }, balance } as unknown as AccountView
}

it('says of the sum of a group why net worth has another one, and else nothing', () => {
  expect(sumWords([view(100), view(200)], [view(0, 0, false)])).toBe('')
  expect(sumWords([view(100, 80)], [])).toBe('booked')
  expect(sumWords([view(100)], [], true)).toBe('without shared')
  expect(sumWords([view(100, 80), view(7, 7, false)], [view(5)])).toBe(
    'booked, with what net worth leaves out, without archived',
  )
})
