import { expect, it } from 'vitest'
import type { BudgetState } from './findings.ts'
import { wordsOf } from './notice-words.ts'

const found = {
  budget: { name: 'All', currency: 'EUR' },
  sums: {
    ...{ available: 200_000, spent: 276_038, closing: -76_038 },
    period: { from: '2026-11-01', to: '2026-11-30' },
  },
  ...{ missing: [], ahead: 14_180, isAbout: true, isAheadAbout: true, isAboutAhead: true },
} as object as BudgetState
const reader = { locale: 'en-GB', today: '2026-11-17' }

it('tells of what was converted that it is about so much', () => {
  expect(wordsOf(found, { kind: 'threshold', percent: 100, below: [] }, reader).body).toBe(
    '≈\u00a0€2,618.58 spent and ≈\u00a0€141.80 still ahead, ' +
      'of €2,000.00. That is ≈\u00a0€760.38 too much.',
  )
  const exact = { ...found, isAbout: false, isAheadAbout: false, isAboutAhead: false }
  expect(wordsOf(exact, { kind: 'projection', amount: 280_000 }, reader).body).toBe(
    '€2,618.58 spent and €141.80 still ahead, and probably €2,800.00 by 30 November: ' +
      '€800.00 too much.',
  )
})
