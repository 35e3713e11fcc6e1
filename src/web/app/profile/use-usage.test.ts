import { expect, it } from 'vitest'
import type { UsageAnswer } from '#contract/advice/calls.ts'
import { newerUsage, usageKey } from './use-usage.ts'

const before = {
  subscriptionEndDate: null,
  aiAdviceCount: 0,
  updatedAt: '2026-11-17T20:00:00.000Z',
}

it.each([
  ['Plus is given', { subscriptionEndDate: '2026-12-17T20:00:00.000Z' }],
  ['an answer was used', { aiAdviceCount: 1 }],
  ['a request is turned down', { updatedAt: '2026-11-17T20:01:00.000Z' }],
])('is asked for again when %s', (_, change) => {
  expect(usageKey({ ...before, ...change })).not.toBe(usageKey(before))
})

it('an answer that comes late does not push out a newer one', () => {
  const [older, newer] = [1, 2].map((at) => ({ at, answer: {} as UsageAnswer }))
  if (!older || !newer) throw new Error('Two answers are compared.')
  expect(newerUsage(null, older)).toBe(older)
  expect(newerUsage(older, newer)).toBe(newer)
  expect(newerUsage(newer, older)).toBe(newer)
})
