import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import type { QueuedCommand } from '../types.ts'
import { registerEffect } from './effects.ts'
import { Overlay } from './overlay.ts'

const queued = (
  key: string,
  name: string,
  args: QueuedCommand['args'],
  seq?: number,
): QueuedCommand => {
  const base: QueuedCommand = { key, name, args, at: '2026-01-01T00:00:00.000Z', state: 'queued' }
  return seq === undefined ? base : { ...base, seq }
}

it('works a noun’s own command out again when a row it only read has changed', () => {
  const truth = new Map<string, Row>([['a', { id: 'a', amount: 5 }]])
  registerEffect('test.double', (read, { from, to }) => {
    const amount = Number(read.row('expenses', String(from))?.amount) * 2
    return [{ table: 'expenses', id: String(to), row: { id: String(to), amount } }]
  })
  const overlay = new Overlay('me', {
    row: (_table, id) => truth.get(id) ?? null,
    all: () => truth.values(),
  })
  overlay.add(queued('k', 'test.double', { from: 'a', to: 'b' }))
  expect(overlay.row('expenses', 'b')).toEqual({ id: 'b', amount: 10 })
  truth.set('a', { id: 'a', amount: 7 })
  expect(overlay.touches('expenses', 'a')).toBe(true)
  overlay.rebuild()
  expect(overlay.row('expenses', 'b')).toEqual({ id: 'b', amount: 14 })
})

it('puts commands in the order of the disk once that is known', () => {
  const overlay = new Overlay('me', { row: () => ({ id: 'a', amount: 0 }), all: () => [] })
  const change = (key: string, amount: number, seq?: number) =>
    queued(key, 'expenses.update', { id: 'a', patch: { amount } }, seq)
  overlay.add(change('mine', 1))
  overlay.add(change('theirs', 2, 4))
  expect(overlay.row('expenses', 'a')).toMatchObject({ amount: 2 })
  expect(overlay.amend(new Map([['mine', change('mine', 1, 5)]]))).toBe(true)
  overlay.rebuild()
  expect(overlay.row('expenses', 'a')).toMatchObject({ amount: 1 })
})

it('has no effect for a command nobody described', () => {
  const overlay = new Overlay('me', { row: () => null, all: () => [] })
  expect(overlay.add(queued('k', 'expenses.constructor', {}))).toEqual([])
  expect(overlay.add(queued('l', 'nothing.create', { doc: { id: 'x' } }))).toEqual([])
  expect(overlay.add(queued('m', 'expenses.create', { doc: 'x' }))).toEqual([])
})
