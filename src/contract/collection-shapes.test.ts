import { describe, expect, it } from 'vitest'
import { collectionShapes } from './collection-shapes.ts'
import { collections } from './collections.ts'

describe('collectionShapes', () => {
  it('is plain data that survives being written out', () => {
    expect(JSON.parse(JSON.stringify(collectionShapes))).toEqual(collectionShapes)
  })

  it('names every collection and all its fields', () => {
    expect(Object.keys(collectionShapes)).toEqual(Object.keys(collections))
    expect(collectionShapes.expenses).toMatchObject({
      order: { by: 'date', direction: 'desc' },
      monthOf: 'date',
      serverOwned: ['createdAt', 'createdBy', 'updatedAt'],
    })
    expect(collectionShapes.expenses.writable).toContain('amount')
  })
})
