import { describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import {
  changing,
  creates,
  createsInTurn,
  creating,
  inTurn,
  nothing,
  removing,
  updates,
} from './write.ts'

const view = { id: 'v', name: 'Year', search: 'range=year', createdAt: 'long ago' }

describe('a write', () => {
  it('of a new one is taken back by deleting it', () => {
    const doc = { id: 'v', name: 'Year', search: '' }
    expect(creating('saved_views', [doc])).toEqual({
      commands: [{ name: 'saved_views.create', args: { doc } }],
      undo: [{ name: 'saved_views.delete', args: { id: 'v' } }],
    })
  })

  it('of a change says only what differs, there and back', () => {
    const changed = { row: view, fields: { name: 'Month', search: 'range=year' } }
    expect(changing('saved_views', [changed])).toEqual({
      commands: [{ name: 'saved_views.update', args: { id: 'v', patch: { name: 'Month' } } }],
      undo: [{ name: 'saved_views.update', args: { id: 'v', patch: { name: 'Year' } } }],
    })
  })

  it('is nothing when nothing differs, in whatever order the names of a value stand', () => {
    const row = { id: 'l', rateChanges: [{ from: '2026-01-01', rateBps: 100 }] }
    const fields = { rateChanges: [{ rateBps: 100, from: '2026-01-01' }] }
    expect(changing('loans', [{ row, fields }])).toEqual(nothing)
  })

  it('of a removal brings back the same id with all a person may write, and no more', () => {
    const { createdAt: _, ...doc } = view
    expect(removing('saved_views', [view])).toEqual({
      commands: [{ name: 'saved_views.delete', args: { id: 'v' } }],
      undo: [{ name: 'saved_views.create', args: { doc } }],
    })
  })

  it('of many goes in as few commands as the server takes', () => {
    const rows = Array.from({ length: limits.batchOperations + 1 }, (_, at) => ({ id: `${at}` }))
    const { commands } = removing('saved_views', rows)
    expect(commands.map(({ name }) => name)).toEqual(Array(2).fill('saved_views.deleteMany'))
    expect(commands.flatMap(({ args }) => args.ids)).toHaveLength(rows.length)
  })

  it('of a hundred thousand new ones makes each batch only when its turn comes', () => {
    const made: number[] = []
    const docFor = (at: number) => ({ id: String(made.push(at)) })
    const rows = Array.from({ length: 2 * limits.batchOperations + 100 }, (_, at) => at)
    const commands = createsInTurn('incomes', rows, docFor)
    const [first, ...rest] = [commands.next(), made.length, ...commands]
    expect(first).toMatchObject({ value: { name: 'incomes.createMany' } })
    expect(rest[0]).toBe(limits.batchOperations)
    expect(made).toEqual(rows)
    expect(rest.slice(1)).toHaveLength(2)
  })

  it('of nothing needs no command', () => {
    expect([...creates('incomes', []), ...updates('incomes', [])]).toEqual([])
  })

  it('after another is taken back before it', () => {
    const both = inTurn([creating('goals', [{ id: 'a' }]), removing('goals', [{ id: 'b' }])])
    expect(both.commands.map(({ name }) => name)).toEqual(['goals.create', 'goals.delete'])
    expect(both.undo.map(({ name }) => name)).toEqual(['goals.create', 'goals.delete'])
    expect(both.undo.map(({ args }) => args.id ?? args.doc)).toEqual([{ id: 'b' }, 'a'])
  })
})
