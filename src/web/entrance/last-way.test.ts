import { beforeEach, expect, it, vi } from 'vitest'
import { keepWay, lastWay } from './last-way.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

it('is the way somebody came in by last, and nothing else is kept', () => {
  expect(lastWay()).toBe('phone')
  keepWay('email')
  expect(lastWay()).toBe('email')
  expect([...kept]).toEqual([['mc-way', 'email']])
  keepWay('phone')
  expect([lastWay(), kept.size]).toEqual(['phone', 0])
})

it('is the phone where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined)
  keepWay('email')
  expect(lastWay()).toBe('phone')
})
