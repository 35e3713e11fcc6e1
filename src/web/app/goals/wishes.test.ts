import { describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Contribution, Goal } from './goal.ts'
import {
  addStep,
  archiveStep,
  changeMoveStep,
  changeStep,
  moveStep,
  orderStep,
  removeMoveStep,
  removeStep,
} from './wishes.ts'

const fields = {
  name: 'Bicycle',
  targetAmount: 100_000,
  currency: 'EUR',
  targetOn: null,
  icon: 'bike',
  color: 'honey',
  priority: 0,
  status: 'active',
} as const
const stored = { id: 'g', totalSaved: 500, milestone: 0, createdAt: '2026-01-01T00:00:00.000Z' }
const goal: Goal = { ...fields, ...stored }
const money = { amount: 500, date: '2026-03-01', note: null, isOpening: false }
const row: Contribution = {
  ...money,
  id: 'c',
  goalId: 'g',
  kind: 'contribution',
  createdAt: '2026-03-01T00:00:00.000Z',
}

describe('every act on a goal has a way back', () => {
  it('adding, with what was saved before', () => {
    expect(addStep('g', fields, { id: 'c', ...money })).toEqual({
      there: [
        { name: 'goals.create', args: { doc: { id: 'g', ...fields } } },
        { name: 'goals.contribute', args: { goalId: 'g', id: 'c', ...money } },
      ],
      back: [{ name: 'goals.delete', args: { id: 'g' } }],
    })
    expect(addStep('g', fields, null).there).toHaveLength(1)
  })

  it('changing, only what differs', () => {
    expect(changeStep(goal, fields)).toBeNull()
    expect(changeStep(goal, { ...fields, name: 'Tandem' })).toEqual({
      there: [{ name: 'goals.update', args: { id: 'g', patch: { name: 'Tandem' } } }],
      back: [{ name: 'goals.update', args: { id: 'g', patch: { name: 'Bicycle' } } }],
    })
  })

  it('deleting, with all that was in it, as long as that can be sent', () => {
    const kept = [{ id: 'c', kind: 'contribution', ...money }]
    expect(removeStep(goal, [row]).back).toEqual([
      { name: 'goals.restore', args: { doc: { id: 'g', ...fields }, contributions: kept } },
    ])
    const many = Array.from({ length: limits.restoredContributions + 1 }, () => row)
    expect(removeStep(goal, many).back).toBeNull()
  })

  it('archiving', () => {
    const { there, back } = archiveStep({ ...goal, status: 'reached' }, true)
    expect([there[0]?.args.patch, back?.[0]?.args.patch]).toEqual([
      { status: 'archived' },
      { status: 'reached' },
    ])
  })

  it('moving money, and putting it right', () => {
    expect(moveStep(goal, 'withdrawal', 'w', money)).toEqual({
      there: [{ name: 'goals.withdraw', args: { goalId: 'g', id: 'w', ...money } }],
      back: [{ name: 'goals.removeContribution', args: { id: 'w' } }],
    })
    expect(changeMoveStep(row, money)).toBeNull()
    expect(changeMoveStep(row, { ...money, note: 'Gift' })?.back).toEqual([
      { name: 'goals.changeContribution', args: { id: 'c', patch: { note: null } } },
    ])
    expect(removeMoveStep(row).back).toEqual([
      { name: 'goals.contribute', args: { goalId: 'g', id: 'c', ...money } },
    ])
  })

  it('ordering, only those that stand elsewhere', () => {
    const others = [goal, { ...goal, id: 'h', priority: 1 }, { ...goal, id: 'i', priority: 7 }]
    const [first, second, third] = others
    if (!first || !second || !third) throw new Error('There are three.')
    expect(orderStep([first, second, third])?.there).toEqual([
      { name: 'goals.updateMany', args: { changes: [{ id: 'i', patch: { priority: 2 } }] } },
    ])
    expect(orderStep([first, second])).toBeNull()
    expect(orderStep([second, first])?.back?.[0]?.args.changes).toEqual([
      { id: 'h', patch: { priority: 1 } },
      { id: 'g', patch: { priority: 0 } },
    ])
  })
})
