import { describe, expect, it } from 'vitest'
import { storageKeys } from '#contract/storage.ts'
import { noCorrections } from '#domain/categories/corrections.ts'
import { keepCorrections, readCorrections } from './correction-memory.ts'

const correction = { rowId: '1', type: 'expense', texts: ['REWE'], categoryId: 'a' } as const
const memory = { corrections: [correction], offered: ['x'] }

function storageWith(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('remembered corrections', () => {
  it('are read as they were kept', () => {
    const storage = storageWith()
    keepCorrections(storage, 'anna', memory)
    expect(readCorrections(storage, 'anna')).toEqual(memory)
  })

  it('are nobody else’s', () => {
    const storage = storageWith()
    keepCorrections(storage, 'anna', memory)
    expect(readCorrections(storage, 'ben')).toEqual(noCorrections)
  })

  it.each(['{', 'null', '{"uid":"anna"}', '{"uid":"anna","memory":{"corrections":1}}'])(
    'are forgotten when unreadable: %s',
    (text) => {
      const storage = storageWith({ [storageKeys.corrections]: text })
      expect(readCorrections(storage, 'anna')).toEqual(noCorrections)
    },
  )

  it('may not fit', () => {
    const full = {
      ...storageWith(),
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => keepCorrections(full, 'anna', memory)).not.toThrow()
  })
})
