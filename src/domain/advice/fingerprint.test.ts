import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprintOf, isAside, isSameMatter } from './fingerprint.ts'
import { coverNames } from './hide-names.ts'

describe('the same matter', () => {
  it('is one up to a quarter of what it was, and of the same thing', () => {
    const before = fingerprintOf('2026-12-01', 1000)
    expect(isSameMatter(before, fingerprintOf('2026-12-01', 1250))).toBe(true)
    expect(isSameMatter(before, fingerprintOf('2026-12-01', 750))).toBe(true)
    expect(isSameMatter(before, fingerprintOf('2026-12-01', 1251))).toBe(false)
    expect(isSameMatter(before, fingerprintOf('2026-12-02', 1000))).toBe(false)
  })

  it('is compared with what was put aside, so that small steps add up', () => {
    const choices = [{ rule: 'fees', subject: 'fees', fingerprint: fingerprintOf('', 1000) }]
    const now = (weight: number, rule = 'fees') => ({
      rule,
      subject: 'fees',
      fingerprint: fingerprintOf('', weight),
    })
    expect([1100, 1200, 1300].map((weight) => isAside(now(weight), choices))).toEqual([
      true,
      true,
      false,
    ])
    expect(isAside(now(1000, 'other'), choices)).toBe(false)
  })
})

describe('names', () => {
  it('are hidden and come back, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 2, maxLength: 12 }), { maxLength: 40 }),
        (names) => {
          const cover = coverNames(names)
          const known = names.map((name) => name.trim()).filter((name) => /^[\p{L}]+$/u.test(name))
          for (const name of known) {
            const hidden = cover.hide(`It was at ${name} again.`)
            expect(hidden).toMatch(/^[^{]*(?:\{\{[A-Z]+\}\}[^{]*)+$/)
            expect(cover.show(hidden)?.toLowerCase()).toBe(`it was at ${name} again.`.toLowerCase())
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('take the longest, and let nobody smuggle in a letter', () => {
    const cover = coverNames(['Corner', 'Corner Shop'])
    expect(cover.hide('Corner Shop and Corner, not Corners')).toBe('{{A}} and {{B}}, not Corners')
    expect(cover.hide('{{A}} says hello')).not.toContain('{{A}}')
    expect(cover.show('{{C}} is unknown')).toBeNull()
    expect(cover.show('{{A}} and {{ B }}')).toBe('Corner Shop and Corner')
  })
})
