import { expect, it } from 'vitest'
import { aheadWords } from './ahead.ts'
import type { PeriodSums } from './budgets/history.ts'
import { aheadOf } from './budgets/standing.ts'

it('tells of what is ahead that it is about so much, where some of it was converted', () => {
  const sums = { period: { from: '2026-11-01', to: '2026-11-30' } } as PeriodSums
  const counted = { spentIn: () => 14_180, isAboutIn: ({ from }: { from: string }) => from > '2' }
  const { ahead, isAheadAbout } = aheadOf(sums, '2026-11-17', counted)
  expect(aheadWords({ amount: ahead, isAbout: isAheadAbout }, 'EUR', 'en-GB')).toBe(
    '≈\u00a0€141.80 of it still ahead',
  )
  const over = aheadOf(sums, '2026-11-30', counted)
  expect(over).toEqual({ ahead: 0, isAheadAbout: false })
  expect(aheadWords({ amount: over.ahead }, 'EUR', 'en-GB')).toBeNull()
})
