import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../calendar/day-number.ts'
import {
  type BalanceRow,
  type CamtBalance,
  camtCheckpoints,
  columnCheckpoints,
  ofxCheckpoints,
} from './statement-balances.ts'

const open = (date: string, balance: number) => ({ date, at: 'open', balance })
const close = (date: string, balance: number) => ({ date, at: 'close', balance })

describe('the balances of a statement', () => {
  it('of OFX are its ledger balance', () => {
    expect(ofxCheckpoints({ asOf: '2026-05-31', amount: -55 })).toEqual([close('2026-05-31', -55)])
    expect(ofxCheckpoints(null)).toEqual([])
  })

  const booked = (
    code: string,
    date: string,
    amount: number,
    side: CamtBalance['side'] = 'CRDT',
  ) => ({
    ...{ code, date, amount, side },
  })

  it('of CAMT are those that are booked, below zero when owed', () => {
    const balances = [
      booked('CLBD', '2026-05-31', 70, 'DBIT'),
      booked('OPBD', '2026-04-30', 20),
      booked('PRCD', '2026-04-30', 20),
      ...['CLAV', 'ITBD', 'FWAV', 'OPAV'].map((code) => booked(code, '2026-05-31', 9)),
    ]
    const ends = [close('2026-04-30', 20), close('2026-05-31', -70)]
    expect(camtCheckpoints({ from: '2026-05-01', balances, rows: [] })).toEqual(
      ends.toSpliced(1, 0, open('2026-05-01', 20)),
    )
    const rows = [
      { date: '2026-05-02', isPending: true },
      { date: '2026-05-07' },
      { date: '2026-05-03' },
    ]
    expect(camtCheckpoints({ from: null, balances, rows })).toEqual(
      ends.toSpliced(1, 0, open('2026-05-03', 20)),
    )
    expect(camtCheckpoints({ from: null, balances, rows: rows.slice(0, 1) })).toEqual(ends)
  })

  const rows: readonly BalanceRow[] = [
    { date: '2026-05-02', amount: -10, balance: 90 },
    { date: '2026-05-02', amount: -20, balance: 70 },
    { date: '2026-05-04', amount: 30, balance: 100 },
  ]
  const proven = [open('2026-05-02', 100), close('2026-05-02', 70), close('2026-05-04', 100)]

  it('of a table are taken in the order in which its column proves itself', () => {
    expect(columnCheckpoints(rows)).toEqual(proven)
    expect(columnCheckpoints(rows.toReversed())).toEqual(proven)
    const announced = { date: '2026-05-05', amount: 5, balance: null, isPending: true }
    expect(columnCheckpoints([...rows, announced])).toEqual(proven)
    expect(columnCheckpoints(rows.slice(0, 1))).toEqual([
      open('2026-05-02', 100),
      close('2026-05-02', 90),
    ])
  })

  it('of a table are none where a step is off, a cell is empty or days run both ways', () => {
    expect(columnCheckpoints([])).toEqual([])
    expect(columnCheckpoints(rows.toSpliced(1, 1))).toEqual([])
    expect(
      columnCheckpoints(rows.with(2, { date: '2026-05-04', amount: 30, balance: null })),
    ).toEqual([])
    expect(
      columnCheckpoints(rows.with(2, { date: '2026-05-01', amount: 30, balance: 100 })),
    ).toEqual([])
  })

  it('of a table are none where both orders would do and differ', () => {
    const there = { date: '2026-05-02', amount: 10, balance: 100 }
    const back = { date: '2026-05-02', amount: -10, balance: 90 }
    expect(columnCheckpoints([there, back])).toEqual([])
    expect(columnCheckpoints([there, { ...back, date: '2026-05-03' }])).toEqual([
      ...[open('2026-05-02', 90), close('2026-05-02', 100), close('2026-05-03', 90)],
    ])
  })

  it('of any table are right at the end of every day', () => {
    const step = fc.tuple(fc.nat(2), fc.integer({ min: -100, max: 100 }))
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(step, { minLength: 1 }),
        fc.boolean(),
        (start, steps, isTurned) => {
          let [day, balance] = [20_580, start]
          const ends = new Map<string, number>()
          const table = steps.map(([days, amount]) => {
            day += days
            balance += amount
            ends.set(dayOfNumber(day), balance)
            return { date: dayOfNumber(day), amount, balance }
          })
          const found = columnCheckpoints(isTurned ? table.toReversed() : table)
          // Rows of one day that cancel out could be read both ways.
          if (found.length === 0) expect(ends.size).toBe(1)
          for (const { date, at, balance: said } of found) {
            expect(said).toBe(at === 'open' ? start : ends.get(date))
          }
        },
      ),
    )
  })
})
