import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { userScope } from '#contract/scope.ts'
import type { Row } from '#contract/sync.ts'
import { newId } from '#web/data/new-id.ts'
import { toColumns } from './columns.ts'
import { Disk, type Reader } from './disk.ts'
import { openStore } from './store.ts'

const scope = userScope('u1')
const inMonth = (month: string, ids: readonly string[]) => ({
  part: { scope, table: 'expenses', month } as const,
  columns: toColumns(ids.map((id) => ({ id, date: `${month}-01` }))),
})

async function world() {
  const store = await openStore(newId())
  const writer = new Disk(store)
  const write = (cursor: number, months: Readonly<Record<string, readonly string[]>>) =>
    writer.save(() => ({
      cursors: { [scope]: cursor },
      records: Object.entries(months).map(([month, ids]) => inMonth(month, ids)),
    }))
  return { disk: new Disk(store), write }
}

/** Notes what is known at every moment there is something to show. */
function noting(between: () => Promise<void>) {
  const known: string[] = []
  const seen: string[] = []
  const reader: Reader = {
    part: (_part, rows: readonly Row[]) => known.push(...rows.map(({ id }) => id)),
    more: () => seen.push(known.join('')),
    shown: between,
    startOver: async () => {
      known.length = 0
    },
  }
  return { reader, known, seen }
}

const nothing = async () => undefined

describe('reading the disk', () => {
  it('gives the newest months first, then the others', async () => {
    const { disk, write } = await world()
    await write(7, { '2026-01': ['a'], '2026-02': ['b'], '2026-03': ['c'], '2026-04': ['d'] })
    const { reader, seen } = noting(nothing)
    expect(await disk.load(reader, 2)).toEqual({ [scope]: 7 })
    expect(seen).toEqual(['dc', 'dcba'])
  })

  it('tells of a long book a few times, not of every month', async () => {
    const { disk, write } = await world()
    const months = Array.from({ length: 32 }, (_, at) => [`${2000 + at}-01`, ['x']] as const)
    await write(1, Object.fromEntries(months))
    const { reader, seen } = noting(nothing)
    await disk.load(reader, 1)
    expect(seen.map((text) => text.length)).toEqual([1, 2, 4, 8, 16, 32])
  })

  it('begins again when another tab wrote in between, so that no row is lost', async () => {
    const { disk, write } = await world()
    await write(1, { '2026-01': ['a', 'b'], '2026-02': ['c'] })
    const { reader, known } = noting(() => write(2, { '2026-01': ['b'], '2026-02': ['a', 'c'] }))
    expect(await disk.load(reader, 1)).toEqual({ [scope]: 2 })
    expect([...known].sort()).toEqual(['a', 'b', 'c'])
  })

  it('forgets what it read when the disk was emptied in between', async () => {
    const { disk, write } = await world()
    await write(1, { '2026-01': ['a'], '2026-02': ['b'] })
    const { reader, known } = noting(() => write(2, { '2026-01': [], '2026-02': [] }))
    expect(await disk.load(reader, 1)).toEqual({ [scope]: 2 })
    expect(known).toEqual([])
  })
})
