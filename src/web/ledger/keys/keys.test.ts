import { describe, expect, it } from 'vitest'
import { factFor, keyFacts } from './keys.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const does = (key: string, isInList: boolean, held: Partial<typeof plain> = {}) =>
  factFor({ ...plain, key, ...held }, isInList)?.does

describe('keys', () => {
  it('mean one thing each', () => {
    const all = keyFacts.flatMap((fact) => fact.keys)
    expect(new Set(all).size).toBe(all.length)
  })

  it('leave the arrows to the page outside the list', () => {
    expect(does('ArrowDown', false)).toBeUndefined()
    expect(does('ArrowDown', true)).toBe('Next')
    expect(does('n', false)).toBe('Add')
    expect([does('Home', false), does('End', false)]).toEqual(['First', 'Last'])
    expect(does('q', true)).toBeUndefined()
  })

  it('tell shift, control and command apart', () => {
    expect(does('J', false, { shiftKey: true })).toBe('Select down')
    expect(does('ArrowUp', true, { shiftKey: true })).toBe('Select up')
    expect(does('a', false, { ctrlKey: true })).toBe('Select all that is shown')
    expect(does('a', false, { metaKey: true })).toBe('Select all that is shown')
    expect(does('j', false, { ctrlKey: true })).toBeUndefined()
    expect(does('e', true, { altKey: true })).toBeUndefined()
    expect(does('/', false, { shiftKey: true })).toBe('Search')
  })
})
