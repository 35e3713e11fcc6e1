import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = 'only for tests, only for tests, only'
const plain = Buffer.from('twenty secret bytes!')

describe('a sealed secret', () => {
  it('opens for its owner, and is not the same twice', () => {
    const sealed = seal(plain, 'anna', secret)
    expect(unseal(sealed, 'anna', secret)).toEqual(plain)
    expect(sealed.includes(plain)).toBe(false)
    expect(seal(plain, 'anna', secret)).not.toEqual(sealed)
  })

  it('opens for nobody else, with no other key and not when changed', () => {
    const sealed = seal(plain, 'anna', secret)
    expect(() => unseal(sealed, 'ben', secret)).toThrow()
    expect(() => unseal(sealed, 'anna', `${secret}x`)).toThrow()
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(i) ^ 1, i)
      expect(() => unseal(changed, 'anna', secret)).toThrow()
    }
    expect(() => unseal(sealed.subarray(0, 20), 'anna', secret)).toThrow()
  })
})
