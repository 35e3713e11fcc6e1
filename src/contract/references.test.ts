import { describe, expect, it } from 'vitest'
import { broughtTables } from '#domain/documents/import-reducers.ts'
import { type Collection, collections, openCollectionNames } from './collections.ts'
import { pointersOf, references, stepsOf } from './references.ts'

const all = openCollectionNames.flatMap((name) =>
  (references[name] ?? []).map((reference) => ({ name, at: reference.at, reference })),
)

/** Fields that hold an id of no other document. */
const notPointing = new Set(['planId', 'bankId', 'groupId', 'memberId'])
/** Into the book of a member, so the group itself looks whether it is there. */
const checkedByGroups = 'group_expenses.receiptId'

describe('references', () => {
  it('say of all that an import brings which one it was', () => {
    const pointing = Object.entries(references).filter(([, all]) =>
      all.some(({ to }) => to.includes('imports')),
    )
    // Of a transfer a side may have come with one; the other stays.
    const whole = pointing.map(([table]) => table).filter((table) => table !== 'transfers')
    expect(whole).toEqual([...broughtTables])
  })

  it.each(all)('$name at $at is a field that is there', ({ name, reference }) => {
    const { writable, serverOwned }: Collection['entity'] = collections[name].entity
    expect(Object.keys({ ...writable, ...serverOwned })).toContain(stepsOf(reference)[0])
  })

  it('name every id a client may write at the top of a document', () => {
    const pointing = openCollectionNames.flatMap((name) => {
      const { entity }: Collection = collections[name]
      return Object.keys(entity.writable)
        .filter((field) => /Id$/.test(field) && !notPointing.has(field))
        .map((field) => `${name}.${field}`)
        .filter((field) => field !== checkedByGroups)
    })
    const named = all.map(({ name, at }) => `${name}.${at}`)
    expect(named).toEqual(expect.arrayContaining(pointing))
  })

  it('are found in a field, in a list and in an object', () => {
    const row = {
      id: 'e',
      categoryId: 'a',
      refundOf: null,
      lines: [{ categoryId: 'b' }, { categoryId: null }, { categoryId: 'c' }],
      expectedBack: { settledBy: 'i' },
      importId: null,
    }
    const found = references.expenses?.flatMap((reference) => pointersOf(row, reference))
    expect(found).toEqual([
      { at: 'categoryId', id: 'a' },
      { at: 'lines.0.categoryId', id: 'b' },
      { at: 'lines.2.categoryId', id: 'c' },
      { at: 'expectedBack.settledBy', id: 'i' },
    ])
  })
})
