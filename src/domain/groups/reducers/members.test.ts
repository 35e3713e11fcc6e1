import { expect, it } from 'vitest'
import { codeOf, flat, reducedAt, reducedBy, rowsIn, seat } from '#test/support/group-reduced.ts'
import type { Outcome } from '../../command.ts'
import { householdReducers } from './households.ts'
import { memberReducers } from './members.ts'

const ofBen = { groupId: 'g', memberId: 'ben' }

const groupIn = (outcome: Outcome) => rowsIn(outcome, 'groups')[0] as typeof flat

it('lets nobody read a group who was removed from it', () => {
  const { 'groups.removeMember': remove } = memberReducers
  const after = groupIn(reducedBy(remove, ofBen, 'anna'))
  expect(after.memberIds).toEqual(['anna'])
  expect(after.members[1]).toMatchObject({ leftAt: reducedAt, isRemoved: true })
  expect(codeOf(reducedBy(remove, { groupId: 'g', memberId: 'anna' }, 'ben'))).toBe('not-allowed')
})

it('keeps an owner who can sign in', () => {
  const { 'groups.leave': leave, 'groups.setRole': setRole } = memberReducers
  expect(codeOf(reducedBy(leave, { groupId: 'g' }, 'anna'))).toBe('last-owner')
  const anna = { groupId: 'g', memberId: 'anna', role: 'member' as const }
  expect(codeOf(reducedBy(setRole, anna, 'anna'))).toBe('last-owner')
  expect(codeOf(reducedBy(setRole, { ...anna, ...ofBen }, 'ben'))).toBe('not-allowed')
})

it('takes a group that somebody leaves out of their sight, and names their parts by it', () => {
  const { 'groups.leave': leave } = memberReducers
  expect(reducedBy(leave, { groupId: 'g' }, 'ben')).toMatchObject([
    { table: 'groups', isOutOfSight: true, row: { memberIds: ['anna'] } },
    { table: 'group_shares', books: ['ben'], set: { groupName: 'Flat' } },
  ])
})

it('renames oneself and names without an account, and has each of them once', () => {
  const { 'groups.renameMember': rename, 'groups.addPlaceholder': add } = memberReducers
  expect(codeOf(reducedBy(rename, { ...ofBen, name: 'Bo' }, 'anna'))).toBe('not-allowed')
  expect(groupIn(reducedBy(rename, { ...ofBen, name: 'Bo' }, 'ben')).members[1]?.name).toBe('Bo')
  expect(codeOf(reducedBy(add, { ...ofBen, name: 'Ben' }, 'anna'))).toBe('already-exists')
  const many = Array.from({ length: 50 }, (_, at) => seat(`${at}`))
  const full = { groups: [{ ...flat, members: [...flat.members, ...many] }] }
  const dora = { groupId: 'g', memberId: 'dora', name: 'Dora' }
  expect(codeOf(reducedBy(add, dora, 'anna', full))).toBe('invalid-input')
})

it('says what others changed meanwhile', () => {
  const { 'groups.update': change } = memberReducers
  const edit = { id: 'g', was: { name: 'House' }, patch: { name: 'Home' } }
  expect(reducedBy(change, edit, 'anna')).toEqual({
    refusal: { code: 'stale-edit', current: flat },
  })
  expect(codeOf(reducedBy(change, { id: 'g', patch: { name: 'Home' } }, 'ben'))).toBe('not-allowed')
})

const asks = { withMember: 'anna', householdId: 'h', agreed: [] }
const asking = {
  groups: [{ ...flat, members: [seat('anna'), seat('ben', { asks }), seat('dora')] }],
}

it('settles together once everybody there has agreed, and only by their word', () => {
  const { 'groups.agreeHousehold': agree, 'groups.askHousehold': ask } = householdReducers
  expect(groupIn(reducedBy(agree, ofBen, 'anna', asking)).members).toMatchObject([
    { householdId: 'h', hasAgreed: true },
    { householdId: 'h', hasAgreed: true, asks: null },
    { householdId: null },
  ])
  expect(codeOf(reducedBy(agree, ofBen, 'dora', asking))).toBe('not-allowed')
  const other = { groupId: 'g', memberId: 'dora', withMember: 'anna', householdId: 'i' }
  expect(codeOf(reducedBy(ask, other, 'anna', asking))).toBe('not-allowed')
})

it('tells apart what was declined from what was taken back', () => {
  const { 'groups.refuseHousehold': decline } = householdReducers
  const said = (uid: string) => reducedBy(decline, ofBen, uid, asking)
  expect(said('anna')).toMatchObject([{}, { set: { body: 'It was declined in Flat.' } }])
  expect(said('ben')).toMatchObject([{}, { set: { body: 'It was taken back in Flat.' } }])
  expect(codeOf(said('dora'))).toBe('not-allowed')
})
