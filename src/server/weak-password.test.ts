import { describe, expect, it } from 'vitest'
import { newPasswordWeakness } from './weak-password.ts'

const anna = ['anna.berg@example.org', 'Anna Berg']

describe('a new password', () => {
  it.each(['startfinding', 'Megaparol12345', '1q2w3e4r5t6y7u8i9o0p', 'telechargement'])(
    'that is known from leaks is refused: %s',
    (password) => {
      expect(newPasswordWeakness(password, anna)).toContain('leaks')
    },
  )

  it('is refused for what a device can say too', () => {
    expect(newPasswordWeakness('password1234', anna)).toContain('Many people')
    expect(newPasswordWeakness('annaberg1987', anna)).toContain('your name')
  })

  it.each(['lantern harbour quiet nine', 'four plain words', 'startfinding our bees'])(
    'of one’s own is taken: %s',
    (password) => {
      expect(newPasswordWeakness(password, anna)).toBeNull()
    },
  )
})
