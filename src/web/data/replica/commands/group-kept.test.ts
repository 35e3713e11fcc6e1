import { expect, it } from 'vitest'
import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { registerEffect } from './effects.ts'
import { groupEffects } from './group-effects.ts'
import { Overlay } from './overlay.ts'

const member = (uid: string) => ({
  ...{ memberId: uid, uid, name: uid, role: 'member', householdId: null, leftAt: null },
})
const group = { id: 'g', name: 'Flat', memberIds: ['me'], members: [member('me'), member('ben')] }
const paid = {
  ...{ id: 's', groupId: 'g', from: 'ben', to: 'me', amount: 500, currency: 'EUR' },
  ...{ method: 'bank', status: 'confirmed', createdBy: 'ben', createdAt: '2026-03-01' },
}

it('brings back what was deleted twice, without a network', () => {
  for (const [name, effect] of Object.entries(groupEffects)) registerEffect(name, effect)
  const book: Partial<Record<CollectionName, readonly Row[]>> = {
    groups: [group],
    settlements: [paid],
  }
  const overlay = new Overlay('me', {
    row: (table, id) => book[table]?.find((row) => row.id === id) ?? null,
    all: (table) => book[table] ?? [],
  })
  const shown = (verb: string, day: number) => {
    const at = `2026-03-0${day}T10:00:00.000Z`
    const args = { groupId: 'g', id: 's' }
    overlay.add({ key: `k${day}`, name: `settlements.${verb}`, args, at, state: 'queued' })
    return overlay.row('settlements', 's')
  }
  expect(shown('delete', 2)).toBe(null)
  expect(shown('restore', 3)).toMatchObject(paid)
  expect(shown('delete', 4)).toBe(null)
  expect(shown('restore', 5)).toMatchObject(paid)
})
