import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyOf, joinHistories, type TaughtRow } from './history.ts'
import { proposeCategory, reasonWords, type Teachers } from './propose.ts'
import { type CategoryRule, ruleBookFor } from './rules.ts'

let rowsMade = 0
const row = (description: string, categoryId: string | null, more: Partial<TaughtRow> = {}) => {
  rowsMade += 1
  const id = String(rowsMade).padStart(6, '0')
  return { id, description, categoryId, date: '2026-11-01', ...more } satisfies TaughtRow
}
const many = (times: number, description: string, categoryId: string) =>
  Array.from({ length: times }, (_, at) => row(`${description} ${at}`, categoryId))

const taught = (rows: readonly TaughtRow[], rules: readonly CategoryRule[] = []): Teachers => ({
  rules: ruleBookFor(rules, 'expense'),
  history: historyOf(rows),
  isUsable: (id) => id !== 'archived',
})

const said = (teachers: Teachers, text: string) => {
  const proposal = proposeCategory(teachers, [text])
  return proposal && reasonWords(proposal.reason, proposal.categoryId)
}

describe('learning from history', () => {
  it('says how often a name was in a category', () => {
    const teachers = taught(many(12, 'REWE', 'Groceries'))
    expect(said(teachers, 'rewe 4711')).toBe('rewe was Groceries 12 of 12 times')
  })

  it('takes the last one when there is no habit yet', () => {
    const lunches = [
      row('Lunch', 'Food', { date: '2026-10-01' }),
      row('Lunch', 'Work', { date: '2026-11-01' }),
    ]
    expect(said(taught(lunches), 'lunch')).toBe('Last time lunch was Work')
    expect(said(taught(lunches.slice(0, 1)), 'lunch')).toBe('Last time lunch was Food')
  })

  it('knows how a name begins only after enough rows agree', () => {
    const twice = [row('Lidl Köln', 'Groceries'), row('Lidl Bonn', 'Groceries')]
    expect(said(taught(twice), 'LIDL Mainz')).toBeNull()
    const thrice = [...twice, row('Lidl Trier', 'Groceries')]
    expect(said(taught(thrice), 'LIDL Mainz')).toBe('LIDL was Groceries 3 of 3 times')
    const torn = [...thrice, row('Lidl Reisen', 'Travel')]
    expect(said(taught(torn), 'LIDL Mainz')).toBeNull()
  })

  it('tells names with the same first word apart by the second', () => {
    const rows = [...many(4, 'Deutsche Bahn Nord', 'Trains'), ...many(4, 'Deutsche Post', 'Mail')]
    expect(said(taught(rows), 'DEUTSCHE BAHN Süd')).toBe('DEUTSCHE BAHN was Trains 4 of 4 times')
    expect(said(taught(rows), 'Deutsche Bank')).toBeNull()
  })

  it('learns nothing from split or unsorted rows and proposes nothing archived', () => {
    const rows = [
      row('Market', 'Food', { lines: [{}, {}] }),
      row('Market', null),
      row('Club', 'archived'),
    ]
    expect(said(taught(rows), 'Market')).toBeNull()
    expect(said(taught(rows), 'Club')).toBeNull()
  })

  it('lets a rule speak first', () => {
    const rules: CategoryRule[] = [
      { id: '1', type: 'expense', contains: 'REWE', categoryId: 'Party', active: true },
    ]
    const teachers = taught(many(5, 'REWE', 'Groceries'), rules)
    expect(said(teachers, 'Rewe City')).toBe('Your rule: contains REWE')
  })

  it('shortens a very long name', () => {
    const name = 'Very long description of a very long evening out'
    expect(said(taught([row(name, 'Fun')]), name)).toBe(
      'Last time Very long description of a very… was Fun',
    )
  })
})

describe('learning, whatever the history', () => {
  const someRow = fc.record({
    id: fc.uuid(),
    date: fc.constantFrom('2026-09-01', '2026-10-01', '2026-11-01'),
    description: fc.constantFrom('REWE Köln', 'REWE Bonn', 'REWE', 'Lidl', 'Lunch with Anna', '7'),
    merchant: fc.constantFrom(null, 'REWE', 'Luigi'),
    categoryId: fc.constantFrom(null, 'a', 'b', 'c'),
  })
  const someRows = fc.uniqueArray(someRow, { selector: ({ id }) => id, maxLength: 40 })
  const texts = fc.constantFrom(['REWE Mainz'], ['Lunch'], ['Luigi', 'Lunch with Anna'], ['7'])

  it('does not depend on the order of the rows or on the cut into months', () => {
    fc.assert(
      fc.property(someRows, texts, fc.nat(40), (rows, asked, cut) => {
        const months = [rows.slice(cut), rows.slice(0, cut).toReversed()].map(historyOf)
        const joined = { ...taught([]), history: joinHistories(months) }
        expect(proposeCategory(joined, asked)).toEqual(proposeCategory(taught(rows), asked))
      }),
    )
  })

  it('proposes only what was used, and counts no more than there is', () => {
    fc.assert(
      fc.property(someRows, texts, (rows, asked) => {
        const proposal = proposeCategory(taught(rows), asked)
        if (proposal?.reason.kind !== 'history') return
        const used = rows.filter(({ categoryId }) => categoryId === proposal.categoryId)
        expect(used.length).toBeGreaterThanOrEqual(proposal.reason.times)
        expect(proposal.reason.of).toBeGreaterThanOrEqual(proposal.reason.times)
        expect(proposal.reason.of).toBeLessThanOrEqual(rows.length)
      }),
    )
  })

  it('is only surer when it was right once more', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const asked = ['REWE Köln']
        const before = proposeCategory(taught(rows), asked)
        if (before === null) return
        const right = row('REWE Köln', before.categoryId, { date: '2026-12-01' })
        const after = proposeCategory(taught([...rows, right]), asked)
        expect(after?.categoryId).toBe(before.categoryId)
      }),
    )
  })
})
