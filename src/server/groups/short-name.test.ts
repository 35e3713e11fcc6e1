import { expect, it } from 'vitest'
import { shortName } from './short-name.ts'

it('says where a name was cut', () => {
  expect(shortName(' Flat ')).toBe('Flat')
  const long = 'Donaudampfschifffahrtsgesellschaft summer in Lisbon and Porto 2026'
  expect(shortName(long)).toBe('Donaudampfschifffahrtsgesellschaft summer in Lisbon and Por…')
  expect(shortName('x'.repeat(60))).toBe('x'.repeat(60))
})
