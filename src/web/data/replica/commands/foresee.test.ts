import { describe, expect, it } from 'vitest'
import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { Command } from '../types.ts'
import { foresee } from './effects.ts'
import './own-reducers.ts'

type Book = Partial<Record<CollectionName, readonly Row[]>>

const at = '2026-03-31T10:00:00.000Z'
const goal = {
  ...{ id: 'goal', targetAmount: 1000, status: 'active', totalSaved: 300, milestone: 25 },
  ...{ lastContributionAt: null, updatedAt: '2026-03-01T10:00:00.000Z' },
}
const move = { goalId: 'goal', id: 'new', amount: 200, date: '2026-03-31' }

function shown(book: Book, name: string, args: Command['args']) {
  const patches = foresee({ key: name, name, args, at, state: 'queued' }, 'me', {
    row: (table, id) => book[table]?.find((row) => row.id === id) ?? null,
    all: (table) => book[table] ?? [],
  })
  return Object.fromEntries(patches.map(({ table, id, row }) => [`${table} ${id}`, row]))
}

describe('a command with a reducer', () => {
  it('shows what it does, with the defaults and stamps of the collection', () => {
    // As an older build queued it, before a contribution could be what was there already.
    expect(shown({ goals: [goal] }, 'goals.contribute', move)).toEqual({
      'contributions new': {
        ...move,
        ...{ kind: 'contribution', note: null, isOpening: false, by: 'me', createdAt: at },
        ...{ accountId: null, transferId: null },
      },
      'goals goal': {
        ...goal,
        ...{ totalSaved: 500, milestone: 50, lastContributionAt: at, updatedAt: at },
      },
    })
  })

  it('shows nothing more once what it makes has landed', () => {
    const landed = { goals: [goal], contributions: [{ ...move, kind: 'contribution' }] }
    expect(shown(landed, 'goals.contribute', move)).toEqual({})
  })

  it('shows only rows that are others than before', () => {
    const row = { ...move, kind: 'contribution', note: null }
    const book = { goals: [goal], contributions: [row] }
    const args = { id: 'new', patch: { note: 'Gift' } }
    expect(shown(book, 'goals.changeContribution', args)).toEqual({
      'contributions new': { ...row, note: 'Gift' },
    })
  })

  it.each([
    ['goals.withdraw', { ...move, amount: 301 }],
    ['goals.contribute', { ...move, goalId: 'gone' }],
    ['goals.removeContribution', { id: 'gone' }],
    ['goals.restore', {}],
    ['goals.restore', { doc: { id: 'x' }, contributions: 'all' }],
    ['goals.changeContribution', {}],
  ])('shows nothing of what is refused or cannot be read: %s %j', (name, args) => {
    expect(shown({ goals: [goal] }, name, args)).toEqual({})
  })
})

describe('money moved between budgets', () => {
  const budget = { currency: 'EUR', startOn: '2026-01-01', endOn: null, moves: [] }
  const budgets = [
    { ...budget, id: 'food' },
    { ...budget, id: 'fun', moves: null },
    { ...budget, id: 'trip', currency: 'USD' },
  ]
  const between = { id: 'move', fromId: 'food', toId: 'fun', amount: 500, on: '2026-03-31' }

  it('is in both, and in neither when it is taken back', () => {
    const moved = shown({ budgets }, 'budgets.move', between)
    const { id, on, amount } = between
    expect(moved).toMatchObject({
      'budgets food': { moves: [{ id, on, amount: -amount, otherId: 'fun' }] },
      'budgets fun': { moves: [{ id, on, amount, otherId: 'food' }] },
    })
    const after = Object.values(moved) as Row[]
    expect(shown({ budgets: after }, 'budgets.undoMove', between)).toMatchObject({
      'budgets food': { moves: [] },
      'budgets fun': { moves: [] },
    })
    expect(shown({ budgets: after }, 'budgets.move', between)).toEqual({})
  })

  it.each([
    { ...between, toId: 'trip' },
    { ...between, toId: 'food' },
    { ...between, on: '2025-12-31' },
  ])('is not shown where the server refuses it: %j', (args) => {
    expect(shown({ budgets }, 'budgets.move', args)).toEqual({})
  })
})

describe('a document that others belong to', () => {
  it('takes them with it', () => {
    const book = {
      goals: [goal],
      contributions: [move, { ...move, id: 'other', goalId: 'another' }],
    }
    const gone = { 'contributions new': null, 'goals goal': null }
    expect(shown(book, 'goals.delete', { id: 'goal' })).toEqual(gone)
    expect(shown(book, 'goals.deleteMany', { ids: ['goal'] })).toEqual(gone)
  })
})
