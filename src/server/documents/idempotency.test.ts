import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyHash } from './idempotency.ts'

const hash = (args: unknown) => bodyHash('expenses.create', args).toString('hex')

const turned = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  )
}

describe('the hash of a command', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(hash(turned(value))).toBe(hash(value))
      }),
    )
  })

  it('tells different contents apart', () => {
    expect(hash({ a: [1, 2] })).not.toBe(hash({ a: [2, 1] }))
    expect(hash({ a: '1' })).not.toBe(hash({ a: 1 }))
    expect(hash({ a: null })).not.toBe(hash({}))
    expect(bodyHash('a', {})).not.toEqual(bodyHash('b', {}))
  })

  it('refuses what is nested without end', () => {
    let deep: unknown = 1
    for (let n = 0; n < 20; n++) deep = [deep]
    expect(() => hash(deep)).toThrow(expect.objectContaining({ code: 'malformed-request' }))
  })
})
