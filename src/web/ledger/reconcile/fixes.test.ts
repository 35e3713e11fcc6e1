import { expect, it } from 'vitest'
import { fixOf, keepBalance } from './fixes.ts'

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

it('moves a transfer here that is in another account, unless it has a side here already', () => {
  const side = { accountId: 'visa', amount: 500, date: '2026-11-10', kept: null }
  const at = { after: null, until: '2026-11-18', gap: -500, candidates: [] }
  const parts = { account: { id: 'giro', currency: 'EUR' }, at, newId: () => 'new' }
  const fixed = (to: object | null) => {
    const source = { is: 'transfer', side: 'from', row: { id: 't', from: side, to } }
    const found = new Map([['t', { gap: { id: 't', date: side.date, effect: -500 }, source }]])
    return fixOf({ kind: 'elsewhere', ids: ['t'] }, found as never, parts as never)
  }
  const moved = { id: 't', patch: { from: { ...side, accountId: 'giro' } } }
  expect(fixed(null)?.commands).toEqual([{ name: 'transfers.update', args: moved }])
  expect(fixed({ ...side, accountId: 'giro' })).toBeNull()
})

it('keeps the fee of the side that stays, where the other one is removed', () => {
  const side = { accountId: 'giro', amount: 500, date: '2026-11-10', kept: null }
  const at = { after: null, until: '2026-11-18', gap: -500, candidates: [] }
  const parts = { account: { id: 'giro', currency: 'EUR' }, at, newId: () => 'new' }
  const leftOf = (name: 'from' | 'to') => {
    const fee = { side: name, amount: 10, categoryId: null }
    const row = { id: 't', from: side, to: side, fee }
    const source = { is: 'transfer', side: 'to', row }
    const found = new Map([['t', { gap: { id: 't', date: side.date, effect: 500 }, source }]])
    return fixOf({ kind: 'extra', ids: ['t'] }, found as never, parts as never)?.commands[0]?.args
  }
  const patch = { to: null, reason: 'outside' }
  expect(leftOf('from')).toEqual({ id: 't', patch })
  expect(leftOf('to')).toEqual({ id: 't', patch: { ...patch, fee: null } })
})

it('brings a line of a statement back with the category an import would propose', () => {
  const row = { id: 'l', effect: -320, date: '2026-11-03', text: 'Kaffee', bankId: 'b' }
  const gap = { id: 'l', date: row.date, effect: -320 }
  const found = new Map([['l', { gap, source: { is: 'left-out', row } }]])
  const at = { after: null, until: '2026-11-18', gap: -320, candidates: [] }
  const categoryOf = (text: string, effect: number) =>
    text === 'Kaffee' && effect < 0 ? 'coffee' : null
  const account = { id: 'giro', kind: 'current', currency: 'EUR' }
  const parts = { account, at, newId: () => 'new', categoryOf }
  const write = fixOf({ kind: 'missing', ids: ['l'] }, found as never, parts as never)
  expect(write?.commands).toMatchObject([
    { name: 'expenses.create', args: { doc: { id: 'l', categoryId: 'coffee' } } },
  ])
})

it('writes what the bank moved where a rate was a little off', () => {
  const row = { id: 'flight', currency: 'GBP', amount: 8999, accountAmount: null }
  const gap = { id: 'flight', date: '2026-11-10', effect: -10_486, isEstimated: true }
  const found = new Map([['flight', { gap, source: { is: 'entry', table: 'expenses', row } }]])
  const at = { after: null, until: '2026-11-18', gap: -234, candidates: [] }
  const account = { id: 'giro', currency: 'EUR' }
  const parts = { account, at, newId: () => 'new' } as unknown as Parameters<typeof fixOf>[2]
  const write = fixOf({ kind: 'converted', ids: ['flight'] }, found as never, parts)
  const command = (accountAmount: number | null) => ({
    name: 'expenses.update',
    args: { id: 'flight', patch: { accountAmount } },
  })
  expect(write?.commands).toMatchObject([command(10_720)])
  expect(write?.undo).toMatchObject([command(null)])
})
