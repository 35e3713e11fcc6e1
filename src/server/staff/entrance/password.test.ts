import { describe, expect, it } from 'vitest'
import { makePassword } from './password.ts'

describe('a password', () => {
  it('made for somebody is long, readable and new', () => {
    const made = Array.from({ length: 200 }, makePassword)
    for (const password of made)
      expect(password).toMatch(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/)
    expect(new Set(made).size).toBe(200)
  })
})
