import { describe, expect, it } from 'vitest'
import type { Entry } from '../model/entry.ts'
import { usedTags } from './used-tags.ts'

const tagged = (...tags: string[]) => ({ tags }) as Partial<Entry> as Entry
const months: Readonly<Record<string, readonly Entry[]>> = {
  '2026-11': [tagged('trip'), tagged('work', 'trip')],
  '2026-10': [tagged('b'), tagged('a'), tagged()],
}

describe('tags in use', () => {
  it('come most used first, then by name', () => {
    const source = { months: Object.keys(months), rowsOf: (month: string) => months[month] ?? [] }
    expect(usedTags(source)).toEqual(['trip', 'a', 'b', 'work'])
  })
})
