import { describe, expect, it } from 'vitest'
import { factFor, keyFacts } from './keys.ts'

describe('keys', () => {
  it('mean one thing each', () => {
    const all = keyFacts.flatMap((fact) => fact.keys)
    expect(new Set(all).size).toBe(all.length)
  })

  it('leave the arrows to the page outside the list', () => {
    expect(factFor('ArrowDown', false)).toBeUndefined()
    expect(factFor('ArrowDown', true)?.does).toBe('Next')
    expect(factFor('n', false)?.does).toBe('Add')
    expect(factFor('q', true)).toBeUndefined()
  })
})
