import { describe, expect, it } from 'vitest'
import { axisBucket } from './bucket-words.ts'

describe('below a bar', () => {
  it('stands the year where the bars are of more than one', () => {
    const within = { by: 'week', from: '2026-03-01', to: '2026-05-01' } as const
    expect(axisBucket('2026-03-02', within, 'en-GB')).toBe('2 Mar')
    const across = { by: 'week', from: '2025-12-01', to: '2026-02-01' } as const
    expect(axisBucket('2025-12-29', across, 'en-GB')).toBe('29 Dec 25')
    expect(axisBucket('2025-12-29', { ...across, by: 'year' }, 'en-GB')).toBe('2025')
  })
})
