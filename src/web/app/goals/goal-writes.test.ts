import { describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Contribution, Goal } from './goal.ts'
import {
  addingGoal,
  changingMove,
  movingAgain,
  movingMoney,
  ordering,
  removingGoal,
  removingMove,
} from './goal-writes.ts'

const fields = {
  name: 'Bicycle',
  targetAmount: 100_000,
  currency: 'EUR',
  targetOn: null,
  icon: 'bike',
  color: 'honey',
  priority: 0,
  status: 'active',
  accountId: null,
} as const
const stored = { id: 'g', totalSaved: 500, milestone: 0, createdAt: '2026-01-01T00:00:00.000Z' }
const goal: Goal = { ...fields, ...stored }
const money = {
  amount: 500,
  date: '2026-03-01',
  note: null,
  isOpening: false,
  ...{ accountId: null, transferId: null },
}
const row: Contribution = {
  ...money,
  id: 'c',
  goalId: 'g',
  kind: 'contribution',
  createdAt: '2026-03-01T00:00:00.000Z',
}

describe('every act on a goal has a way back', () => {
  it('adding, with what was saved before', () => {
    expect(addingGoal('g', fields, { id: 'c', ...money })).toEqual({
      commands: [
        { name: 'goals.create', args: { doc: { id: 'g', ...fields } } },
        { name: 'goals.contribute', args: { goalId: 'g', id: 'c', ...money } },
      ],
      undo: [{ name: 'goals.delete', args: { id: 'g' } }],
    })
    expect(addingGoal('g', fields, null).commands).toHaveLength(1)
  })

  it('money for one that was deleted meanwhile, with the goal and what was in it', () => {
    const start = { id: 's', ...money, isOpening: true }
    const again = movingAgain(goal, start, 'contribution', { id: 'm', ...money, amount: 900 })
    expect(again).toEqual({
      commands: [
        { name: 'goals.create', args: { doc: { id: 'g', ...fields } } },
        { name: 'goals.contribute', args: { goalId: 'g', ...start } },
        { name: 'goals.contribute', args: { goalId: 'g', id: 'm', ...money, amount: 900 } },
      ],
      undo: [{ name: 'goals.delete', args: { id: 'g' } }],
    })
    const empty = { ...goal, totalSaved: 0 }
    const only = movingAgain(empty, start, 'contribution', { id: 'm', ...money })
    expect(only.commands).toHaveLength(2)
  })

  it('deleting, with all that was in it, as long as that can be sent', () => {
    const kept = [{ id: 'c', kind: 'contribution', ...money }]
    expect(removingGoal(goal, [row]).undo).toEqual([
      { name: 'goals.restore', args: { doc: { id: 'g', ...fields }, contributions: kept } },
    ])
    const many = Array.from({ length: limits.restoredContributions + 1 }, () => row)
    expect(removingGoal(goal, many).undo).toBeNull()
  })

  it('moving money, and putting it right', () => {
    expect(movingMoney(goal, 'withdrawal', 'w', money)).toEqual({
      commands: [{ name: 'goals.withdraw', args: { goalId: 'g', id: 'w', ...money } }],
      undo: [{ name: 'goals.removeContribution', args: { id: 'w' } }],
    })
    const transfer = { id: 't', otherId: 'giro' }
    expect(movingMoney(goal, 'contribution', 'w', money, transfer)).toEqual({
      commands: [{ name: 'goals.contribute', args: { goalId: 'g', id: 'w', ...money, transfer } }],
      undo: [{ name: 'goals.removeContribution', args: { id: 'w', withTransfer: true } }],
    })
    expect(changingMove(row, money).commands).toEqual([])
    expect(changingMove(row, { ...money, note: 'Gift' }).undo).toEqual([
      { name: 'goals.changeContribution', args: { id: 'c', patch: { note: null } } },
    ])
    expect(removingMove(row).undo).toEqual([
      { name: 'goals.contribute', args: { goalId: 'g', id: 'c', ...money } },
    ])
  })

  it('ordering, only those that stand elsewhere', () => {
    const others = [goal, { ...goal, id: 'h', priority: 1 }, { ...goal, id: 'i', priority: 7 }]
    const [first, second, third] = others
    if (!first || !second || !third) throw new Error('There are three.')
    expect(ordering([first, second, third]).commands).toEqual([
      { name: 'goals.update', args: { id: 'i', patch: { priority: 2 } } },
    ])
    expect(ordering([first, second]).commands).toEqual([])
    expect(ordering([second, first]).undo[0]?.args.changes).toEqual([
      { id: 'h', patch: { priority: 1 } },
      { id: 'g', patch: { priority: 0 } },
    ])
  })
})
