import { expect, it } from 'vitest'
import { isFilled } from './field-dialog.tsx'

it('takes nothing away by an empty box', () => {
  expect(isFilled('place', '')).toBe(false)
  expect(isFilled('place', '  ')).toBe(false)
  expect(isFilled('place', 'REWE')).toBe(true)
  expect(isFilled('place', 'x'.repeat(121))).toBe(false)
  expect(isFilled('date', 'soon')).toBe(false)
})
