import { describe, expect, it } from 'vitest'
import { newDraft } from './draft.ts'
import { startFor } from './period-fields.tsx'
import { deficitExample, surplusExample } from './rollover-fields.tsx'

const draft = { ...newDraft('EUR', '2026-11-18'), amount: '300' }

describe('the examples of what happens between two periods', () => {
  it('speak of the amount that was typed', () => {
    expect(surplusExample({ ...draft, surplus: 'keep' }, 'en-GB')).toBe(
      'If €30.00 of €300.00 is left, the next month has €330.00.',
    )
    expect(surplusExample({ ...draft, surplus: 'reset', period: 'weekly' }, 'en-GB')).toBe(
      'If €30.00 of €300.00 is left, the next week has €300.00.',
    )
    expect(surplusExample({ ...draft, surplus: 'cap', cap: '12' }, 'en-GB')).toBe(
      'If €30.00 of €300.00 is left, the next month has €312.00.',
    )
    expect(deficitExample({ ...draft, deficit: 'carry' }, 'en-GB')).toBe(
      'If you spend €30.00 too much, the next month has €270.00.',
    )
  })

  it('have an amount of their own until one was typed, also without decimals', () => {
    const yen = { ...draft, currency: 'JPY', amount: '', deficit: 'forgive' } as const
    expect(deficitExample(yen, 'en-GB')).toBe(
      'If you spend JP¥40 too much, the next month has JP¥400.',
    )
  })
})

describe('the proposed first day', () => {
  it('is the beginning of what most people call the period', () => {
    const today = '2026-11-18'
    expect(startFor('weekly', today)).toBe('2026-11-16')
    expect(startFor('monthly', today)).toBe('2026-11-01')
    expect(startFor('quarterly', today)).toBe('2026-10-01')
    expect(startFor('yearly', today)).toBe('2026-01-01')
    expect(startFor('custom', today)).toBe(today)
  })
})
