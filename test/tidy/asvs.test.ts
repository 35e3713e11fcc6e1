import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asvsIds } from './asvs.data.ts'
import { asvsComplaints, asvsRows, countsOf, pathsIn, toldCounts } from './asvs.ts'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const rows = asvsRows(text)
const levels = [1, 2] as const

/** Not met at the first level, each with its reason; another one is a step back. */
const unmetAtFirst = ['15.2.1']

describe('docs/asvs.md', () => {
  it.each(levels)('has every requirement of level %i once', (level) => {
    const told = rows.filter((row) => row.level === level).map(({ id }) => id)
    expect(told).toEqual(asvsIds[level])
  })

  it.each(levels)('counts those of level %i right', (level) => {
    expect(toldCounts(text, level)).toEqual(countsOf(rows, level))
  })

  it('names only files that are there', () => {
    const gone = rows.flatMap(({ id, shown }) =>
      pathsIn(shown).flatMap((path) => (existsSync(join(root, path)) ? [] : [`${id}: ${path}`])),
    )
    expect(gone).toEqual([])
  })

  it('shows what is met, and says why the rest is not', () => {
    expect(rows.flatMap(asvsComplaints)).toEqual([])
  })

  it('falls short of the first level in nothing new', () => {
    const unmet = rows.filter(({ level, state }) => level === 1 && state === 'not met')
    expect(unmet.map(({ id }) => id)).toEqual(unmetAtFirst)
  })
})

describe('a list like it is looked at', () => {
  const table = [
    '| 1     | 1 | 1 | 0 |',
    '| 1.2.1 | 1 | asks | met | `test/a.test.ts`, `src/b.ts` |',
    '| 1.2.2 | 1 | asks | not met | no |',
    '| 1.2.3 | 2 | asks | met | surely |',
  ].join('\n')

  it('reads lines, counts and paths', () => {
    const read = asvsRows(table)
    expect(read.map(({ id }) => id)).toEqual(['1.2.1', '1.2.2', '1.2.3'])
    expect(read.map(({ shown }) => pathsIn(shown))).toEqual([
      ['test/a.test.ts', 'src/b.ts'],
      [],
      [],
    ])
    expect(toldCounts(table, 1)).toEqual(countsOf(read, 1))
    expect(countsOf(read, 2)).toEqual([1, 0, 0])
  })

  it('finds what nothing shows, and what has no reason', () => {
    expect(asvsRows(table).flatMap(asvsComplaints)).toEqual([
      '1.2.2: no reason',
      '1.2.3: nothing shows it',
    ])
  })
})
