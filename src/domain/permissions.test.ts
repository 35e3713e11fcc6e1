import { describe, expect, it } from 'vitest'
import { can } from './permissions.ts'

const matrix: Record<'keeper' | 'guest', Partial<Record<'door' | 'safe', ('open' | 'lock')[]>>> = {
  keeper: { door: ['open', 'lock'], safe: ['open'] },
  guest: { door: ['open'] },
}
const keeper = { role: 'keeper', isActive: true } as const

describe('can', () => {
  it('allows what the role has', () => {
    expect(can(matrix, keeper, 'door', 'lock')).toBe(true)
    expect(can(matrix, keeper, 'safe', 'open')).toBe(true)
  })

  it('refuses what the role lacks', () => {
    expect(can(matrix, keeper, 'safe', 'lock')).toBe(false)
    expect(can(matrix, { role: 'guest', isActive: true }, 'safe', 'open')).toBe(false)
  })

  it('refuses when there is no admin or the admin is not active', () => {
    expect(can(matrix, null, 'door', 'open')).toBe(false)
    expect(can(matrix, undefined, 'door', 'open')).toBe(false)
    expect(can(matrix, { ...keeper, isActive: false }, 'door', 'open')).toBe(false)
  })

  it('refuses a role that is not in the matrix, even one every object has', () => {
    for (const role of ['owner', 'constructor', '__proto__']) {
      expect(can(matrix, { role: role as 'guest', isActive: true }, 'door', 'open')).toBe(false)
    }
  })
})
