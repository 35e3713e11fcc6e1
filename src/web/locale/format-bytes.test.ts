import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, 'en-GB', '0 byte'],
  [999, 'en-GB', '999 byte'],
  [1000, 'en-GB', '1 kB'],
  [1_260_000, 'de-DE', '1,3 MB'],
  [200_000_000, 'en-GB', '200 MB'],
  [10_000_000_000, 'en-GB', '10 GB'],
])('%i bytes in %s are %s', (bytes, locale, words) => {
  expect(formatBytes(bytes, locale)).toBe(words)
})
