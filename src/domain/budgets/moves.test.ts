import { describe, expect, it } from 'vitest'
import { type BudgetMove, checkMove, mirroredMoves, withMove, withoutMove } from './moves.ts'

const food = { id: 'food', currency: 'EUR', startOn: '2026-03-01', endOn: null }
const fun = { ...food, id: 'fun', startOn: '2026-03-10', endOn: '2026-04-10' }

describe('money can be moved', () => {
  it.each([
    ['between two on their days', fun, '2026-03-10', {}],
    ['but not into the same one', food, '2026-03-10', { toId: 'Choose another budget.' }],
    [
      'not into another currency',
      { ...fun, currency: 'USD' },
      '2026-03-10',
      { toId: 'Choose a budget in the same currency.' },
    ],
    ['not too early', fun, '2026-03-09', { on: 'Choose a day on which both budgets run.' }],
    ['not too late', fun, '2026-04-11', { on: 'Choose a day on which both budgets run.' }],
  ])('%s', (_what, to, on, wrong) => {
    expect(checkMove(food, to, on)).toEqual(wrong)
  })
})

const move = (id: string, on: string, amount: number, otherId = 'fun'): BudgetMove => ({
  id,
  on,
  amount,
  otherId,
})

describe('moves', () => {
  it('are in the order of their days, each once', () => {
    const two = withMove(withMove([], move('b', '2026-03-02', 5)), move('a', '2026-03-01', 7))
    expect(two.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(withMove(two, move('b', '2026-02-01', 9)).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(withoutMove(two, 'a')).toEqual([move('b', '2026-03-02', 5)])
  })

  it('are remembered by both sides', () => {
    const others = [
      {
        id: 'fun',
        moves: [move('b', '2026-03-02', 5, 'food'), move('x', '2026-03-01', 1, 'home')],
      },
      { id: 'home', moves: [move('a', '2026-03-01', -7, 'food')] },
    ]
    expect(mirroredMoves('food', others)).toEqual([
      move('a', '2026-03-01', 7, 'home'),
      move('b', '2026-03-02', -5, 'fun'),
    ])
  })
})
