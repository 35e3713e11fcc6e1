import { describe, expect, it } from 'vitest'
import { plainConventions } from '#domain/loans/terms.ts'
import { countingFields, differenceWords } from './reconcile.ts'

describe('how a lender counts', () => {
  const plain = countingFields({
    dayCount: '30/360',
    compounding: 'periodic',
    conventions: plainConventions,
  })

  it('is said in words, only where it differs', () => {
    expect(differenceWords(plain, plain)).toEqual([])
    const other = { ...plain, dayCount: 'act/360', interestRounding: 'half-even' } as const
    expect(differenceWords(plain, other)).toEqual([
      'Days: Real days of a 360-day year (act/360)',
      'Interest rounded: To the nearest, halves to even',
    ])
  })
})
