import { expect, it } from 'vitest'
import { codeOf, flat, reducedAt, reducedBy, rowsIn } from '#test/support/group-reduced.ts'
import { groupGoalReducers } from './goals.ts'

const goal = (fields = {}) => ({
  ...{ id: 'sofa', groupId: 'g', name: 'Sofa', targetAmount: 100, currency: 'EUR', targets: [] },
  ...{ sharing: { mode: 'equal' as const, memberIds: ['anna', 'ben'] }, status: 'active' },
  ...{ totalSaved: 60, lastContributionAt: '2026-03-02' },
  ...fields,
})
const brought = (
  id: string,
  memberId: string,
  amount: number,
  day: number,
  kind = 'contribution',
) => ({
  ...{ id, goalId: 'sofa', memberId, amount, kind, by: memberId, createdAt: `2026-03-0${day}` },
})
const book = {
  group_goals: [goal()],
  group_contributions: [brought('a', 'anna', 40, 1), brought('b', 'ben', 20, 2)],
}
const move = (memberId: string, amount: number) => ({
  ...{ groupId: 'g', goalId: 'sofa', memberId, doc: { id: 'new', amount } },
})
const one = { groupId: 'g', id: 'sofa' }

it('lets nobody take out more than they brought, whatever is in it', () => {
  const { 'group_goals.withdraw': withdraw } = groupGoalReducers
  expect(codeOf(reducedBy(withdraw, move('anna', 41), 'anna', book))).toBe('invalid-contribution')
  expect(rowsIn(reducedBy(withdraw, move('anna', 40), 'anna', book), 'group_goals')).toMatchObject([
    { totalSaved: 20, lastContributionAt: reducedAt },
  ])
  expect(codeOf(reducedBy(withdraw, move('ben', 5), 'anna', book))).toBe('not-allowed')
  expect(codeOf(reducedBy(withdraw, move('cara', 5), 'anna', book))).toBe('invalid-input')
})

it('takes back only one’s own, and not what was taken out since', () => {
  const { 'group_goals.undoContribution': undo } = groupGoalReducers
  const args = { groupId: 'g', goalId: 'sofa' }
  expect(codeOf(reducedBy(undo, { ...args, id: 'b' }, 'anna', book))).toBe('not-allowed')
  const back = reducedBy(undo, { ...args, id: 'b' }, 'ben', book)
  expect(rowsIn(back, 'group_goals')).toMatchObject([
    { totalSaved: 40, lastContributionAt: '2026-03-01' },
  ])
  const out = brought('c', 'anna', 30, 3, 'withdrawal')
  const since = { ...book, group_contributions: [...book.group_contributions, out] }
  expect(codeOf(reducedBy(undo, { ...args, id: 'a' }, 'anna', since))).toBe('invalid-contribution')
})

it('is reached with the last of it, and again or not with another target', () => {
  const { 'group_goals.contribute': contribute, 'group_goals.update': change } = groupGoalReducers
  const status = (outcome: ReturnType<typeof reducedBy>) =>
    rowsIn(outcome, 'group_goals').map((row) => row?.status)
  expect(status(reducedBy(contribute, move('anna', 40), 'anna', book))).toEqual(['reached'])
  expect(status(reducedBy(contribute, move('anna', 39), 'anna', book))).toEqual(['active'])
  const lower = { ...one, patch: { targetAmount: 60 } }
  expect(status(reducedBy(change, lower, 'ben', book))).toEqual(['reached'])
  const away = { ...book, group_goals: [goal({ status: 'archived' })] }
  expect(status(reducedBy(change, lower, 'ben', away))).toEqual(['archived'])
})

it('refuses what would not add up, or was changed by others meanwhile', () => {
  const { 'group_goals.update': change, 'group_goals.create': add } = groupGoalReducers
  const refused = (patch: object, was?: object) =>
    reducedBy(change, { ...one, patch, was }, 'anna', book)
  expect(codeOf(refused({ currency: 'USD' }))).toBe('invalid-input')
  expect(codeOf(refused({ sharing: { mode: 'equal', memberIds: ['cara'] } }))).toBe('invalid-input')
  expect(refused({ targetAmount: 50 }, { targetAmount: 90 })).toEqual({
    refusal: { code: 'stale-edit', current: goal() },
  })
  const parts = [{ memberId: 'anna', value: 99 }]
  const doc = { ...goal(), id: 'new', sharing: { mode: 'custom' as const, parts } }
  expect(codeOf(reducedBy(add, { groupId: 'g', doc }, 'anna'))).toBe('invalid-input')
  expect(codeOf(reducedBy(add, { groupId: 'g', doc }, 'cara', { groups: [flat] }))).toBe(
    'not-allowed',
  )
})

it('stays while there is money in it', () => {
  const { 'group_goals.delete': remove } = groupGoalReducers
  expect(reducedBy(remove, one, 'anna', book)).toEqual({
    refusal: { code: 'in-use', fields: { group_contributions: '2' } },
  })
  const empty = { group_goals: [goal({ totalSaved: 0 })] }
  expect(rowsIn(reducedBy(remove, one, 'anna', empty), 'group_goals')).toEqual([null])
})
