import { expect, it } from 'vitest'
import type { Failure } from '#web/data/replica/types.ts'
import { clashing, clashOf } from './clash.ts'

const refused = (name: string, args: Failure['args']): Failure => ({
  ...({ key: 'k', code: 'stale-edit', error: 'Somebody else changed this.' } as const),
  ...{ name, args },
})

it('asks about what both changed, and keeps all else of both', () => {
  const failure = refused('groups.update', {
    ...{ id: 'g', was: { name: 'Flat', kind: 'home' }, patch: { name: 'House', kind: 'other' } },
  })
  expect(clashing(failure)).toBe('g')
  const now = { id: 'g', name: 'Our flat', kind: 'home', currency: 'CHF' }
  const clash = clashOf(failure, now)
  expect(clash.asked).toEqual(['name'])
  expect(clash.takeNewer).toEqual([
    { name: 'groups.update', args: { id: 'g', was: { kind: 'home' }, patch: { kind: 'other' } } },
  ])
  const was = { name: 'Our flat', kind: 'home' }
  const patch = { name: 'House', kind: 'other' }
  expect(clash.keepMine).toEqual([{ name: 'groups.update', args: { id: 'g', was, patch } }])
})

it('holds target, currency and sharing of a goal together', () => {
  const was = { targetAmount: 100, currency: 'EUR', sharing: { mode: 'equal', memberIds: ['a'] } }
  const failure = refused('group_goals.update', {
    ...{ groupId: 'g', id: 'goal', was, patch: { targetAmount: 200 } },
  })
  const now = { ...was, id: 'goal', sharing: { mode: 'equal', memberIds: ['a', 'b'] } }
  const clash = clashOf(failure, now)
  expect(clash.asked).toEqual(['targetAmount'])
  expect(clash.takeNewer).toEqual([])
  expect(clash.keepMine[0]?.args).toMatchObject({ groupId: 'g', was: { sharing: now.sharing } })
})

it('leaves everything else to be tried again', () => {
  expect(clashing(refused('groups.setRole', { groupId: 'g', memberId: 'm' }))).toBeNull()
  expect(clashing({ ...refused('groups.update', { id: 'g' }), code: 'not-allowed' })).toBeNull()
})
