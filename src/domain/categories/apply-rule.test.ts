import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewRule } from './apply-rule.ts'
import type { CategoryRule } from './rules.ts'

const rule: CategoryRule = {
  id: '1',
  type: 'expense',
  contains: 'rewe',
  categoryId: 'groceries',
  active: false,
}
const rows = [
  { id: 'a', date: '2026-11-01', description: 'REWE', categoryId: null },
  { id: 'b', date: '2026-11-01', description: 'Food', merchant: 'Rewe', categoryId: 'fun' },
  { id: 'c', date: '2026-11-01', description: 'REWE', categoryId: 'groceries' },
  { id: 'd', date: '2026-11-01', description: 'Lidl', categoryId: null },
  { id: 'e', date: '2026-11-01', description: 'REWE', categoryId: null, lines: [{}, {}] },
  { id: 'f', date: '2026-11-01', description: 'REWE Reisen', categoryId: null },
]
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('what a rule would change', () => {
  it('tells rows without a category from rows somebody put elsewhere', () => {
    const preview = previewRule(rule, [rule], rows)
    expect(ids(preview.without)).toEqual(['a', 'f'])
    expect(ids(preview.elsewhere)).toEqual(['b'])
    expect(preview.already).toBe(1)
  })

  it('leaves rows to a rule that says more', () => {
    const travel = { ...rule, id: '2', contains: 'REWE Reisen', categoryId: 't', active: true }
    expect(ids(previewRule(rule, [rule, travel], rows).without)).toEqual(['a'])
  })

  it('has nothing left to do once it was applied', () => {
    const some = fc.constantFrom(...rows)
    fc.assert(
      fc.property(fc.array(some, { maxLength: 20 }), (past) => {
        const { without, elsewhere } = previewRule(rule, [rule], past)
        const changed = new Set([...without, ...elsewhere])
        const after = past.map((row) =>
          changed.has(row) ? { ...row, categoryId: rule.categoryId } : row,
        )
        const again = previewRule(rule, [rule], after)
        expect([again.without, again.elsewhere]).toEqual([[], []])
      }),
    )
  })
})
