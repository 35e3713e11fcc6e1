import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isLocked, lockKey, readLock, seenKey } from './lock-state.ts'

const kept = new Map<string, string>()
const now = Date.parse('2026-11-19T12:00:00Z')

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is locked when nobody was here for as long as was chosen', () => {
  kept.set(lockKey, JSON.stringify({ afterMs: 60_000, passkeys: [] }))
  kept.set(seenKey, String(now - 59_999))
  expect(isLocked()).toBe(false)
  kept.set(seenKey, String(now - 60_000))
  expect(isLocked()).toBe(true)
})

it('is locked where it was locked before, and where the clock was set back', () => {
  kept.set(lockKey, JSON.stringify({ afterMs: 900_000, passkeys: [] }))
  expect(isLocked()).toBe(true)
  kept.set(seenKey, String(now + 900_000))
  expect(isLocked()).toBe(true)
})

it('is never locked without a lock', () => {
  expect(readLock()).toBeNull()
  expect(isLocked()).toBe(false)
})
