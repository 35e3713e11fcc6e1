import { describe, expect, it } from 'vitest'
import { readSite } from './site-settings.ts'

const plain = { HOST: '127.0.0.1', TRUST_PROXY: false, CONTACTS_PER_HOUR: 12, DEMOS_PER_HOUR: 10 }
const database = { DATABASE_URL: 'postgres://somewhere/else' }

describe('the demo', () => {
  it.each([
    ['on your own machine', {}, true],
    ['when others can come in', { HOST: '0.0.0.0' }, false],
    ['on a database for people', database, false],
    ['where it is asked for', { ...database, DEMO: '1' as const }, true],
    ['where it is not wanted', { DEMO: '0' as const }, false],
  ])('%s', (_where, given, isOffered) => {
    expect(readSite({ ...plain, ...given }).isDemoOffered).toBe(isOffered)
  })
})
