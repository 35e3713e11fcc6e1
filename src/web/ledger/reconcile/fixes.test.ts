import { expect, it } from 'vitest'
import { keepBalance } from './fixes.ts'

const typed = { accountId: 'giro', date: '2026-11-18', at: 'close', source: 'typed' }
const deviceWith = (...all: readonly object[]) => ({
  rows: () => new Map(all.map((row, at) => [`${at}`, { id: `${at}`, importId: null, ...row }])),
})
const kept = (...all: readonly object[]) =>
  keepBalance(
    deviceWith(...all),
    { accountId: 'giro', date: '2026-11-18', balance: 264_343 },
    () => 'new',
  )

it('puts right what was typed for the same end of a day', () => {
  const slip = { ...typed, balance: 264_344 }
  expect(kept(slip)).toMatchObject({
    commands: [{ name: 'checkpoints.update', args: { id: '0', patch: { balance: 264_343 } } }],
    undo: [{ name: 'checkpoints.update', args: { id: '0', patch: { balance: 264_344 } } }],
  })
})

it('leaves alone what a file, another day or another account says', () => {
  const others = [
    { ...typed, source: 'ofx', balance: 1 },
    { ...typed, date: '2026-11-17', balance: 1 },
    { ...typed, accountId: 'cash', balance: 1 },
  ]
  expect(kept(...others).commands).toMatchObject([
    { name: 'checkpoints.create', args: { doc: { id: 'new', ...typed, balance: 264_343 } } },
  ])
})
