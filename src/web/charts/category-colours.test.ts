import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryColours } from './category-colours.ts'
import { colourNames } from './named-colours.ts'

const names = fc.constantFrom(...colourNames)
const book = fc.array(fc.tuple(names, fc.array(names, { maxLength: 9 })), { maxLength: 24 })

const listOf = (tops: readonly (readonly [string, readonly string[]])[]) =>
  tops.flatMap(([color, below], at) => [
    { id: `t${at}`, parentId: null, color },
    ...below.map((own, n) => ({ id: `t${at}c${n}`, parentId: `t${at}`, color: own })),
  ])

describe('the colours of categories', () => {
  it('differ among those on top, and among one and those below it', () => {
    fc.assert(
      fc.property(book, (tops) => {
        const all = listOf(tops)
        const colours = categoryColours(all)
        const distinct = (ids: readonly string[]) => new Set(ids.map((id) => colours.get(id))).size
        const top = all.filter(({ parentId }) => parentId === null).map(({ id }) => id)
        expect(distinct(top)).toBe(top.length)
        for (const id of top) {
          const family = [id, ...all.filter((one) => one.parentId === id).map((one) => one.id)]
          expect(distinct(family)).toBe(family.length)
        }
      }),
    )
  })

  it('are the stored ones where they can be, whatever order they come in', () => {
    const all = listOf([
      ['sky', ['sky', 'sky']],
      ['sky', []],
      ['rose', []],
    ])
    const colours = categoryColours(all)
    expect(colours.get('t0')).toBe(6)
    expect(colours.get('t1')).toBe('6 light')
    expect(colours.get('t2')).toBe(4)
    expect([...categoryColours(all.toReversed())].toSorted()).toEqual([...colours].toSorted())
  })
})
