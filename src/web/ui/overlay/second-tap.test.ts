import { expect, it } from 'vitest'
import { isSecondTap } from './second-tap.ts'

const first = { x: 180, y: 600, at: 1000 }

it.each([
  ['at the same spot soon after', { x: 180, y: 600, at: 1150 }, true],
  ['a thumb beside it', { x: 190, y: 610, at: 1300 }, true],
  ['later', { x: 180, y: 600, at: 1500 }, false],
  ['elsewhere', { x: 60, y: 600, at: 1150 }, false],
])('a tap %s is the second of two: %j', (_, tap, is) => {
  expect(isSecondTap(tap, first)).toBe(is)
  expect(isSecondTap(tap, null)).toBe(false)
})
