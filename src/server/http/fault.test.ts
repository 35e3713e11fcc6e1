import { describe, expect, it } from 'vitest'
import { Fault } from './fault.ts'

describe('too many tries', () => {
  it.each([
    [1, 'Please wait a moment and try again.'],
    [119, 'Please wait a moment and try again.'],
    [121, 'Please try again in 3 minutes.'],
    [2211.4, 'Please try again in 37 minutes.'],
    [3600, 'Please try again in 60 minutes.'],
    [7201, 'Please try again in 3 hours.'],
  ])('%d seconds to wait are told', (seconds, words) => {
    const fault = new Fault('too-many-requests', undefined, seconds)
    expect(fault.message).toBe(`Too many tries. ${words}`)
  })

  it('is said without a wait where none is known', () => {
    expect(new Fault('too-many-requests').message).toMatch(/wait a moment/)
  })
})
