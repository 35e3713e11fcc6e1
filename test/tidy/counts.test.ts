import { describe, expect, it } from 'vitest'
import { compare, counts, folderSize, mutualFolders, tinyFiles } from './counts.ts'
import type { Source } from './source.ts'

const source = (path: string, text = '') => ({ path, text }) satisfies Source
const files = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, n) => source(`${folder}/f${n}.${ending}`))

const placesOf = (name: keyof typeof counts, ...tree: readonly Source[]) =>
  counts[name]?.places(tree).length

describe('what is counted', () => {
  it('is declared, said or typed in source and not in its tests', () => {
    const parts = 'interface Parts {}\nexport type Parts = 1\ntype PartsOf = 2\n'
    expect(placesOf('types called Parts', source('src/web/a.ts', parts))).toBe(2)
    expect(placesOf('types called Parts', source('src/web/a.test.ts', parts))).toBe(0)
    const asked = "get('/api/rates', `/api/sync`)"
    expect(placesOf('addresses of calls in web', source('src/web/a.ts', asked))).toBe(2)
    expect(placesOf('addresses of calls in web', source('src/server/a.ts', asked))).toBe(0)
    const args = 'readArgs(one, given)\nreadArgs(two, given)'
    expect(placesOf('files that read arguments', source('src/server/goals/a.ts', args))).toBe(1)
    expect(placesOf('files that read arguments', source('src/server/documents/a.ts', args))).toBe(0)
    const guess = "typeof args.id === 'string'"
    const replica = 'src/web/data/replica'
    expect(
      placesOf('arguments guessed by typeof', source(`${replica}/commands/effects.ts`, guess)),
    ).toBe(1)
    expect(
      placesOf('arguments guessed by typeof', source(`${replica}/sync/sender.ts`, guess)),
    ).toBe(0)
  })

  it('is a text that no language but English can show', () => {
    const bare = '<p title="Of a bank">Log in <b>now</b></p>'
    const said = "<p title={say('Of a bank')}>{say('Log in')} · <Say words=\"Now\" /></p>"
    expect(placesOf('bare texts', source('src/web/a.tsx', bare))).toBe(3)
    expect(placesOf('bare texts', source('src/web/a.tsx', said))).toBe(0)
  })

  it('is a folder that holds too much, its tests and sub-folders aside', () => {
    expect(folderSize(files('src/web/ui', 26))).toEqual(['src/web/ui (26)'])
    expect(
      folderSize([
        ...files('src/web/ui', 25),
        ...files('src/web/ui', 25, 'test.ts'),
        ...files('src/web/ui/marks', 25),
      ]),
    ).toEqual([])
  })

  it('is a pair of folders side by side that need each other', () => {
    const list = source('src/web/ledger/list/a.ts', "import { b } from '../sheet/b.ts'")
    const sheet = source('src/web/ledger/sheet/b.ts', "import { a } from '#web/ledger/list/a.ts'")
    const shape = source('src/web/ledger/sheet/b.ts', "import type { A } from '../list/a.ts'")
    const root = source('src/web/ledger/c.ts', "import { a } from './list/a.ts'")
    const up = source('src/web/ledger/list/a.ts', "import { c } from '../c.ts'")
    expect(mutualFolders([list, sheet])).toEqual(['src/web/ledger/list and src/web/ledger/sheet'])
    expect(mutualFolders([list, shape])).toEqual([])
    expect(mutualFolders([root, up])).toEqual([])
  })

  it('is a tiny file with one reader that does not fetch it later', () => {
    const tiny = source('src/web/ui/tiny.ts', 'export const one = 1\n')
    const long = source('src/web/ui/tiny.ts', 'one()\n'.repeat(25))
    const reader = source('src/web/ui/a.ts', "import { one } from './tiny.ts'")
    const second = source('src/web/ui/b.ts', "import { one } from './tiny.ts'")
    const later = source('src/web/ui/a.ts', "const one = await import('./tiny.ts')")
    const test = source('src/web/ui/tiny.test.ts', "import { one } from './tiny.ts'")
    expect(tinyFiles([tiny, reader, test])).toEqual(['src/web/ui/tiny.ts'])
    for (const tree of [[tiny, reader, second], [tiny, later], [long, reader], [tiny]]) {
      expect(tinyFiles(tree)).toEqual([])
    }
  })
})

describe('a ceiling', () => {
  const count = { places: () => [], ceiling: 10, aim: 0 }

  it('is broken by one more, and told to follow when there are fewer', () => {
    expect(compare(count, 11)).toEqual({ isAbove: true, advice: null })
    expect(compare(count, 10)).toEqual({ isAbove: false, advice: null })
    expect(compare(count, 9)).toMatchObject({ isAbove: false, advice: expect.any(String) })
    expect(compare({ ...count, slack: 1 }, 9).advice).toBeNull()
  })

  it('is never below its aim', () => {
    for (const { ceiling, aim } of Object.values(counts))
      expect(ceiling).toBeGreaterThanOrEqual(aim)
  })
})
