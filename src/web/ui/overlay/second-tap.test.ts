import { expect, it } from 'vitest'
import { closedBy, isSecondTap } from './second-tap.ts'

const first = { x: 180, y: 600, at: 1000, near: 32 }

it.each([
  ['at the same spot soon after', { x: 180, y: 600, at: 1150 }, true],
  ['a thumb beside it', { x: 190, y: 610, at: 1300 }, true],
  ['later', { x: 180, y: 600, at: 1500 }, false],
  ['elsewhere', { x: 60, y: 600, at: 1150 }, false],
])('a tap %s is the second of two: %j', (_, tap, is) => {
  expect(isSecondTap(tap, first)).toBe(is)
  expect(isSecondTap(tap, null)).toBe(false)
})

it('is the second one also when a slow device took seconds to close the sheet', () => {
  const second = { x: 180, y: 600, at: 1120 }
  expect(isSecondTap(second, closedBy(first, 4800))).toBe(true)
  expect(isSecondTap({ ...second, at: 5100 }, closedBy(first, 4800))).toBe(true)
  expect(isSecondTap({ ...second, at: 5300 }, closedBy(first, 4800))).toBe(false)
})
