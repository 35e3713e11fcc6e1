import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveTo, type Placed, sortAtEnd, sortMost } from './reorder.ts'

const placed = (...sorts: readonly number[]): readonly Placed[] =>
  sorts.map((sort, index) => ({ id: `c${index}`, sort }))

/** As a list shows them: by number, then by name. */
const shown = (all: readonly Placed[]) =>
  all.toSorted((a, b) => a.sort - b.sort || a.id.localeCompare(b.id))
const ids = (all: readonly Placed[]) => all.map(({ id }) => id)

describe('a new place', () => {
  it('changes one number where there is room', () => {
    expect(moveTo(placed(10, 20, 30), 'c2', 1)).toEqual([{ id: 'c2', sort: 15 }])
    expect(moveTo(placed(10, 20, 30), 'c0', 2)).toEqual([{ id: 'c0', sort: 40 }])
    expect(moveTo(placed(10, 20, 30), 'c2', 0)).toEqual([{ id: 'c2', sort: 0 }])
  })

  it('counts all anew where there is none', () => {
    expect(moveTo(placed(0, 0, 0), 'c2', 0)).toEqual([
      { id: 'c2', sort: 10 },
      { id: 'c0', sort: 20 },
      { id: 'c1', sort: 30 },
    ])
  })

  it('is nothing where it already stands, or is not there', () => {
    expect(moveTo(placed(10, 20), 'c1', 1)).toEqual([])
    expect(moveTo(placed(10, 20), 'c1', 5)).toEqual([])
    expect(moveTo(placed(10, 20), 'c9', 0)).toEqual([])
  })

  it('is where it was asked for, whatever the numbers were', () => {
    const sorts = fc.array(fc.oneof(fc.nat(3), fc.nat(sortMost)), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(sorts, fc.nat(), fc.nat(), (numbers, which, where) => {
        const siblings = shown(placed(...numbers))
        const one = siblings[which % siblings.length]
        const at = where % siblings.length
        if (!one) return
        const changes = new Map(moveTo(siblings, one.id, at).map((change) => [change.id, change]))
        const after = shown(siblings.map((sibling) => changes.get(sibling.id) ?? sibling))
        const wanted = ids(siblings.filter((sibling) => sibling !== one)).toSpliced(at, 0, one.id)
        expect(ids(after)).toEqual(wanted)
        expect(after.every(({ sort }) => sort >= 0 && sort <= sortMost)).toBe(true)
      }),
    )
  })
})

describe('one more at the end', () => {
  it('stands after the others', () => {
    expect(sortAtEnd([])).toBe(10)
    expect(sortAtEnd(placed(10, 250))).toBe(260)
    expect(sortAtEnd(placed(sortMost))).toBe(sortMost)
  })
})
