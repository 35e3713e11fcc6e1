import { expect, it } from 'vitest'
import { maskWithin } from './mask-address.ts'

it.each([
  ['Spam from vera@victor.test.', 'Spam from v…@victor.test.'],
  ['<Vera.V+1@mail.victor.test>, again', '<V…@mail.victor.test>, again'],
  ['Called from +49 170 123-45 67 twice', 'Called from +49…67 twice'],
  ['0170/1234567', '017…67'],
  ['Since 2026-11-17, order 123456', 'Since 2026-11-17, order 123456'],
  ['Since 17.11.2026', 'Since 17.11.2026'],
  ['Paid 3 x 20 @ once', 'Paid 3 x 20 @ once'],
])('%s', (said, masked) => {
  expect(maskWithin(said)).toBe(masked)
})
