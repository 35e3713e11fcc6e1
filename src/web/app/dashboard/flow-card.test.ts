import { expect, it } from 'vitest'
import { findingOf } from './flow-card.tsx'

const month = (from: string, to: string, net: number) => ({
  ...{ month: from.slice(0, 7), from, to, net, income: net, spending: 0 },
})
const flow = [month('2026-11-01', '2026-11-17', 400), month('2026-12-01', '2026-12-31', 134)]

it('says that a month to come counts no more than what is entered for it', () => {
  const say = (days: typeof flow) => findingOf(days, '2026-11-17', String)
  expect(say(flow)).toBe('534 more came in than went out, counting only what is entered already')
  expect(say(flow.slice(0, 1))).toBe('400 more came in than went out')
})
