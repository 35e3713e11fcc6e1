import { describe, expect, it } from 'vitest'
import { samplePlan } from '#test/support/sample-plan.ts'
import { coverInstalments } from './cover-instalments.ts'
import type { DatedRow } from './loan-plan.ts'
import { dueState, instalmentsAhead, interestAhead, standingOf } from './standing.ts'
import { plainConventions } from './terms.ts'

const days = ['2026-10-10', '2026-11-10', '2026-12-10', '2027-01-10']
const rows = days.map((date, at) => ({
  ...{ period: at + 1, date, payment: 110_00, principal: 100_00, interest: 10_00, extra: 0 },
  ...{ fees: 0, balance: (3 - at) * 100_00 },
})) as readonly DatedRow[]

const covered = (trackFrom: string, paid: Readonly<Record<string, number>>) =>
  coverInstalments(
    rows,
    trackFrom,
    Object.entries(paid).map(([date, amount]) => ({
      ...{ id: date, date, amount, type: 'regular', dueOn: null },
    })),
  )
const standing = (trackFrom: string, paid: Readonly<Record<string, number>>) =>
  standingOf(rows, 400_00, covered(trackFrom, paid))

describe('what is still owed', () => {
  it('is what is left after those that count as paid and those that are', () => {
    expect(standing('2026-11-16', {})).toMatchObject({ nextDueOn: '2026-12-10', balance: 200_00 })
    expect(standing('2026-11-16', { '2026-12-10': 110_00 }).balance).toBe(100_00)
  })

  it('is less by what is paid back in part of the next one', () => {
    expect(standing('2026-11-16', { '2026-12-10': 30_00 })).toEqual({
      nextDueOn: '2026-12-10',
      nextDueAmount: 80_00,
      endsOn: '2027-01-10',
      balance: 180_00,
    })
    expect(standing('2026-11-16', { '2026-12-10': 5_00 }).balance).toBe(200_00)
  })

  it('is less by what was paid on top, also where an older instalment is open', () => {
    const extra = rows.map((row, at) => (at === 2 ? { ...row, extra: 40_00 } : row))
    const late = standingOf(extra, 440_00, coverInstalments(extra, '2026-10-01', []))
    expect(late).toMatchObject({ nextDueOn: '2026-10-10', balance: 400_00 })
  })

  it('has the interest of what is open to come, and none that is paid', () => {
    expect(interestAhead(rows, covered('2026-11-16', {}))).toBe(20_00)
    expect(interestAhead(rows, covered('2026-11-16', { '2026-12-10': 4_00 }))).toBe(16_00)
    expect(interestAhead(rows, covered('2026-11-16', { '2026-12-10': 112_00 }))).toBe(8_00)
  })
})

it('nobody is late with what is entered by itself', () => {
  expect(dueState({ posting: 'by-hand' }, '2026-10-10', '2026-11-17')).toBe('was-due')
  expect(dueState({ posting: 'payment' }, '2026-10-10', '2026-11-17')).toBe('not-entered')
  expect(dueState({ posting: 'expense' }, '2026-10-10', '2026-11-17')).toBe('not-entered')
  expect(dueState({ posting: 'by-hand' }, '2026-11-17', '2026-11-17')).toBe('next')
})

describe('what a loan asks for on days to come', () => {
  const loan = {
    ...samplePlan(),
    ...plainConventions,
    balanceKept: plainConventions.balance,
    fees: [{ name: 'Account', amount: 3_00, when: 'each' }],
  } as const
  const span = { from: '2026-03-16', to: '2026-05-15' }
  const paid = (amount: number) => ({
    ...({ id: 'p', date: '2026-04-01', type: 'regular', effect: null, dueOn: null } as const),
    amount,
  })

  it('has what is open of each instalment on its day, with fees, less what is paid', () => {
    expect(instalmentsAhead(loan, [], '2026-03-16', span)).toEqual([
      { day: '2026-04-15', amount: 863_66 },
      { day: '2026-05-15', amount: 863_66 },
    ])
    expect(instalmentsAhead(loan, [paid(100_00)], '2026-03-16', span)[0]?.amount).toBe(763_66)
  })

  it('has none that is paid, and none of terms that lead nowhere', () => {
    const all = [paid(2 * 863_66)]
    expect(instalmentsAhead(loan, all, '2026-03-16', span)).toEqual([])
    expect(instalmentsAhead({ ...loan, payment: 1 }, [], '2026-03-16', span)).toEqual([])
  })
})
