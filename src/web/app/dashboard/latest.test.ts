import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { type Latest, latestHere, type OwnRows } from './latest.ts'

const row = (id: string, createdAt: string, amount = 100): Row => ({
  id,
  createdAt,
  amount,
  currency: 'EUR',
  date: '2026-11-15',
  description: id,
  categoryId: null,
  tags: [],
})

const answered = (id: string, at: string, from: Latest['from'] = 'expenses'): Latest => ({
  from,
  id,
  groupId: null,
  date: '2026-11-15',
  description: id,
  categoryId: null,
  amount: 100,
  currency: 'EUR',
  at,
})

const own = (rows: readonly Row[]): OwnRows => ({
  find: (table, id) => (table === 'expenses' ? rows.find((one) => one.id === id) : undefined),
  recent: [['expenses', rows]],
})

const idsOf = (all: readonly Latest[]) => all.map(({ id }) => id)

describe('what was written down last', () => {
  const bread = row('bread', '2026-11-15T10:00:00.000Z')

  it('has what only this device knows, first', () => {
    const milk = row('milk', '2026-11-15T11:00:00.000Z')
    const shown = latestHere([answered('bread', '2026-11-15T10:00:00.000Z')], own([bread, milk]))
    expect(idsOf(shown)).toEqual(['milk', 'bread'])
  })

  it('leaves out what is deleted here, and has what is changed here', () => {
    const all = [answered('bread', '2026-11-15T10:00:00.000Z'), answered('gone', '2026-11-14')]
    const shown = latestHere(all, own([{ ...bread, amount: 250 }]))
    expect(shown.map(({ id, amount }) => [id, amount])).toEqual([['bread', 250]])
  })

  it('keeps what is not in the own book, and no older rows', () => {
    const old = row('old', '2026-11-01T10:00:00.000Z')
    const shown = latestHere([answered('dinner', '2026-11-10', 'group_shares')], own([old]))
    expect(idsOf(shown)).toEqual(['dinner'])
  })
})
