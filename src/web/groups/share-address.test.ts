import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { paymentAddress, shareAddress } from './share-address.ts'

const share = { id: 's', groupId: 'g', expenseId: 'e', date: '2026-03-31' }

const bookOf = (tables: Readonly<Record<string, readonly Row[]>>) => ({
  rows: (table: string) => new Map((tables[table] ?? []).map((row) => [row.id, row])),
})

it('opens my part as the bill it is of, or as mine once the group is left', () => {
  const groups = [{ id: 'g' }]
  const there = shareAddress(bookOf({ groups, group_shares: [share] }), 's')
  expect(there).toBe('/mcapp/groups/g?edit=e')
  const left = shareAddress(bookOf({ group_shares: [share] }), 's')
  expect(left).toBe('/mcapp/expenses?month=2026-03&edit=s')
})

it('leads to a payment only inside a group of mine', () => {
  const address = paymentAddress(bookOf({ groups: [{ id: 'g' }] }), 'g', 'p')
  expect(address).toBe('/mcapp/groups/g?tab=settle&payment=p')
  expect(paymentAddress(bookOf({}), 'g', 'p')).toBeNull()
})
