import { expect, it } from 'vitest'
import type { Names } from './group.ts'
import { movedBy, movesWords, restorable } from './moves-words.ts'

const plain = (id: string) => id.toUpperCase()
const names: Names = { meId: 'me', plain, subject: plain, object: plain }
const each = (amount: number, ...ids: string[]) => ids.map((memberId) => ({ memberId, amount }))

it('names whose balance moves, and none who has paid their own part', () => {
  const bill = { payers: [...each(60, 'me'), ...each(30, 'ben')], shares: each(30, 'me', 'ben') }
  expect(movedBy(bill, 'me')).toEqual([])
  expect(movedBy({ ...bill, shares: each(30, 'me', 'ben', 'cara') }, 'me')).toEqual(['cara'])
  expect(restorable(movesWords([], names))).toBe('')
  expect(movesWords(['cara'], names)).toBe('It changes the balance of CARA.')
})

it('counts those there is no room to name', () => {
  expect(movesWords(['a', 'b', 'c', 'd', 'e'], names)).toBe(
    'It changes the balances of A, B and 3 more.',
  )
})
