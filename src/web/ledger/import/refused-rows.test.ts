import { expect, it } from 'vitest'
import { countOf, refusedRows, withoutRefused } from './refused-rows.ts'

const refusal = { error: 'No.', code: 'invalid-input' as const }
const refused = (name: string, ...docs: readonly object[]) => ({
  ...{ ...refusal, key: name, name },
  args: { docs },
})

it('counts the rows of these imports that were refused, and takes them from what came', () => {
  const failures = [
    refused('expenses.createMany', { importId: 'a' }, { importId: 'a', refundOf: 'x' }),
    refused('incomes.createMany', { importId: 'b' }),
    refused('expenses.updateMany', { importId: 'a' }),
    { ...refusal, key: 'one', name: 'expenses.create', args: { doc: { importId: 'a' } } },
  ]
  const found = refusedRows(failures, ['a'])
  expect(found).toEqual({ expenses: 1, refunds: 1, incomes: 0, transfers: 0 })
  expect(countOf(found)).toBe(2)
  const added = { expenses: 3, refunds: 1, incomes: 2, transfers: 0, booked: 1 }
  expect(withoutRefused(added, found)).toEqual({ ...added, expenses: 2, refunds: 0 })
})
