import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Side, spotBeside } from './place-beside.ts'

const screen = { width: 1000, height: 600 }
const box = { width: 100, height: 30 }
const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 40 })

describe('spotBeside', () => {
  it.each<[Side, { left: number; top: number }]>([
    ['bottom', { left: 470, top: 346 }],
    ['top', { left: 470, top: 264 }],
    ['right', { left: 546, top: 305 }],
    ['left', { left: 394, top: 305 }],
  ])('stands at the %s, in the middle', (side, spot) => {
    expect(spotBeside(anchorAt(500, 300), box, side, screen)).toEqual(spot)
  })

  it('takes the other side at the edge', () => {
    expect(spotBeside(anchorAt(500, 555), box, 'bottom', screen)).toEqual({ left: 470, top: 519 })
    expect(spotBeside(anchorAt(5, 300), box, 'left', screen)).toEqual({ left: 51, top: 305 })
  })

  it('never leaves the screen', () => {
    const sides = fc.constantFrom<Side>('top', 'right', 'bottom', 'left')
    const at = fc.tuple(fc.integer({ min: -50, max: 1050 }), fc.integer({ min: -50, max: 650 }))
    fc.assert(
      fc.property(sides, at, (side, [x, y]) => {
        const { left, top } = spotBeside(anchorAt(x, y), box, side, screen)
        expect(left).toBeGreaterThanOrEqual(8)
        expect(top).toBeGreaterThanOrEqual(8)
        expect(left + box.width).toBeLessThanOrEqual(screen.width - 8)
        expect(top + box.height).toBeLessThanOrEqual(screen.height - 8)
      }),
    )
  })
})
