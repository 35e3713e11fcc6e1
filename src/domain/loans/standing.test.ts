import { describe, expect, it } from 'vitest'
import type { DatedRow } from './loan-plan.ts'
import { standingOf } from './standing.ts'

const days = ['2026-10-10', '2026-11-10', '2026-12-10', '2027-01-10']
const rows = days.map((date, at) => ({
  ...{ period: at + 1, date, payment: 100_00, principal: 100_00, interest: 0, extra: 0, fees: 0 },
  balance: (3 - at) * 100_00,
})) as unknown as readonly DatedRow[]

const standing = (trackFrom: string, dealtWith: readonly string[]) =>
  standingOf(rows, 400_00, { trackFrom, dealtWith: new Set(dealtWith), paidOf: new Map() })

describe('what is still owed', () => {
  it('is what is left after those that count as paid and those that are', () => {
    expect(standing('2026-11-16', [])).toMatchObject({ nextDueOn: '2026-12-10', balance: 200_00 })
    expect(standing('2026-11-16', ['2026-12-10']).balance).toBe(100_00)
  })

  it('counts what was paid for later instalments while an older one is open', () => {
    expect(standing('2026-10-01', ['2026-12-10', '2027-01-10'])).toMatchObject({
      nextDueOn: '2026-10-10',
      balance: 200_00,
    })
  })
})
