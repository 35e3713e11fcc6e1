import { expect, it } from 'vitest'
import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { groupEffects } from './group-effects.ts'

const member = (uid: string, fields = {}) => ({
  ...{ memberId: uid, uid, name: uid, role: 'member', householdId: null, leftAt: null },
  ...fields,
})
const asks = { withMember: 'me', householdId: 'h', agreed: [] }
const claimed = { kind: 'settlement-claimed', read: false, body: 'Confirm it.' }

const paid = (id: string, status: string) => ({
  ...{ id, groupId: 'g', from: 'ben', to: 'me', amount: 500, currency: 'EUR', method: 'bank' },
  status,
})

const book: Partial<Record<CollectionName, readonly Row[]>> = {
  groups: [
    {
      ...{ id: 'g', name: 'Flat', memberIds: ['me', 'ben'] },
      members: [member('me'), member('ben', { asks })],
    },
  ],
  settlements: [paid('s', 'claimed'), paid('no', 'disputed')],
  received_invitations: [{ id: 'i', groupId: 'other' }],
  notifications: [
    { id: 'paid', ...claimed, data: { groupId: 'g', settlementId: 's', status: 'claimed' } },
    { id: 'other', ...claimed, data: { groupId: 'g', settlementId: 't', status: 'claimed' } },
    {
      ...{ id: 'told', kind: 'settlement-confirmed', read: false, body: 'It arrived.' },
      data: { settlementId: 's', status: 'confirmed' },
    },
    { id: 'denied', ...claimed, read: true, data: { settlementId: 'no', status: 'disputed' } },
    { id: 'asked', kind: 'invitation', read: false, body: 'Agree?', data: { askedBy: 'ben' } },
    { id: 'invited', kind: 'invitation', read: false, body: 'Come?', data: { invitationId: 'i' } },
  ],
}

/** What the notifications say that a command changes, before the server has heard of it. */
function said(name: string, args: Row | Readonly<Record<string, unknown>>) {
  const at = '2026-03-31T10:00:00.000Z'
  const reading = {
    row: (table: CollectionName, id: string) => book[table]?.find((row) => row.id === id) ?? null,
    all: (table: CollectionName) => book[table] ?? [],
  }
  const patches = groupEffects[name]?.(reading, args, { at, key: 'k', uid: 'me' }) ?? []
  const told = patches.filter(({ table }) => table === 'notifications')
  return Object.fromEntries(told.map(({ id, row }) => [id, [row?.body, row?.read]]))
}

const payment = { groupId: 'g', id: 's' }

it.each([
  ['confirm', 'Confirmed. It counts in Flat.'],
  ['dispute', 'Disputed. It does not count in Flat.'],
  ['delete', 'Deleted. It does not count in Flat.'],
])('tells of a payment at once how it went: %s', (verb, body) => {
  expect(said(`settlements.${verb}`, payment)).toEqual({ paid: [body, true], told: [body, false] })
})

it('asks again when an answer is taken back', () => {
  const body = 'It waits to be confirmed in Flat.'
  const denied = { groupId: 'g', id: 'no' }
  expect(said('settlements.reopen', denied)).toEqual({ denied: [body, true] })
  // It waits already: there is nothing to say.
  expect(said('settlements.reopen', payment)).toEqual({})
})

it('tells at once how it went with an invitation and with settling together', () => {
  const invited = (verb: string) => said(`groups.${verb}`, { invitationId: 'i', newMemberId: 'n' })
  expect(invited('accept')).toEqual({ invited: ['The invitation was accepted.', true] })
  expect(invited('reject')).toEqual({ invited: ['The invitation was declined.', true] })
  const asked = (verb: string) => said(`groups.${verb}`, { groupId: 'g', memberId: 'ben' })
  expect(asked('agreeHousehold')).toEqual({ asked: ['You agreed to it in Flat.', true] })
  expect(asked('refuseHousehold')).toEqual({ asked: ['It was declined in Flat.', true] })
})
