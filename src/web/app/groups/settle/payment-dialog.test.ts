import { expect, it } from 'vitest'
import { methodOf } from './payment-dialog.tsx'

it('proposes cash for an account that holds cash, unless a way was chosen', () => {
  expect(methodOf(null, 'cash')).toBe('cash')
  expect(methodOf(null, 'current')).toBe('bank')
  expect(methodOf(null, undefined)).toBe('bank')
  expect(methodOf('mobile', 'cash')).toBe('mobile')
})
