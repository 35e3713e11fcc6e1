import { expect, it } from 'vitest'
import type { GroupRow } from '#contract/groups/entities.ts'
import { groupChoices, splitWith } from './group-choice.ts'

const member = (memberId: string, leftAt: string | null = null) => ({ memberId, leftAt })
const group = (patch: object) =>
  ({ id: 'flat', name: 'Flat', status: 'open', members: [], ...patch }) as unknown as GroupRow

it('offers open groups, and the one it is in', () => {
  const groups = [
    group({}),
    group({ id: 'trip', name: 'Alps' }),
    group({ id: 'old', name: 'Old', status: 'closed' }),
  ]
  const ids = (groupId: string | null) => groupChoices(groups, groupId).map(({ value }) => value)
  expect(ids(null)).toEqual(['', 'trip', 'flat'])
  expect(ids('old')).toEqual(['', 'trip', 'flat', 'old'])
  expect(groupChoices(groups, 'gone').at(-1)).toEqual({ value: 'gone', label: 'A group you left' })
})

it('names people only while somebody is left out', () => {
  const flat = group({ members: [member('a'), member('b'), member('c'), member('d', 'then')] })
  const some = splitWith(flat, null, 'b', false)
  expect(some).toEqual({ mode: 'equal', memberIds: ['a', 'c'] })
  expect(splitWith(flat, some, 'b', true)).toBeNull()
})
