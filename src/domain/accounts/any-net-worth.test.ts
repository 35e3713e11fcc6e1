import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proofTimeoutMs, proved } from '#test/support/proved.ts'
import { changeOf, type Given, row, side, visa } from '#test/support/worth-book.ts'
import { dayOfNumber } from '../calendar/day-number.ts'
import type { ChangeRow } from './change-row.ts'
import type { MoveKind } from './moves.ts'

const day = fc.integer({ min: 20_570, max: 20_610 }).map(dayOfNumber)
const amount = fc.integer({ min: 10, max: 5000 })
const accountId = fc.constantFrom('giro', 'visa', 'car', 'left', 'late', null)
const kinds: readonly (MoveKind | 'group-share')[] = [
  ...(['expense', 'income', 'refund', 'settling-income', 'instalment', 'loan-payment'] as const),
  ...(['contribution', 'settlement-in', 'settlement-out', 'group-share'] as const),
]

const randomRow = fc
  .record({ kind: fc.constantFrom(...kinds), amount, date: day, accountId, part: fc.nat(10) })
  .map(({ kind, part, ...one }) => {
    const fields = { ...one, share: part, paid: one.amount, loanId: 'l', goalId: 'g' }
    const bound =
      kind === 'instalment'
        ? { loanPrincipal: part }
        : { expectedBack: kind === 'expense' ? part : null }
    return row(kind, one.amount, { ...fields, ...bound })
  })

const randomTransfer = fc
  .record({
    accounts: fc.uniqueArray(fc.constantFrom('giro', 'visa', 'car', 'left', 'late'), {
      minLength: 2,
      maxLength: 2,
    }),
    amount,
    fee: fc.nat(5),
    left: day,
    came: day,
    open: fc.constantFrom(null, 'from', 'to'),
    reason: fc.constantFrom('outside' as const, 'unexplained' as const),
  })
  .map(({ accounts: [one = '', other = ''], amount: size, fee, left, came, open, reason }) => {
    const from = open === 'from' ? null : side(one, size + fee, left)
    const to = open === 'to' ? null : side(other, size, came)
    const cost = fee > 0 && from ? ({ side: 'from', amount: fee } as const) : null
    return { from, to, fee: cost, reason: open === null ? ('own' as const) : reason }
  })

const randomBook = fc
  .record({
    rows: fc.array(randomRow, { maxLength: 12 }),
    transfers: fc.array(randomTransfer, { maxLength: 5 }),
    valuations: fc.uniqueArray(fc.record({ date: day, value: amount }), {
      selector: ({ date }) => date,
      maxLength: 3,
    }),
    jumpOn: day,
  })
  .map(({ rows, transfers, valuations, jumpOn }) => {
    const sumUntil = (until: string, effectOf: (one: ChangeRow) => number) =>
      rows.filter(({ date }) => date <= until).reduce((sum, one) => sum + effectOf(one), 0)
    const repaid = ({ kind, amount: size, loanPrincipal }: ChangeRow) =>
      kind === 'loan-payment' ? size : (loanPrincipal ?? 0)
    const moved = (effectOf: (one: ChangeRow) => number) =>
      rows.map((one) => ({ date: one.date, effect: effectOf(one) }))
    const owedOn = (on: string) => 90_000 - sumUntil(on, repaid) + (on >= jumpOn ? 77 : 0)
    const groupEffect = ({ kind, amount: size, share = 0, paid = 0 }: ChangeRow) =>
      kind === 'group-share'
        ? paid - share
        : kind === 'settlement-out'
          ? size
          : kind === 'settlement-in'
            ? -size
            : 0
    const given: Given = {
      accounts: [
        {},
        visa,
        { id: 'car', kind: 'asset', valuations },
        { id: 'left', includeInNetWorth: false },
        { id: 'late', openingOn: '2026-05-12' },
      ],
      rows,
      transfers,
      loans: [{ id: 'l', currency: 'EUR', owedOn }],
      goals: [
        {
          ...{ id: 'g', currency: 'EUR', accountId: null },
          moves: moved(({ kind, amount: size }) => (kind === 'contribution' ? size : 0)),
        },
      ],
      groups: [{ currency: 'EUR', moves: moved(groupEffect) }],
    }
    return { given, jumpOn, hasValues: valuations.length > 0 }
  })

describe('the reasons of any change in one currency', () => {
  it(
    'add up to the unit, with nothing left for rates to explain',
    () => {
      fc.assert(
        fc.property(randomBook, day, day, ({ given, jumpOn, hasValues }, one, other) => {
          const [after, until] = one < other ? [one, other] : [other, one]
          const found = changeOf(given, after, until)
          expect(found?.exchange).toBe(0)
          const jumped = after < jumpOn && jumpOn <= until ? -77 : 0
          if (!hasValues) expect([found?.values, found?.interest]).toEqual([0, jumped])
          const { change, earned = 0, spent = 0, lent = 0, past = 0, ...others } = found ?? {}
          const rest = Object.values(others).reduce((sum, part) => sum + part, 0)
          expect(change).toBe(earned - spent - lent - past + rest)
        }),
        proved(300),
      )
    },
    proofTimeoutMs,
  )
})
