import { expect, it } from 'vitest'
import { askedAmount, heldOf } from './owed.ts'

it('takes what is owed for owed, with a minus too, until somebody says otherwise', () => {
  expect(heldOf('card', 14_370, false)).toBe(-14_370)
  expect(heldOf('card', -14_370, false)).toBe(-14_370)
  expect(heldOf('liability', -14_370, true)).toBe(14_370)
  expect(heldOf('card', 14_370, true)).toBe(-14_370)
  expect(heldOf('current', -14_370, false)).toBe(-14_370)
  expect(Object.is(heldOf('card', 0, false), 0)).toBe(true)
})

it('asks about a minus only where what is owed is typed', () => {
  const asked = (kind: 'card' | 'current', text: string) =>
    askedAmount({ kind, text, currency: 'EUR' }, 'de-DE')
  expect(asked('card', '-143,70')).toBe(14_370)
  expect([asked('card', '143,70'), asked('card', 'x'), asked('current', '-5')]).toEqual([
    null,
    null,
    null,
  ])
})
