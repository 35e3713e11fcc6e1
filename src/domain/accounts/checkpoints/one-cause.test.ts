import { expect, it } from 'vitest'
import { agreementOf } from './agreement.ts'
import type { GapRow } from './explain.ts'
import { withoutEchoes } from './one-cause.ts'

const account = { openingBalance: 1000, openingOn: '2026-05-01' }
const close = (date: string, balance: number) => ({ date, at: 'close' as const, balance })

/** What is told of a book whose bank had 930 at the end of May and of June. */
function told(
  rows: readonly GapRow[],
  ends: readonly [may: number, june: number],
  leftOut: readonly GapRow[] = [],
) {
  const checkpoints = [
    close('2026-05-15', 1000),
    close('2026-05-31', ends[0]),
    close('2026-06-30', ends[1]),
  ]
  const { breaks } = agreementOf({ account, rows, leftOut, elsewhere: [], checkpoints })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return withoutEchoes(breaks, (id) => byId.get(id)).map(({ until, candidates }) => [
    until,
    candidates.map(({ kind, ids }) => [kind, ...ids].join(' ')),
  ])
}

it('tells once of a row that stands a few days later than the bank has it', () => {
  expect(told([{ id: 'a', date: '2026-06-02', effect: -70 }], [930, 930])).toEqual([
    ['2026-05-31', ['late a']],
  ])
})

it('tells once of a row that the bank booked on the other side of a balance', () => {
  const later = { id: 'a', date: '2026-05-30', effect: -70, bankOn: '2026-06-01' }
  expect(told([{ ...later, isBanks: true }], [1000, 930])).toEqual([['2026-05-31', ['moved a']]])
  const typed = { id: 'a', date: '2026-05-30', effect: -70 }
  expect(told([typed], [1000, 930])).toEqual([['2026-05-31', ['early a']]])
  const line = { id: 'l', date: '2026-06-01', effect: -70 }
  expect(told([typed], [1000, 930], [line])).toEqual([['2026-05-31', ['early a']]])
})

it('leaves two gaps that only happen to cancel out', () => {
  const sooner = { id: 'a', date: '2026-05-20', effect: -70 }
  expect(told([sooner], [1000, 930])).toEqual([
    ['2026-05-31', ['extra a']],
    ['2026-06-30', []],
  ])
  const two = [
    { id: 'a', date: '2026-05-30', effect: -70 },
    { id: 'b', date: '2026-06-10', effect: 70 },
  ]
  expect(told(two, [1000, 1000 - 70])).toEqual([
    ['2026-05-31', ['extra a']],
    ['2026-06-30', ['sign b']],
  ])
  const isBanks = true
  const bank = [{ id: 'a', date: '2026-05-30', effect: -70, isBanks }]
  expect(told(bank, [1000, 930])).toEqual([
    ['2026-05-31', []],
    ['2026-06-30', []],
  ])
})
