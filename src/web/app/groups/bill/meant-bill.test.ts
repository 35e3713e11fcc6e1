import { expect, it } from 'vitest'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { seenFor } from '#domain/groups/edit-fits.ts'
import type { Failure } from '#web/data/replica/types.ts'
import { billOf } from './draft.ts'
import { meantBy } from './meant-bill.ts'
import { mergeBills } from './merge-bill.ts'

const base = {
  ...{ id: '1', groupId: 'g', version: 1, description: 'Dinner', amount: 10_000, currency: 'EUR' },
  ...{
    date: '2026-11-01',
    categoryId: null,
    notes: null,
    jointAccountId: null,
    receiptId: null,
    templateId: null,
  },
  rate: null,
  payers: [{ memberId: 'a', amount: 10_000 }],
  split: { mode: 'equal', memberIds: ['a', 'b'] },
  ...{ shares: [], createdAt: '', createdBy: 'a', updatedAt: '', updatedBy: 'a' },
} satisfies GroupExpenseRow
const more = { amount: 12_000, payers: [{ memberId: 'a', amount: 12_000 }] }

const refusedOver = (row: GroupExpenseRow, patch: Partial<GroupExpenseRow>): Failure => ({
  ...{ key: 'k', name: 'group_expenses.update', error: '', code: 'stale-edit' },
  args: { groupId: 'g', id: '1', version: row.version, was: seenFor(row, patch), patch },
})

const group = { currency: 'EUR', members: [] as GroupRow['members'] } as GroupRow
const draftOf = (row: GroupExpenseRow) => billOf(row, group, 'en-GB')

function merge(failures: readonly Failure[], stored: GroupExpenseRow) {
  const meant = meantBy(failures, stored)
  if (!meant) throw new Error('Nothing was meant.')
  const seen = meant.base && draftOf(meant.base)
  return mergeBills(seen, draftOf(meant.row), draftOf(stored))
}

it('asks after a refusal only for what both changed', () => {
  const stored = { ...base, version: 2, description: 'Supper', notes: 'With wine' }
  const merged = merge([refusedOver(base, { description: 'Tapas', ...more })], stored)
  expect(merged.asked).toEqual(['What'])
  expect(merged.draft).toMatchObject({
    ...{ description: 'Tapas', amount: '120.00', notes: 'With wine' },
  })
})

it('asks nothing where the other changed something else', () => {
  const merged = merge([refusedOver(base, more)], { ...base, version: 2, description: 'Tapas' })
  expect(merged.asked).toEqual([])
  expect(merged.draft).toMatchObject({ description: 'Tapas', amount: '120.00' })
})

it('keeps mine whole where the other shared it out anew', () => {
  const split = { mode: 'equal' as const, memberIds: ['a'] }
  const merged = merge([refusedOver(base, more)], { ...base, version: 2, split })
  expect(merged.asked).toEqual(['Amount'])
  expect(merged.draft).toMatchObject({ amount: '120.00', memberIds: ['a', 'b'] })
})

it('brings several refused changes together, over what the first was made of', () => {
  const first = { ...base, version: 2, description: 'Tapas' }
  const failures = [
    refusedOver(base, { description: 'Tapas' }),
    refusedOver(first, { description: 'Tapas bar', notes: 'Late' }),
  ]
  const merged = merge(failures, { ...base, version: 2, description: 'Supper' })
  expect(merged.asked).toEqual(['What'])
  expect(merged.draft).toMatchObject({ description: 'Tapas bar', notes: 'Late' })
  expect(meantBy(failures, base)?.base).toEqual(base)
})

it('asks in all that differs where it is not known what a change was made of', () => {
  const { args, ...failure } = refusedOver(base, more)
  const older = { ...failure, args: { ...args, was: undefined } }
  const merged = merge([older], { ...base, version: 2, description: 'Tapas' })
  expect(merged.asked).toEqual(['Amount'])
})
