import { expect, it } from 'vitest'
import { explain, type GapRow, gapRows } from './explain.ts'

const at = (id: string, effect: number, fields: Partial<GapRow> = {}): GapRow => ({
  ...{ id, date: '2026-05-20', effect, ...fields },
})
const window = { from: '2026-05-13', to: '2026-05-31', isFirst: false }

/** What explains that the bank has so much, where all of these were added to a thousand. */
function explained(balance: number, { rows }: { readonly rows: readonly GapRow[] }) {
  const here = rows.reduce((sum, { effect }) => sum + effect, 1000)
  const told = explain(balance - here, window, gapRows({ rows, leftOut: [], elsewhere: [] }))
  return told.map(({ kind, ids }) => [kind, ...ids].join(' '))
}

it('never by what the bank sent itself, unless the same is here once more', () => {
  const isBanks = true
  expect(explained(1000, { rows: [at('a', -70, { isBanks })] })).toEqual([])
  expect(explained(1021, { rows: [at('a', 12, { isBanks })] })).toEqual([])
  const two = [at('a', -30, { isBanks }), at('b', -40, { isBanks })]
  expect(explained(930 + 70, { rows: two })).toEqual([])
  const typed = [at('c', -30), at('d', -40)]
  expect(explained(930, { rows: [...two, ...typed] })).toEqual([
    ...['pair a b', 'pair a d', 'pair b c', 'pair c d'],
  ])
  const twice = [at('a', -30, { isBanks }), at('b', -30)]
  expect(explained(1000, { rows: twice })).toEqual(['sign b'])
})

it('by the one of two that can go, where a loan or a group has the other', () => {
  const isKept = true
  const rows = [at('loan', -70, { isKept }), at('bank', -70, { isBanks: true })]
  expect(explained(930, { rows })).toEqual(['double bank'])
  expect(explained(1000, { rows: [at('loan', -70, { isKept })] })).toEqual(['extra loan'])
  const more = [at('debt', -20, { isKept }), at('fee', -20, { isBanks: true })]
  expect(explained(910, { rows: [...rows, ...more] })).toEqual(['pair bank fee'])
})

it('by what the bank moved instead of what a rate says, if that is near', () => {
  const isEstimated = true
  expect(explained(898, { rows: [at('flight', -100, { isEstimated })] })).toEqual([
    'converted flight',
  ])
  expect(explained(890, { rows: [at('flight', -100, { isEstimated })] })).toEqual([])
  expect(explained(898, { rows: [at('flight', -100)] })).toEqual([])
})
