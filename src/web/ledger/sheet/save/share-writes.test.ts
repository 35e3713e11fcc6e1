import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { GroupRow } from '#contract/groups/entities.ts'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { expenseTemplates } from '#contract/recurring/entities.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { nextTime } from '#domain/recurring/again.ts'
import type { ExpenseFields } from '#web/ledger/model/entry.ts'
import { expenses } from '#web/ledger/model/noun.ts'
import { addingBill, addingTemplate, sharedCategory } from './share-writes.ts'

const id = (end: number) => `019b0000-0000-7000-8000-00000000000${end}`
const fields: ExpenseFields = {
  ...expenseEntity.defaults,
  amount: 4800,
  currency: 'EUR',
  description: 'pizza',
  date: '2026-01-31',
  tags: ['trip'],
  notes: 'large',
}
const member = (memberId: string, uid: string | null, leftAt: string | null = null) => ({
  ...{ memberId, uid, leftAt, name: memberId, role: 'member', householdId: null, joinedAt: '' },
})
const group = {
  id: id(1),
  name: 'Flat share',
  members: [member('a', 'me'), member('b', 'other'), member('c', 'gone', '2026-01-01')],
} as unknown as GroupRow

describe('a bill of a group', () => {
  it('was paid by another where that is said, and moves no account of mine', () => {
    const account = { ...fields, accountId: id(5) }
    const { commands } = addingBill(group, 'me', id(2), account, 'b')
    expect(commands).toHaveLength(1)
    expect(commands[0]?.args.doc).toMatchObject({ payers: [{ memberId: 'b', amount: 4800 }] })
  })

  it('was paid by me and is shared by all who are in it now', () => {
    const { commands, undo } = addingBill(group, 'me', id(2), fields)
    expect(commands).toMatchObject([
      {
        name: 'group_expenses.create',
        args: {
          groupId: id(1),
          doc: {
            id: id(2),
            amount: 4800,
            payers: [{ memberId: 'a', amount: 4800 }],
            split: { mode: 'equal', memberIds: ['a', 'b'] },
            notes: 'large\n#trip',
          },
        },
      },
    ])
    expect(undo).toMatchObject([{ name: 'group_expenses.delete', args: { id: id(2) } }])
  })

  it('leaves the account it was paid from, which only my part of it knows', () => {
    const paid = { ...fields, accountId: 'giro', accountAmount: 5210 }
    const members = [{ ...group.members[0], memberId: id(7) }] as GroupRow['members']
    const { commands } = addingBill({ ...group, members }, 'me', id(2), paid)
    const args = { id: shareId(id(2), id(7)), patch: { accountId: 'giro', accountAmount: 5210 } }
    expect(commands[1]).toEqual({ name: 'group_shares.update', args })
    expect(commands[0]?.args).not.toMatchObject({ doc: { accountId: 'giro' } })
  })

  it('has the rate that was typed for it', () => {
    const rate = { to: 'EUR', value: '0.5' }
    const [command] = addingBill(group, 'me', id(2), { ...fields, currency: 'SYP', rate }).commands
    expect(command?.args).toMatchObject({ doc: { currency: 'SYP', rate } })
  })

  it('has the nearest category that everybody knows', () => {
    const own = { id: 'bees', parentId: 'hobbies' }
    const byId = new Map([['bees', own]]) as unknown as Parameters<typeof sharedCategory>[1]
    const isShared = (one: string) => one === 'hobbies'
    expect(sharedCategory('bees', byId, isShared)).toBe('hobbies')
    expect(sharedCategory('hobbies', byId, isShared)).toBe('hobbies')
    expect(sharedCategory('other', byId, isShared)).toBeNull()
    expect(sharedCategory(null, byId, isShared)).toBeNull()
  })
})

describe('what comes again', () => {
  it('comes on the next such day', () => {
    expect(nextTime('2026-01-31', 'monthly')).toBe('2026-02-28')
    expect(nextTime('2026-01-31', 'weekly')).toBe('2026-02-07')
    expect(nextTime('2026-01-31', 'daily')).toBe('2026-02-01')
    expect(nextTime('2024-02-29', 'yearly')).toBe('2025-02-28')
  })

  it('is a template of the same, on the same day of the month', () => {
    const { commands, undo } = addingTemplate(expenses, id(3), fields, 'monthly', null)
    const [{ name, args } = { name: '', args: {} }] = commands
    const { id: given, ...doc } = (args as { doc: Record<string, unknown> }).doc
    expect([name, given]).toEqual(['expense_templates.create', id(3)])
    expect(z.strictObject(expenseTemplates.writable).safeParse(doc).error).toBeUndefined()
    expect(doc).toMatchObject({ startOn: '2026-02-28', monthDays: [31], amount: 4800 })
    expect(undo).toMatchObject([{ name: 'expense_templates.delete' }])
  })
})
