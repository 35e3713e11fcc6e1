import { describe, expect, it } from 'vitest'
import { catchWords, syncWords } from './sync-words.ts'

describe('syncWords', () => {
  it.each([
    ['live', 0, 0, null],
    ['opening', 0, 0, null],
    ['live', 1, 0, '1 change waiting'],
    ['syncing', 3, 0, '3 changes waiting'],
    ['offline', 0, 0, 'Offline'],
    ['offline', 2, 0, 'Offline, 2 changes waiting'],
    ['offline', 2, 1, '1 change not saved'],
  ] as const)('%s with %i waiting and %i failed says %s', (phase, waiting, failed, words) => {
    expect(syncWords({ phase, waiting }, failed)).toBe(words)
  })
})

describe('catchWords', () => {
  it('says what is to be known of what is done without a network', () => {
    expect(catchWords({ phase: 'live', isDurable: false })).toBeNull()
    expect(catchWords({ phase: 'offline', isDurable: true })).toMatch(/^It waits here until/)
    expect(catchWords({ phase: 'offline', isDurable: false })).toMatch(/Leave this tab open/)
  })
})
